import { useMemo } from 'react';
import { useAppDispatch } from '@20x/kit';
import { adminApi, type RestoreRequest, type ScheduleRequest, type TrashRequest } from '../../api/generated';

/** The calls that every document has. A sign of life changes nothing that was read. */
const { endpoints } = adminApi.enhanceEndpoints({
  endpoints: {
    announcePresence: { invalidatesTags: [] },
    endPresence: { invalidatesTags: [], extraOptions: { unauthorized: 'refuse' } },
  },
});

/** Reads once. It stays subscribed until the answer is there: a write at the same time would drop it otherwise. */
async function once<Answer>(query: { unwrap(): Promise<Answer>; unsubscribe(): void }): Promise<Answer> {
  try {
    return await query.unwrap();
  } finally {
    query.unsubscribe();
  }
}

/** What can be done with a document of any type, by its id. Each call rejects with the API's error. */
export function useDocumentCalls(id: string) {
  const dispatch = useAppDispatch();
  return useMemo(
    () => ({
      newest: (type: string) =>
        once(dispatch(endpoints.getContent.initiate({ type, ref: id }, { forceRefetch: true }))),
      publish: (version: number, note: string | null) =>
        dispatch(endpoints.publishDocument.initiate({ id, transitionRequest: { version, note } })).unwrap(),
      unpublish: (version: number, note: string | null) =>
        dispatch(endpoints.unpublishDocument.initiate({ id, transitionRequest: { version, note } })).unwrap(),
      schedule: (scheduleRequest: ScheduleRequest) =>
        dispatch(endpoints.scheduleDocument.initiate({ id, scheduleRequest })).unwrap(),
      cancelSchedule: (version: number) =>
        dispatch(endpoints.cancelSchedule.initiate({ id, seenVersion: { version } })).unwrap(),
      trash: (version: number, successor: Omit<TrashRequest, 'version'>) =>
        dispatch(endpoints.trashDocument.initiate({ id, trashRequest: { ...successor, version } })).unwrap(),
      history: (page: number) =>
        once(dispatch(endpoints.listHistory.initiate({ id, page, limit: 25 }, { forceRefetch: true }))),
      /** A revision never changes, so it is asked for once. */
      revision: (number: number) => once(dispatch(endpoints.getRevision.initiate({ id, number }))),
      nameRevision: (number: number, name: string | null) =>
        dispatch(endpoints.nameRevision.initiate({ id, number, nameRevisionRequest: { name } })).unwrap(),
      restore: (restoreRequest: RestoreRequest) =>
        dispatch(endpoints.restoreRevision.initiate({ id, restoreRequest })).unwrap(),
      announcePresence: (windowId: string) => dispatch(endpoints.announcePresence.initiate({ id, windowId })).unwrap(),
      endPresence: (windowId: string) => void dispatch(endpoints.endPresence.initiate({ id, windowId })),
      takeOver: (windowId: string) => dispatch(endpoints.takeOverDocument.initiate({ id, windowId })).unwrap(),
    }),
    [dispatch, id],
  );
}

export type DocumentCalls = ReturnType<typeof useDocumentCalls>;
