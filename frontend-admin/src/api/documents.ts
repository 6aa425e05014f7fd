import { adminApi } from './generated';

/** The calls that every document has. A sign of life changes nothing that was read. */
export const documents = adminApi.enhanceEndpoints({ endpoints: { announcePresence: { invalidatesTags: [] } } });
