import { Transform } from 'class-transformer';
import { draftTextLimit, atPublish, isTextUpTo, longTextLimit, requiredText, shape } from './field-rules.ts';
import type { FieldFacts, FieldInput } from './field-spec.ts';
import { field, shownOf, type FieldOptions } from './field.ts';
import { sanitizeRichText } from './rich-text.ts';
import { isTakenId } from './taken-ids.ts';

interface TextOptions extends FieldOptions {
  /** Most characters in a published text. Default: 10,000. */
  readonly max?: number;
  /** Publishing refuses an empty value. Default: false. */
  readonly required?: boolean;
  /** Default: line. */
  readonly input?: Extract<FieldInput, 'line' | 'paragraph' | 'tracker' | 'choice' | 'icon'>;
  /** The values that the admin offers, in words; the API takes any text. */
  readonly choices?: Readonly<Record<string, string>>;
  /** What an empty choice means. */
  readonly none?: string;
  /** Name of the set of icons. */
  readonly icons?: string;
}

/** One line or paragraph of plain text. */
export const Text = (options: TextOptions = {}) => plainText({ kind: 'text' }, options);

function plainText(held: FieldFacts, { max = draftTextLimit, ...options }: TextOptions) {
  const isLimited = max < draftTextLimit;
  const limit = isLimited ? `At most ${max} characters when published.` : '';
  return field({
    facts: { ...held, max: isLimited ? max : undefined, ...shownOf(options) },
    schema: {
      type: String,
      maxLength: draftTextLimit,
      description: [options.description, limit].filter(Boolean).join(' ') || undefined,
    },
    rules: [
      shape('text', `Use at most ${draftTextLimit} characters.`, isTextUpTo(draftTextLimit)),
      atPublish('max', `Use at most ${max} characters.`, isTextUpTo(max)),
      ...(options.required ? [requiredText()] : []),
    ],
  });
}

/** As the page writes it. */
const idOf = (anchor: string) => anchor.trim().replace(/^#/, '').replace(/\s+/g, '-');

/** A place of the page that links can lead to. */
export const Anchor = (options: FieldOptions & { readonly required?: boolean } = {}) =>
  plainText(
    {
      kind: 'anchor',
      asIs: false,
      form: {
        name: 'anchor',
        message: 'The site itself uses this name. Choose another one.',
        passes: (value) => typeof value !== 'string' || !isTakenId(idOf(value)),
      },
    },
    { max: 60, ...options },
  );

interface LongTextOptions extends FieldOptions {
  /** Default: code. */
  readonly input?: Extract<FieldInput, 'code' | 'ownerHtml'>;
}

/** Up to 100,000 characters that are kept as given: raw HTML, JSON. */
export const LongText = (options: LongTextOptions = {}) =>
  field({
    facts: { kind: 'code', ...shownOf(options) },
    schema: { type: String, maxLength: longTextLimit, description: options.description },
    rules: [shape('code', `Use at most ${longTextLimit} characters.`, isTextUpTo(longTextLimit))],
  });

interface RichTextOptions extends FieldOptions {
  /** Publishing refuses an empty value. Default: false. */
  readonly required?: boolean;
  /** few: bold, links and lists alone. Default: all. */
  readonly tools?: 'few';
  /** code: the markup as it is written. Default: richText. */
  readonly input?: 'code';
}

/** Text with markup as HTML, up to 100,000 characters: of every value only what is on the sanitizer's list is kept. */
export const RichText = (options: RichTextOptions = {}) =>
  field({
    facts: { kind: 'richText', ...shownOf(options) },
    schema: { type: String, maxLength: longTextLimit, description: options.description },
    rules: [
      Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? sanitizeRichText(value) : value), {
        toClassOnly: true,
      }),
      shape('richText', `Use at most ${longTextLimit} characters.`, isTextUpTo(longTextLimit)),
      ...(options.required ? [requiredText()] : []),
    ],
  });
