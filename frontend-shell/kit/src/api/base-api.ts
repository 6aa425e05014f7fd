import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';

/** Answers never go stale: no retry, and no refetch on focus, on reconnect or by time. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  keepUnusedDataFor: Infinity,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  refetchOnMountOrArgChange: false,
  endpoints: () => ({}),
});
