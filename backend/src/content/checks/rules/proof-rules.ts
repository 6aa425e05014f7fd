import { specsOf, type FieldSpec } from '../../../core/fields/field-spec.ts';
import type { CheckedPage } from '../page/checked-page.ts';
import { classOf, textOf } from '../page/content-fields.ts';
import type { CheckRule, Issue } from './rule.ts';

/** Whether the field beside a claim proves it. */
const isProof = (owner: object, { kind, name }: FieldSpec) =>
  kind === 'flag' ? Reflect.get(owner, name) === true : textOf(owner, name) !== '';

/** A flag means consent, a field for editors alone means evidence, anything else means a source. */
function missing({ kind, editorsOnly }: FieldSpec): string {
  if (kind === 'flag') return 'get written consent before you publish this quote.';
  return editorsOnly ? 'add the evidence for this badge before you publish it.' : 'add the source of this number.';
}

export const proofOfClaims: CheckRule = {
  name: 'proof-of-claims',
  title: 'Proof of claims',
  why: 'Stats, badges and quotes are claims. Visitors may ask for proof.',
  good: 'Stats have sources, badges have evidence, and quotes have consent.',
  level: 'warn',
  find: ({ fields }: CheckedPage) =>
    fields.flatMap(({ owner, spec: { name }, value, path }) =>
      specsOf(classOf(owner))
        .filter((spec) => spec.proves === name && !isProof(owner, spec))
        .map((proof): Issue => ({
          message: `“${excerpt(value)}”: ${missing(proof)}`,
          field: path.slice(0, -name.length) + proof.name,
        })),
    ),
};

const longestExcerpt = 60;

const excerpt = (text: string) =>
  text.length <= longestExcerpt ? text : `${text.slice(0, longestExcerpt).replace(/\s+\S*$/, '')} …`;
