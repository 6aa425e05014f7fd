import { isApiError, useAppDispatch } from '@20x/kit';
import { adminApi, type ChangeMediaRequest, type MediaItemAnswer, type MediaUse } from '../../api/generated';
import type { BulkTask } from '../../resource/use-bulk-run';
import { reasonOf } from '../../ui/LoadFailure';

export type MediaTask = BulkTask<MediaItemAnswer>;

const { endpoints } = adminApi;
/** The lists are read again once, at the end. */
const quietly = { track: false } as const;

/** What can be done with several files at once. */
export function useMediaTasks() {
  const dispatch = useAppDispatch();
  const change = (id: string, changeMediaRequest: ChangeMediaRequest) =>
    dispatch(endpoints.changeMedia.initiate({ id, changeMediaRequest }, quietly)).unwrap();
  const trash = ({ id }: { readonly id: string }) => dispatch(endpoints.deleteMedia.initiate({ id }, quietly)).unwrap();
  const recover = ({ id }: { readonly id: string }) =>
    dispatch(endpoints.recoverMedia.initiate({ id }, quietly)).unwrap();

  return {
    addTag: (tag: string): MediaTask => ({
      doing: 'Adding to',
      done: 'changed',
      run: async ({ id, version, tags }) => {
        if (tags.includes(tag)) return null;
        const changed = await change(id, { version, tags: [...tags, tag] });
        return () => change(id, { version: changed.version, tags });
      },
    }),
    moveTo: (folder: string): MediaTask => ({
      doing: 'Moving',
      done: 'moved',
      run: async ({ id, version, folder: before }) => {
        const moved = await change(id, { version, folder });
        return () => change(id, { version: moved.version, folder: before });
      },
    }),
    trash: {
      doing: 'Moving',
      done: 'moved to the trash',
      run: async (item) => {
        await trash(item);
        return () => recover(item);
      },
    } satisfies MediaTask,
    recover: {
      doing: 'Recovering',
      done: 'recovered',
      run: async (item) => {
        await recover(item);
        return () => trash(item);
      },
    } satisfies MediaTask,
  };
}

/** Where a file is used, of the refusal to delete it. */
export function usesIn(error: unknown): readonly MediaUse[] {
  if (!isApiError(error)) return [];
  return (error.problem as { readonly uses?: readonly MediaUse[] } | undefined)?.uses ?? [];
}

/** Why one of several files was left as it is: of one that is in use, where. */
export function mediaReasonOf(error: unknown): string {
  const uses = usesIn(error);
  if (uses.length === 0) return reasonOf(error);
  const [first] = uses;
  return uses.length === 1
    ? `It is used on “${first?.title}”.`
    : `It is used on “${first?.title}” and ${uses.length - 1} more.`;
}
