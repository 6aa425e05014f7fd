import { imageMessage } from '@20x/shared/image-address';
import { harmlessMessage, isHarmless, isImage } from './address-fields.ts';
import { isHidden } from '@20x/shared/hidden';
import {
  draftListLimit,
  draftTextLimit,
  isTextUpTo,
  listOf,
  listRules,
  requiredEntry,
  requiredText,
  shape,
  textUpTo,
  type FieldForm,
} from './field-rules.ts';
import type { KindFacts } from './field-spec.ts';
import { field, type FieldOptions, type Requirable } from './field.ts';
import { entriesSchema, hiddenOr } from './hidden-entry.ts';

export interface ListOptions extends FieldOptions, Requirable {
  /** Most entries in a published list. Default: 200. */
  readonly max?: number;
  /** One entry, in lower case: "point". */
  readonly item?: string;
}

interface TextsOptions extends ListOptions {
  /** Single entries can be hidden from visitors: see HiddenEntry. Default: false. */
  readonly hides?: boolean;
  /** How each entry is written, beyond its length. */
  readonly form?: FieldForm;
}

interface Entries {
  readonly rule: string;
  readonly message: string;
  readonly isEntry: (value: unknown) => boolean;
}

function list(facts: KindFacts, { rule, message, isEntry }: Entries, options: TextsOptions, note?: string) {
  const { hides, max = draftListLimit, required, item } = options;
  return field({
    facts,
    options,
    note,
    schema: { type: 'array', items: hides ? entriesSchema : { type: 'string' }, maxItems: draftListLimit },
    rules: [
      ...listRules(max),
      shape(rule, message, listOf(hides ? hiddenOr(isEntry) : isEntry)),
      ...(required ? [requiredEntry(item)] : []),
    ],
  });
}

const shortTexts = (rule: string): Entries => ({
  rule,
  message: 'Enter text of at most 2,048 characters for each entry.',
  isEntry: isTextUpTo(2048),
});

interface CellsOptions extends TextsOptions {
  /** The list holds one text for each column of a table: where its columns are named. */
  readonly columns?: { readonly up: number; readonly field: string };
}

/** A list of short plain texts. */
export const Texts = (options: CellsOptions) =>
  list(
    { kind: 'texts', ...(options.columns && { input: 'cells' }) },
    shortTexts('texts'),
    options,
    options.columns && `One text for each of \`${options.columns.field}\`.`,
  );

interface PickOptions extends FieldOptions {
  /** The content type of the documents, such as `post`. */
  readonly target: string;
  /** What is picked, in lower case: "a post". */
  readonly item?: string;
  /** Of a single one: it can be empty, and visitors get the rest when they cannot see the document. Default: false. */
  readonly isOptional?: boolean;
}

const pickNote = 'doc:<uuid>, or the last part of its address; visitors’ answers hold that.';

/** A document of one type; visitors get no entry of a list whose document they cannot see. */
export const Pick = ({ isOptional = false, ...options }: PickOptions) =>
  field({
    facts: { kind: 'pick', target: options.target, required: !isOptional },
    options,
    note: pickNote,
    schema: { type: String, maxLength: draftTextLimit },
    rules: [textUpTo('pick', draftTextLimit), ...(isOptional ? [] : [requiredText()])],
  });

/** Documents of one type, in their order; visitors get those that they can see. */
export const Picks = (options: PickOptions & ListOptions) =>
  list({ kind: 'picks', target: options.target }, shortTexts('picks'), options, `Each ${pickNote}`);

/** A list of image addresses. */
export const ImageUrls = (options: TextsOptions & { readonly alt?: string }) =>
  list(
    {
      kind: 'images',
      form: {
        name: 'images',
        message: imageMessage,
        passes: (entry) => isHidden(entry) || isImage(entry),
        isList: true,
      },
    },
    { rule: 'harmless', message: harmlessMessage, isEntry: isHarmless },
    options,
  );
