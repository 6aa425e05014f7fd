import type { FlagDeclaration } from './field-declarations';

/** Of whoever is quoted. */
export const consentOnFile: FlagDeclaration = {
  kind: 'flag',
  label: 'The person’s consent is on file',
  help: 'Ask for it in writing before you publish the quote. Never shown.',
};
