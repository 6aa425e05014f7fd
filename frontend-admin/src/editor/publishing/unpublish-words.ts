import type { DocumentState } from '../../api/generated';

/** What visitors find in place of an unpublished document. */
export const unpublishedWords = ({
  alwaysShown,
  onEveryPage,
}: Pick<DocumentState, 'alwaysShown'> & Partial<DocumentState>): string => {
  if (onEveryPage) return 'will see the defaults';
  return alwaysShown ? 'will see the starter page' : 'will no longer find it';
};
