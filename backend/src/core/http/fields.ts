import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsOptional, ValidateNested } from 'class-validator';
import { isReference } from './document-reference.ts';
import { inForm } from './field-forms.ts';
import { HasKind } from './field-kinds.ts';
import {
  atPublish,
  draftListLimit,
  draftTextLimit,
  isEmpty,
  isHidden,
  isRecord,
  isTextUpTo,
  listOf,
  listRules,
  longTextLimit,
  requiredAtPublish,
  requiredText,
  shape,
} from './field-rules.ts';
import { entriesSchema, hiddenOr } from './hidden-entry.ts';
import { sanitizeRichText } from './rich-text.ts';

/**
 * Fields of publishable content. Each decorator is the validation, the OpenAPI schema and, through generation, the
 * client's type. Two strengths: the *shape* (type and size) is checked on every save, so that unfinished work can always
 * be kept; rules in the group `publish`, and the *form* of addresses, days and the like among them, hold only for what
 * visitors are about to see. Every rule but `required` passes null and undefined: an empty field shows the site's default.
 */
interface FieldOptions {
  readonly description?: string;
}
/** Tells editors the limit that holds when publishing; the schema's own limit is that of drafts. */
const publishedMax = (max: number | undefined) => (max === undefined ? {} : { 'x-published-max': max });

interface TextOptions extends FieldOptions {
  /** Most characters in a published text. Default: 10,000. */
  readonly max?: number;
  /** Publishing refuses an empty value. Default: false. */
  readonly required?: boolean;
}

/** One line or paragraph of plain text. */
export function Text({ max = draftTextLimit, description, required = false }: TextOptions = {}) {
  const rules = [
    shape('text', `Give a text of at most ${draftTextLimit} characters.`, isTextUpTo(draftTextLimit)),
    atPublish('max', `Use at most ${max} characters.`, isTextUpTo(max)),
  ];
  if (required) rules.push(requiredText());
  const isLimited = max < draftTextLimit;
  const limit = isLimited ? `At most ${max} characters when published.` : '';
  return applyDecorators(
    ApiPropertyOptional({
      type: String,
      nullable: true,
      maxLength: draftTextLimit,
      ...publishedMax(isLimited ? max : undefined),
      description: [description, limit].filter(Boolean).join(' ') || undefined,
    }),
    ...rules,
  );
}

const linkPattern = /^(\/(?![/\\])|#|https?:\/\/|mailto:|tel:)[^\s<>"\\]*$/i;
const imagePattern = /^(\/(?![/\\])|https:\/\/)[^\s<>"'\\]*$/i;
const addressLimit = 2048;
const isAddress = (pattern: RegExp) => (value: unknown) =>
  value === '' || (isTextUpTo(addressLimit)(value) && pattern.test(value as string));
/** Browsers pass over white space and control characters in a scheme. */
const runsCode = (text: string) =>
  /^(?:[\w.+-]*script|data|blob|filesystem):/i.test(text.replace(/[\s\p{Cc}\p{Cf}]/gu, ''));
/** What may stand in a draft: an address that is being typed, never one that runs something. */
const isHarmless = (value: unknown) => isTextUpTo(addressLimit)(value) && !runsCode(value as string);
const harmlessMessage = `Give an address of at most ${addressLimit} characters that runs nothing.`;
const linkMessage = 'Use a path such as /contact, an anchor, or an https, mailto or tel address.';
const imageMessage = 'Use a path such as /images/board.avif or an https address.';

/** Whether a value may stand where `@Address` does. */
export const isPlainAddress = isAddress(linkPattern);
const isLink = (value: unknown) => isPlainAddress(value) || (typeof value === 'string' && isReference(value));

const address = (name: string, message: string, passes: (value: unknown) => boolean, { description }: FieldOptions) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, maxLength: addressLimit, description }),
    shape('harmless', harmlessMessage, isHarmless),
    inForm(name, { message, passes, isList: false }),
  );

