import { useEffect, useRef } from 'react';
import { useGetDocumentChecksQuery, type CheckFinding } from '../../api/generated';
import { isMade, type EditableDocument } from './editable-document';

/** What the rules say about a draft as it was saved last. */
export interface Checks {
  readonly findings: readonly CheckFinding[];
  /** An answer for the newest state is on its way; until then the findings are those of the state before. */
  readonly isChecking: boolean;
  /** No answer could be had. */
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** Asks again after every save. The dialog of a publication asks for the fields named in `asked`. */
export function useChecks(document: EditableDocument, asked: readonly string[]): Checks {
  const { id, version } = document;
  const skip = !isMade(document);
  const { data, isFetching, isError, refetch } = useGetDocumentChecksQuery(
    { id },
    { refetchOnMountOrArgChange: true, skip },
  );
  const checked = useRef(version);
  useEffect(() => {
    // An answer on its way may still be about the version before.
    if (skip || isFetching || checked.current === version) return;
    checked.current = version;
    void refetch();
  }, [version, skip, isFetching, refetch]);
  const isAsked = ({ rule, field }: CheckFinding) => rule === 'fields' && field !== null && asked.includes(field);
  return {
    findings: data?.findings.filter((finding) => !isAsked(finding)) ?? [],
    isChecking: isFetching || (!isError && (data?.version ?? 0) < version),
    isFailed: isError,
    retry: () => void refetch(),
  };
}
