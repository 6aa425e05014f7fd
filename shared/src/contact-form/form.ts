import {
  contactFieldDefaults,
  contactFieldNames,
  contactTopics,
  topicQuestion,
  type ContactFieldDefaults,
  type ContactFieldName,
  type ContactTopic,
} from './fields.ts';

/** What an editor says about a field; what is empty is as by default. */
interface FieldSettings {
  readonly label?: string | null;
  readonly help?: string | null;
  readonly show?: boolean | null;
  readonly required?: boolean | null;
  readonly maxLength?: number | null;
}

/** What an editor says about the form; a block of type `demoForm` is one. */
export interface ContactFormSettings {
  readonly fields?: Readonly<Partial<Record<ContactFieldName | 'topic', FieldSettings | null>>> | null;
  readonly notice?: string | null;
  readonly consent?: string | null;
  readonly consentBox?: boolean | null;
  readonly button?: string | null;
  readonly success?: string | null;
}

export interface ContactField extends Pick<ContactFieldDefaults, 'options' | 'autoComplete'> {
  readonly name: ContactFieldName;
  readonly control: NonNullable<ContactFieldDefaults['control']>;
  readonly label: string;
  /** Empty: there is none. */
  readonly help: string;
  readonly maxLength: number;
  readonly askedFor: readonly ContactTopic[];
  /** Empty: the field is optional. */
  readonly neededFor: readonly ContactTopic[];
  /** Waits under “More details” for topics that do not need it. */
  readonly isExtra: boolean;
  /** The error when it is missing. */
  readonly missing: string;
}

/** What a form asks its visitors for. */
export interface ContactForm {
  /** Empty: nothing but the default. */
  readonly topicLabel: string;
  readonly topicHelp: string;
  /** Those that are shown, in their order. */
  readonly fields: readonly ContactField[];
  readonly notice: string;
  /** Empty: there is none. */
  readonly consent: string;
  readonly consentBox: boolean;
  /** What sends a request for a demo. */
  readonly button: string;
  /** What visitors read once their message is sent. */
  readonly success: string;
}

const noPatients = 'Please don’t include patient information.';
export const defaultButton = 'Request my demo';
export const defaultSuccess = 'Thank you. Your message has arrived.';

/** The form with an editor's settings; without them, the default form. */
export function contactForm({
  fields,
  notice,
  consent,
  consentBox,
  button,
  success,
}: ContactFormSettings = {}): ContactForm {
  const consentText = trimmed(consent);
  return {
    topicLabel: trimmed(fields?.topic?.label),
    topicHelp: trimmed(fields?.topic?.help),
    fields: contactFieldNames.flatMap((name) => fieldOf(name, fields?.[name] ?? {}) ?? []),
    notice: noticeWith(trimmed(notice)),
    consent: consentText,
    consentBox: consentText !== '' && consentBox === true,
    button: trimmed(button) || defaultButton,
    success: trimmed(success) || defaultSuccess,
  };
}

export type ContactLabels = Readonly<Record<ContactFieldName | 'topic', string>>;

/** What a form calls what it asks for; a field that it hides goes by its default label. */
export function contactLabels(form: ContactForm): ContactLabels {
  const labels = contactFieldNames.map((name) => {
    const { label } = form.fields.find((field) => field.name === name) ?? contactFieldDefaults[name];
    return [name, label];
  });
  return { ...(Object.fromEntries(labels) as ContactLabels), topic: form.topicLabel || topicQuestion };
}

function fieldOf(name: ContactFieldName, settings: FieldSettings): ContactField | null {
  const defaults: ContactFieldDefaults = contactFieldDefaults[name];
  const { cap, control = 'text', options, autoComplete, askedFor = contactTopics } = defaults;
  const { required = false, isExtra = false } = defaults;
  const isFixed = required === 'always';
  if (!isFixed && settings.show === false) return null;
  const label = trimmed(settings.label) || defaults.label;
  const { maxLength } = settings;
  return {
    ...{ name, label, control, options, autoComplete, askedFor, isExtra },
    help: trimmed(settings.help),
    maxLength: maxLength && maxLength > 0 ? Math.min(maxLength, cap) : cap,
    neededFor: isFixed || (settings.required ?? required) ? (defaults.neededFor ?? askedFor) : [],
    missing: (label === defaults.label && defaults.missing) || `Fill in “${label}”.`,
  };
}

/** The request to leave patients out is always part of it, unless the editor's own words make it. */
function noticeWith(own: string): string {
  if (/patient information/i.test(own)) return own;
  return own ? `${noPatients} ${own}` : noPatients;
}

const trimmed = (text: string | null | undefined): string => text?.trim() ?? '';

/** Whether every topic needs the field, so that a form without JavaScript may insist on it. */
export const isAlwaysNeeded = ({ neededFor }: ContactField): boolean => neededFor.length === contactTopics.length;

const nouns = {
  demo: 'a demo',
  question: 'a question',
  support: 'support',
} as const satisfies Record<ContactTopic, string>;

/** Which topics need a field, for a label where all fields are shown at once; empty when they all do, or none. */
export function partialNeed(field: ContactField): string {
  if (field.neededFor.length === 0 || isAlwaysNeeded(field)) return '';
  return `(needed for ${field.neededFor.map((topic) => nouns[topic]).join(' or ')})`;
}

/** A short name for a consent text: another text has another name. */
export function consentVersion(text: string): string {
  let hash = 2_166_136_261;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return `text-${hash.toString(16).padStart(8, '0')}`;
}