/** A path of this site, an anchor, or an http(s), mailto or tel address, as it was typed. */
export const Address = (options: FieldOptions = {}) => address('link', linkMessage, isPlainAddress, options);

interface LinkOptions extends FieldOptions {
  /** The field beside it that names the button: visitors get neither while the link leads nowhere. Default: none. */
  readonly label?: string;
}

/** Where a button leads: an address, or a document of this site by its id, `doc:<uuid>#<anchor>`. */
export const Link = ({ label, description = 'An address, or doc:<uuid>#<anchor>.' }: LinkOptions = {}) =>
  applyDecorators(HasKind({ kind: 'link', label }), address('link', linkMessage, isLink, { description }));

/** The address of an image: a path of this site or an https address. */
export const ImageUrl = (options: FieldOptions = {}) =>
  address('image', imageMessage, isAddress(imagePattern), options);

const emailLimit = 254;
const emailPattern = /^[^\s@<>"'&]{1,64}@[^\s@<>"'&]+\.[^\s@<>"'&]+$/;

/** The address of a mailbox. */
export const Email = ({ description }: FieldOptions = {}) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, maxLength: emailLimit, description }),
    shape('size', `Give a text of at most ${emailLimit} characters.`, isTextUpTo(emailLimit)),
    inForm('email', {
      message: 'Give an email address such as privacy@example.com.',
      passes: (value) => value === '' || emailPattern.test(value as string),
      isList: false,
    }),
  );

/** Up to 100,000 characters that are kept as given: raw HTML, JSON. */
export const LongText = ({ description }: FieldOptions = {}) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, maxLength: longTextLimit, description }),
    shape('code', `Give a text of at most ${longTextLimit} characters.`, isTextUpTo(longTextLimit)),
  );

interface RichTextOptions extends FieldOptions {
  /** Publishing refuses an empty value. Default: false. */
  readonly required?: boolean;
}

/** Names of the properties that hold HTML. */
export const richTextProperties: ReadonlySet<string> = new Set();

/** Text with markup as HTML, up to 100,000 characters: of every value only what is on the sanitiser's list is kept. */
export const RichText = ({ description, required = false }: RichTextOptions = {}) =>
  applyDecorators(
    HasKind({ kind: 'richText' }),
    ApiPropertyOptional({ type: String, nullable: true, maxLength: longTextLimit, description }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? sanitizeRichText(value) : value), {
      toClassOnly: true,
    }),
    shape('richText', `Give a text of at most ${longTextLimit} characters.`, isTextUpTo(longTextLimit)),
    ...(required ? [requiredText()] : []),
    (_target: object, property: string | symbol) => void (richTextProperties as Set<string>).add(String(property)),
  );

export const Flag = ({ description }: FieldOptions = {}) =>
  applyDecorators(
    ApiPropertyOptional({ type: Boolean, nullable: true, description }),
    shape('flag', 'Give true or false.', (value) => typeof value === 'boolean'),
  );

interface ChoiceOptions extends FieldOptions {
  /** Name of the choices in the OpenAPI document and so of the client's type. */
  readonly enumName: string;
  /** Publishing refuses an empty value. Default: false. */
  readonly required?: boolean;
}

/** One of a few words. */
export function Choice(choices: readonly string[], { enumName, description, required = false }: ChoiceOptions) {
  const rules = [shape('choice', `Choose one of ${choices.join(', ')}.`, (value) => choices.includes(value as string))];
  if (required) rules.push(requiredAtPublish('Choose one.', (value) => !isEmpty(value)));
  return applyDecorators(ApiPropertyOptional({ enum: [...choices], enumName, nullable: true, description }), ...rules);
}

/** Some of a few words, each once. */
export const Choices = (choices: readonly string[], { enumName, description }: Omit<ChoiceOptions, 'required'>) =>
  applyDecorators(
    ApiPropertyOptional({ enum: [...choices], enumName, isArray: true, nullable: true, description }),
    shape(
      'choices',
      `Give a list of ${choices.join(', ')}, each at most once.`,
      (value) =>
        Array.isArray(value) &&
        new Set(value).size === value.length &&
        value.every((entry) => choices.includes(entry as string)),
    ),
  );

