import { Flag } from './choice-fields.ts';
import { Text } from './text-fields.ts';

interface ProofOptions {
  /** The field beside it that makes the claim. */
  readonly proves: string;
}

/** Whether the person who is quoted agreed to it. */
export const ConsentOnFile = ({ proves }: ProofOptions) =>
  Flag({
    label: 'The person’s consent is on file',
    help: 'Ask for it in writing before you publish the quote. Never shown.',
    editorsOnly: true,
    proves,
  });

/** What proves a claim. */
export const Evidence = ({ proves }: ProofOptions) =>
  Text({
    max: 300,
    label: 'Evidence',
    help: 'The proof, such as a report and where to find it. Never shown.',
    editorsOnly: true,
    rare: true,
    proves,
  });
