import { useAppDispatch } from '@20x/kit';
import { adminApi, type DocumentSummary, type ScheduleRequest } from '../api/generated';
import type { ContentTypeDeclaration } from '../editor/model/content-type';
import type { Successor } from '../editor/publishing/TrashDialog';
import type { BulkTask, Undo } from '../resource/use-bulk-run';
import { Unchanged } from './bulk-reasons';

export type DocumentTask = BulkTask<DocumentSummary>;
type Seen = Pick<DocumentSummary, 'id' | 'version'>;

const { endpoints } = adminApi;

/** What can be done with several documents at once, by the same requests as with one. */
export function useDocumentTasks() {
  const dispatch = useAppDispatch();
  const publish = ({ id, version }: Seen) =>
    dispatch(endpoints.publishDocument.initiate({ id, transitionRequest: { version } })).unwrap();
  const unpublish = ({ id, version }: Seen) =>
    dispatch(endpoints.unpublishDocument.initiate({ id, transitionRequest: { version } })).unwrap();
  const trash = ({ id, version }: Seen, successor: Successor = {}) =>
    dispatch(endpoints.trashDocument.initiate({ id, trashRequest: { ...successor, version } })).unwrap();
  const recover = ({ id, version }: Seen) =>
    dispatch(endpoints.recoverDocument.initiate({ id, recoverRequest: { version, slug: null } })).unwrap();
  const cancelSchedule = ({ id, version }: Seen) =>
    dispatch(endpoints.cancelSchedule.initiate({ id, seenVersion: { version } })).unwrap();

  return {
    publish: task('Publishing', 'published', async (row) => {
      const live = await publish(row);
      // What was live before is not put back by taking the page offline.
      return row.publishedAt ? null : () => unpublish(live);
    }),
    schedule: (times: Omit<ScheduleRequest, 'version'>) =>
      task('Scheduling', 'scheduled', async (row) => {
        const { id, version } = row;
        const scheduleRequest = { ...times, version };
        const planned = await dispatch(endpoints.scheduleDocument.initiate({ id, scheduleRequest })).unwrap();
        return row.publishAt || row.unpublishAt ? null : () => cancelSchedule(planned);
      }),
    unpublish: task('Unpublishing', 'unpublished', async (row) => {
      const offline = await unpublish(row);
      return () => publishAgain(row, offline, publish);
    }),
    trash: (successor: Successor) =>
      task('Moving', 'moved to the trash', async (row) => {
        const trashed = await trash(row, row.publishedAt ? successor : {});
        return async () => {
          const recovered = await recover(trashed);
          if (row.publishedAt) await publishAgain(row, recovered, publish);
        };
      }),
    recover: task('Recovering', 'recovered', async (row) => {
      const recovered = await recover(row);
      return () => trash(recovered);
    }),
  };
}

export const task = (
  doing: string,
  done: string,
  run: (row: DocumentSummary) => Promise<Undo | null>,
): DocumentTask => ({
  doing,
  done,
  run,
});

/** Only a draft without changes is what was live before. */
async function publishAgain(
  { status }: DocumentSummary,
  seen: Seen,
  publish: (document: Seen) => Promise<unknown>,
): Promise<void> {
  if (status !== 'published') throw new Unchanged('It has changes that were not live. Publish it from its editor.');
  await publish(seen);
}

/** Whether an action makes sense for a document. */
export const canBe = {
  published: ({ status }: DocumentSummary) => status !== 'published' && status !== 'trash',
  unpublished: ({ publishedAt }: DocumentSummary) => publishedAt !== null,
  trashed: ({ fixed, deletedAt }: DocumentSummary) => !fixed && deletedAt === null,
  recovered: ({ deletedAt }: DocumentSummary) => deletedAt !== null,
  labeled: ({ deletedAt, type }: DocumentSummary, own: ContentTypeDeclaration) =>
    deletedAt === null && type === own.name,
} as const;