interface ListOptions extends FieldOptions {
  /** Most entries in a published list. Default: 200. */
  readonly max?: number;
}

interface TextsOptions extends ListOptions {
  /** Single entries can be kept from visitors: see HiddenEntry. Default: false. */
  readonly hides?: boolean;
}

const texts = (entry: string, isEntry: (value: unknown) => boolean, message: string, options: TextsOptions) =>
  applyDecorators(
    ApiPropertyOptional({
      type: 'array',
      items: options.hides ? entriesSchema : { type: 'string' },
      nullable: true,
      maxItems: draftListLimit,
      ...publishedMax(options.max),
      description: options.description,
    }),
    ...listRules(options.max ?? draftListLimit),
    shape(entry, message, listOf(options.hides ? hiddenOr(isEntry) : isEntry)),
  );

/** A list of short plain texts. */
export const Texts = (options: TextsOptions = {}) =>
  texts('texts', isTextUpTo(2048), 'Give texts of at most 2048 characters.', options);

interface PickOptions {
  /** Where documents of the type are, such as `/blog/`. */
  readonly under: string;
}

const pickDescription = 'doc:<uuid>, or the last part of its address; visitors’ answers hold that.';

/** A document of one type; visitors get no entry of a list whose document they cannot see. */
export const Pick = ({ under }: PickOptions) =>
  applyDecorators(
    HasKind({ kind: 'pick', under }),
    ApiPropertyOptional({ type: String, nullable: true, maxLength: draftTextLimit, description: pickDescription }),
    shape('pick', `Give a text of at most ${draftTextLimit} characters.`, isTextUpTo(draftTextLimit)),
    requiredText(),
  );

/** Documents of one type, in their order; visitors get those that they can see. */
export const Picks = ({ under, max, description = '' }: PickOptions & ListOptions) =>
  applyDecorators(
    HasKind({ kind: 'pick', under }),
    texts('picks', isTextUpTo(2048), 'Give texts of at most 2048 characters.', {
      ...(max === undefined ? {} : { max }),
      description: [description, `Each ${pickDescription}`].filter(Boolean).join(' '),
    }),
  );

/** A list of image addresses. */
export const ImageUrls = (options: TextsOptions = {}) =>
  applyDecorators(
    texts('harmless', isHarmless, harmlessMessage, options),
    inForm('images', {
      message: imageMessage,
      passes: (entry) => isHidden(entry) || isAddress(imagePattern)(entry),
      isList: true,
    }),
  );

type Class<T extends object> = new () => T;

/** An entry of a list: it can be kept from visitors and stays in the draft. */
export abstract class Row {
  @Flag({ description: 'Hidden only when false.' }) published?: boolean | null;
}

/** A repeatable group of fields. */
export const Rows = <T extends Row>(row: () => Class<T>, { max, description }: ListOptions = {}) =>
  applyDecorators(
    HasKind({ kind: 'rows', of: row }),
    ApiPropertyOptional({
      type: () => [row()],
      nullable: true,
      maxItems: draftListLimit,
      ...publishedMax(max),
      description,
    }),
    ...listRules(max ?? draftListLimit),
    shape('rows', 'Give a list of objects.', listOf(isRecord)),
    IsOptional(),
    ValidateNested({ each: true, message: 'Give a list of objects.' }),
    Type(row),
  );

/** One nested group of fields. */
export const Group = <T extends object>(group: () => Class<T>, { description }: FieldOptions = {}) =>
  applyDecorators(
    HasKind({ kind: 'group', of: group }),
    ApiPropertyOptional({ type: () => group(), nullable: true, description }),
    shape('group', 'Give an object.', isRecord),
    IsOptional(),
    ValidateNested({ message: 'Give an object.' }),
    Type(group),
  );
