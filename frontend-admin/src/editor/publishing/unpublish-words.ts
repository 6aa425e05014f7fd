import type { DocumentState } from '../../api/generated';

/** What visitors find in place of a unpublished document. */
export const unpublishedWords = ({ alwaysShown }: Pick<DocumentState, 'alwaysShown'>): string =>
  alwaysShown ? 'see the starter page instead' : 'no longer find it';
