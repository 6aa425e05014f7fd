import { type CheckCount, type DocumentSummary, adminApi } from '../api/generated';
import type { ListColumn } from '../resource/declarations';
import classes from './DocumentList.module.css';
import { problemsText } from './problems-text';

export type CheckCountsById = ReadonlyMap<string, CheckCount>;

/** Counted anew after all that is done with a document. */
const { useListCheckCountsQuery } = adminApi.enhanceEndpoints({
  endpoints: { listCheckCounts: { providesTags: ['Content', 'Documents'] } },
});

/** The problems of the listed documents, once they are counted. */
export function useCheckCounts(documents: readonly DocumentSummary[]): CheckCountsById {
  const { data } = useListCheckCountsQuery(
    { ids: documents.map(({ id }) => id).join() },
    { skip: documents.length === 0, refetchOnMountOrArgChange: true },
  );
  return new Map(data?.data.map((count) => [count.id, count]));
}

export const checksColumn = (counts: CheckCountsById): ListColumn<DocumentSummary> => ({
  title: 'Checks',
  width: '6rem',
  narrow: 'none',
  cell: ({ id }) => <Problems count={counts.get(id)} />,
});

/** Empty until they are counted. */
function Problems({ count }: { readonly count: CheckCount | undefined }) {
  if (!count) return null;
  const level = count.errors > 0 ? 'block' : count.warnings > 0 ? 'warn' : 'pass';
  return (
    <span className={classes.checks} data-level={level}>
      {level === 'pass' ? 'No problems' : problemsText(count)}
    </span>
  );
}
