import { embedFrom, embedSites } from '@20x/shared/embed-address';
import { emailLimit, isEmail } from '@20x/shared/email';
import { imageMessage, isImageAddress } from '@20x/shared/image-address';
import { isReference, linkMessage, readLink, runsCode } from '@20x/shared/link-address';
import { isTextUpTo, requiredText, shape, textUpTo } from './field-rules.ts';
import type { KindFacts } from './field-spec.ts';
import { field, type FieldOptions, type Requirable } from './field.ts';

const addressLimit = 2048;
const isAddress = (passes: (text: string) => boolean) => (value: unknown) =>
  value === '' || (isTextUpTo(addressLimit)(value) && passes(value as string));
/** What a draft may hold: an address that is being typed, never one that runs something. */
export const isHarmless = (value: unknown) => isTextUpTo(addressLimit)(value) && !runsCode(value as string);
export const harmlessMessage = `Enter a web address (https://…) or a path like /contact, with at most ${addressLimit.toLocaleString('en-US')} characters.`;

/** Whether a value may be that of an `@Address`. */
const isPlainAddress = isAddress(
  (text) => text === text.trim() && !['refused', 'document'].includes(readLink(text).kind),
);
export const isImage = isAddress(isImageAddress);
const isLink = (value: unknown) => isPlainAddress(value) || (typeof value === 'string' && isReference(value));

type AddressOptions = FieldOptions & Requirable;

const address = (facts: KindFacts, options: AddressOptions, note?: string, missing?: string) =>
  field({
    facts,
    options,
    note,
    schema: { type: String, maxLength: addressLimit },
    rules: [shape('harmless', harmlessMessage, isHarmless), ...(options.required ? [requiredText(missing)] : [])],
  });

/** A path of this site, an anchor, or an http(s), mailto or tel address, as it was typed. */
export const Address = (options: FieldOptions) =>
  address({ kind: 'address', form: { name: 'link', message: linkMessage, passes: isPlainAddress } }, options);

const isEmbed = isAddress((text) => embedFrom(text) !== null);
const embedMessage = `Enter the https:// address of a video, map, calendar or player on ${embedSites}.`;

/** The address of something on another site that a page can show in a frame. */
export const EmbedAddress = (options: AddressOptions) =>
  address({ kind: 'address', form: { name: 'embed', message: embedMessage, passes: isEmbed } }, options);

interface LinkOptions extends AddressOptions {
  /** The field beside it that names the button: visitors get neither while the link leads nowhere. Default: none. */
  readonly names?: string;
  /** What most links of the field lead to: there the link picker begins. Default: a page. */
  readonly leadsTo?: 'file';
}

/** Where a button leads: an address, or a document of this site by its id, `doc:<uuid>#<anchor>`. */
export const Link = (options: LinkOptions) =>
  address(
    { kind: 'link', form: { name: 'link', message: linkMessage, passes: isLink } },
    options,
    'An address, or doc:<uuid>#<anchor>.',
  );

interface ImageOptions extends AddressOptions {
  /** The fields beside it with the image's alternative text and its caption. Default: none. */
  readonly alt?: string;
  readonly caption?: string;
  /** The field beside it that says that the image needs no alternative text. Default: none. */
  readonly decorative?: string;
  /** address: typed only. Default: image. */
  readonly input?: 'address';
}

/** The address of an image: a path of this site or an https address. */
export const ImageUrl = (options: ImageOptions) =>
  address(
    { kind: 'image', form: { name: 'image', message: imageMessage, passes: isImage } },
    options,
    undefined,
    'Choose an image.',
  );

/** The address of a mailbox. */
export const Email = (options: FieldOptions) =>
  field({
    facts: {
      kind: 'email',
      form: {
        name: 'email',
        message: 'Enter an email address such as privacy@example.com.',
        passes: (value) => value === '' || isEmail(value as string),
      },
    },
    options,
    schema: { type: String, maxLength: emailLimit },
    rules: [textUpTo('size', emailLimit)],
  });
