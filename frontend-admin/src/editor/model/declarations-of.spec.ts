import type { Block, BlockAction, ProductMockBlock, QuestionItem } from '@20x/kit';
import { blockLibrary } from '../../api/fields/blocks.generated';
import * as views from '../fields/field-views';
import type { BlockLibrary, DeclarationsOf } from './declarations-of';
import type { FieldDeclaration, FieldDeclarations } from './field-declarations';

const label = { label: 'Label' };
const link = { kind: 'link', label: 'Link' } as const;
const flag = { kind: 'flag', label: 'New tab' } as const;
const question = { question: label, answer: label } satisfies DeclarationsOf<QuestionItem>;
const rows = { kind: 'rows', label: 'Questions', item: 'question', limit: 40, fields: question } as const;
const withoutFaq: Omit<typeof blockLibrary, 'faq'> = blockLibrary;

type Questions = DeclarationsOf<Extract<Block, { type: 'faq' }>>['items'];
type Scene = DeclarationsOf<ProductMockBlock>['scene'];

/** The type check of the workspace proves these lines: each would be an error there if it compiled. */
const refused = [
  // @ts-expect-error A field of the API is missing.
  { label, href: link } satisfies DeclarationsOf<BlockAction>,
  // @ts-expect-error The API has no such field.
  { label, href: link, newTab: flag, title: label } satisfies DeclarationsOf<BlockAction>,
  // @ts-expect-error The kind does not fit the value: a text is no switch.
  { question: flag, answer: label } satisfies DeclarationsOf<QuestionItem>,
  // @ts-expect-error A value of the choice has no words.
  { kind: 'choice', label: 'Scene', choices: { board: 'Board' } } satisfies Scene,
  // @ts-expect-error There is no such view.
  { kind: 'custom', label: 'Hours', View: views.Hours } satisfies FieldDeclaration,
  // @ts-expect-error There is no such note.
  { label: 'Hours', Note: views.HoursNote } satisfies FieldDeclaration,
  // @ts-expect-error There is no such set of icons.
  { kind: 'icon', label: 'Icon', icons: views.animals } satisfies FieldDeclaration,
  // @ts-expect-error The title names no field of the row.
  { ...rows, title: 'name' } satisfies Questions,
  // @ts-expect-error A type of block has no entry.
  withoutFaq satisfies BlockLibrary,
];

it('takes what the API has, and refuses anything else', () => {
  expect({ ...rows, title: 'question' } satisfies Questions).toBeTruthy();
  expect(refused).toHaveLength(9);
});

it('names every row by a field that it has', () => {
  const nameless = (fields: FieldDeclarations): readonly string[] =>
    Object.values(fields).flatMap((declaration) => {
      if (declaration.kind === 'group') return nameless(declaration.fields);
      if (declaration.kind !== 'rows') return [];
      const own = declaration.fields[declaration.title]?.role === 'title' ? [] : [declaration.label];
      return [...own, ...nameless(declaration.fields)];
    });
  expect(Object.values(blockLibrary).flatMap(({ fields }) => nameless(fields))).toEqual([]);
});
