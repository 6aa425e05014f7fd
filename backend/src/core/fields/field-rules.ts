import { ValidateBy } from 'class-validator';
import { isHidden, isRecord } from '@20x/shared/hidden';

/** Rules in this group hold only for what visitors are about to see. */
export const publishGroup = 'publish';

/** Characters that one text of a draft may hold, whatever its published limit. */
export const draftTextLimit = 10_000;
/** Entries that one list of a draft may hold, whatever its published limit. */
export const draftListLimit = 200;
/** Characters of HTML or JSON. */
export const longTextLimit = 100_000;

type Check = (value: unknown) => boolean;
type Message = string | ((value: unknown) => string);

/**
 * How a value has to be written, such as an address or a day, beyond its type and size. It holds for what visitors see:
 * a draft keeps what is being typed, and its editor sees an error; a preview leaves it out. An empty value passes.
 */
export interface FieldForm {
  readonly name: string;
  /** Says how, perhaps of this very value. */
  readonly message: Message;
  readonly passes: Check;
  /** It holds for each entry of a list. Default: false. */
  readonly isList?: boolean;
}

export const isEmpty: Check = (value) => value === null || value === undefined;

/** The database holds neither a zero byte nor half of a surrogate pair. */
const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0');
export const unstorableMessage =
  'This contains a character that can’t be saved, such as half of an emoji. Remove it or type the text again.';
/** Whether the value, or an entry of it, is a text that the database cannot hold. */
export const isUnstorable: Check = (value) =>
  typeof value === 'string' ? !isStorable(value) : Array.isArray(value) && value.some(isUnstorable);
export const isTextUpTo =
  (limit: number): Check =>
  (value) =>
    typeof value === 'string' && value.length <= limit && isStorable(value);
const isListUpTo =
  (limit: number): Check =>
  (value) =>
    Array.isArray(value) && value.length <= limit;
const shownIn = (list: readonly unknown[]) => list.filter((entry) => !isHidden(entry)).length;
/** Passes what is no list: that has a rule of its own. */
export const listOf =
  (isEntry: Check): Check =>
  (value) =>
    !Array.isArray(value) || value.every(isEntry);

function rule(name: string, message: Message, passes: Check, group?: typeof publishGroup) {
  return ValidateBy(
    {
      name,
      validator: {
        validate: passes,
        defaultMessage: (failed) => {
          if (isUnstorable(failed?.value)) return unstorableMessage;
          return typeof message === 'string' ? message : message(failed?.value);
        },
      },
    },
    group ? { groups: [group] } : undefined,
  );
}

/** Holds on every save; an empty value passes. */
export const shape = (name: string, message: Message, passes: Check) =>
  rule(name, message, (value) => isEmpty(value) || passes(value));

/** Holds on every save, for an empty value too. */
export const everySave = (name: string, message: string, passes: Check) => rule(name, message, passes);

/** Holds when publishing; an empty value passes. */
export const atPublish = (name: string, message: Message, passes: Check) =>
  rule(name, message, (value) => isEmpty(value) || passes(value), publishGroup);

const textMessage = (limit: number) => (value: unknown) =>
  typeof value === 'string' ? `Use at most ${limit.toLocaleString('en-US')} characters.` : 'Enter text.';
/** Text of at most so many characters on every save; an empty value passes. */
export const textUpTo = (name: string, limit: number) => shape(name, textMessage(limit), isTextUpTo(limit));
/** The same when publishing. */
export const publishedTextUpTo = (limit: number) => atPublish('max', textMessage(limit), isTextUpTo(limit));

/** Publishing refuses an empty value. */
export const requiredAtPublish = (message: string, isFilled: Check) =>
  rule('required', message, isFilled, publishGroup);
const isWritten: Check = (value) => typeof value === 'string' && value.trim() !== '';
export const requiredText = (message = 'Fill this in.') => requiredAtPublish(message, isWritten);
/** Tags and spaces alone say nothing; an image or a line does. */
export const requiredRichText = () =>
  requiredAtPublish(
    'Fill this in.',
    (value) => typeof value === 'string' && isWritten(value.replace(/<(?!img|hr)[^>]*>|&nbsp;/g, '')),
  );
/** Of a list: at least one entry that visitors see. */
export const requiredEntry = (item = 'entry') =>
  requiredAtPublish(
    `Add at least one ${item}.`,
    (value) => Array.isArray(value) && value.some((entry) => !isHidden(entry) && (isRecord(entry) || isWritten(entry))),
  );
/** Publishing refuses an object none of whose fields, which are texts and lists, holds something for visitors. */
export const requiredOneOf = (fields: readonly string[], message: string) =>
  ValidateBy(
    {
      name: 'oneOf',
      validator: {
        validate: (_, args) => fields.some((name) => isFilled(Reflect.get(args?.object ?? {}, name))),
        defaultMessage: () => message,
      },
    },
    { groups: [publishGroup] },
  );
const isFilled: Check = (value) =>
  isWritten(value) || (Array.isArray(value) && value.some((entry) => !isHidden(entry)));

export const listRules = (max: number, draftMax = draftListLimit) => [
  shape('list', `Use a list of at most ${draftMax} entries.`, isListUpTo(draftMax)),
  atPublish('maxItems', `Use at most ${max} entries.`, (value) => !Array.isArray(value) || shownIn(value) <= max),
];
