import type { CheckedPage } from '../checked-page.ts';
import { declares, textOf } from '../content-fields.ts';
import type { Issue } from '../finding.ts';
import type { CheckRule } from '../rule.ts';

interface Proof {
  /** The field that makes the claim, and the one that says what stands behind it. */
  readonly claim: string;
  readonly proof: string;
  readonly isMissing: (owner: object) => boolean;
  readonly message: (claim: string) => string;
}

const isBlank = (name: string) => (owner: object) => textOf(owner, name) === '';

const proofs: readonly Proof[] = [
  {
    claim: 'quote',
    proof: 'consentOnFile',
    isMissing: (owner) => Reflect.get(owner, 'consentOnFile') !== true,
    message: (quote) => `“${quote}”: ask for consent in writing before you publish this quote.`,
  },
  {
    claim: 'title',
    proof: 'evidence',
    isMissing: isBlank('evidence'),
    message: (title) => `“${title}”: no evidence is noted. A badge that cannot be proven should not be published.`,
  },
  {
    claim: 'value',
    proof: 'source',
    isMissing: isBlank('source'),
    message: (value) => `“${value}”: no source is given. Say where the figure comes from.`,
  },
];

export const proofOfClaims: CheckRule = {
  name: 'proof-of-claims',
  title: 'Proof of claims',
  why: 'A figure, a badge and a quote are claims: somebody may ask what stands behind them.',
  good: 'Figures have sources, badges evidence, and quotes the consent of those who said them.',
  level: 'warn',
  find: ({ fields }: CheckedPage) =>
    fields.flatMap(({ owner, name, value, path }) =>
      proofs
        .filter((wanted) => wanted.claim === name && declares(owner, wanted.proof) && wanted.isMissing(owner))
        .map(({ proof, message }): Issue => ({
          message: message(excerpt(value)),
          field: path.slice(0, -name.length) + proof,
        })),
    ),
};

const longestExcerpt = 60;

const excerpt = (text: string) =>
  text.length <= longestExcerpt ? text : `${text.slice(0, longestExcerpt).replace(/\s+\S*$/, '')} …`;
