import { Transform } from 'class-transformer';
import type { FieldInput } from '@20x/shared/field-inputs';
import { cleanOwnerHtml } from '@20x/shared/owner-html-clean';
import {
  draftTextLimit,
  longTextLimit,
  publishedTextUpTo,
  requiredRichText,
  requiredText,
  textUpTo,
  type FieldForm,
} from './field-rules.ts';
import type { KindFacts } from './field-spec.ts';
import { field, type FieldOptions, type Requirable } from './field.ts';
import { sanitizeRichText } from './rich-text.ts';
import { isTakenId } from './taken-ids.ts';

interface TextOptions extends FieldOptions, Requirable {
  /** Most characters in a published text. Default: 10,000. */
  readonly max?: number;
  /** Default: line. */
  readonly input?: Extract<FieldInput, 'line' | 'paragraph' | 'tracker' | 'choice' | 'icon'>;
  /** The values that the admin offers, in words; the API takes any text. */
  readonly choices?: Readonly<Record<string, string>>;
  /** What an empty choice means. */
  readonly none?: string;
  /** Name of the set of icons. */
  readonly icons?: string;
  /** The path of the page on which the text names an anchor. */
  readonly placeOn?: string;
  /** How it is written, beyond its length. */
  readonly form?: FieldForm;
}

/** One line or paragraph of plain text. */
export const Text = (options: TextOptions) => plainText({ kind: 'text' }, options);

function plainText(held: KindFacts, { max = draftTextLimit, ...options }: TextOptions) {
  const isLimited = max < draftTextLimit;
  return field({
    facts: { ...held, max: isLimited ? max : undefined },
    options,
    note: isLimited ? `At most ${max} characters when published.` : undefined,
    schema: { type: String, maxLength: draftTextLimit },
    rules: [textUpTo('text', draftTextLimit), publishedTextUpTo(max), ...(options.required ? [requiredText()] : [])],
  });
}

/** As the page writes it. */
const idOf = (anchor: string) => anchor.trim().replace(/^#/, '').replace(/\s+/g, '-');

/** The name of an icon. */
export const Icon = (icons: string, options: Partial<FieldOptions> = {}) =>
  Text({ max: 40, input: 'icon', icons, label: 'Icon', description: 'Name of an icon.', ...options });

type AnchorOptions = Partial<FieldOptions> & Requirable;

/** A place of the page that links can lead to. */
export const Anchor = (options: AnchorOptions = {}) =>
  plainText(
    {
      kind: 'anchor',
      asIs: false,
      form: {
        name: 'anchor',
        message: 'This name is reserved for the site. Choose another one.',
        passes: (value) => typeof value !== 'string' || !isTakenId(idOf(value)),
      },
    },
    {
      max: 60,
      label: 'Anchor',
      help: 'Links jump here with # and this word.',
      width: 'half',
      note: 'LinksHere',
      ...options,
    },
  );

/** What is kept of a text; one that is too long is refused later, unread. */
const kept = (clean: (text: string) => string) =>
  Transform(
    ({ value }: { value: unknown }) =>
      typeof value === 'string' && value.length <= longTextLimit ? clean(value) : value,
    { toClassOnly: true },
  );

interface LongTextOptions extends FieldOptions {
  /** Default: code. */
  readonly input?: Extract<FieldInput, 'code' | 'ownerHtml'>;
}

/** Up to 100,000 characters that are kept as given: JSON, and HTML of the page's owner as browsers read it. */
export const LongText = (options: LongTextOptions) =>
  field({
    facts: { kind: 'code' },
    options,
    schema: { type: String, maxLength: longTextLimit },
    rules: [
      ...(options.input === 'ownerHtml' ? [kept((html) => cleanOwnerHtml(html).html)] : []),
      textUpTo('code', longTextLimit),
    ],
  });

interface RichTextOptions extends FieldOptions, Requirable {
  /** few: bold, links and lists alone. Default: all. */
  readonly tools?: 'few';
  /** code: the markup as it is written. Default: richText. */
  readonly input?: 'code';
}

/** Text with markup as HTML, up to 100,000 characters: of every value only what is on the sanitizer's list is kept. */
export const RichText = (options: RichTextOptions) =>
  field({
    facts: { kind: 'richText' },
    options: { ...(options.tools !== 'few' && { note: 'LinksHere' }), ...options },
    schema: { type: String, maxLength: longTextLimit },
    rules: [
      kept(sanitizeRichText),
      textUpTo('richText', longTextLimit),
      ...(options.required ? [requiredRichText()] : []),
    ],
  });
