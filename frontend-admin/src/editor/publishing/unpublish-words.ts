import type { DocumentState } from '../../api/generated';

/** What visitors find in place of an unpublished document. */
export const unpublishedWords = ({ alwaysShown }: Pick<DocumentState, 'alwaysShown'>): string =>
  alwaysShown ? 'will see the starter page' : 'will no longer find it';
