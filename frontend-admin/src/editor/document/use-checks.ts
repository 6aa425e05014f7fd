import { useEffect, useRef } from 'react';
import { useGetDocumentChecksQuery, type CheckFinding } from '../../api/generated';

/** What the rules say about a draft as it was saved last. */
export interface Checks {
  readonly findings: readonly CheckFinding[];
  /** An answer for the newest state is on its way; until then the findings are those of the state before. */
  readonly isChecking: boolean;
  /** No answer could be had. */
  readonly isFailed: boolean;
  readonly retry: () => void;
}

const none: readonly CheckFinding[] = [];

/** Asks again after every save. */
export function useChecks(documentId: string, version: number): Checks {
  const { data, isFetching, isError, refetch } = useGetDocumentChecksQuery(
    { id: documentId },
    { refetchOnMountOrArgChange: true },
  );
  const asked = useRef(version);
  useEffect(() => {
    // An answer on its way may still be about the version before.
    if (isFetching || asked.current === version) return;
    asked.current = version;
    void refetch();
  }, [version, isFetching, refetch]);
  return { findings: data?.findings ?? none, isChecking: isFetching, isFailed: isError, retry: () => void refetch() };
}
