import type { ContactTopic as Topic, DemoFormBlock } from '@20x/kit';
import { filled } from '../block-text';

export const topics: readonly { readonly value: Topic; readonly label: string }[] = [
  { value: 'demo', label: 'Demo' },
  { value: 'question', label: 'Question' },
  { value: 'support', label: 'Support' },
];

interface BuiltInField {
  readonly name: 'name' | 'email' | 'phone' | 'agency' | 'role' | 'nurseCount' | 'country' | 'region' | 'message';
  readonly label: string;
  readonly type?: 'text' | 'email' | 'tel';
  /** Shown as a list to choose from, or as several lines. Default: one line. */
  readonly as?: 'select' | 'textarea';
  readonly options?: readonly string[];
  readonly autoComplete?: string;
  readonly max: number;
  /** Topics that ask for it. Default: all. */
  readonly askedFor?: readonly Topic[];
  /** Topics that cannot do without it when it is required. Default: those that ask for it. */
  readonly neededFor?: readonly Topic[];
  /** Whether it is required unless the editor says otherwise; `always`: also then, and it is always shown. Default: false. */
  readonly required?: boolean | 'always';
  readonly missing?: string;
}

/** A field as the editor wants it. */
export interface ContactField extends Omit<BuiltInField, 'required' | 'missing'> {
  readonly help?: string | undefined;
  readonly askedFor: readonly Topic[];
  readonly neededFor: readonly Topic[];
  readonly missing: string;
}

const every: readonly Topic[] = ['demo', 'question', 'support'];
const demo: readonly Topic[] = ['demo'];

/** What the form asks for where the editor says nothing else; the server goes by the same. */
const builtIn: readonly BuiltInField[] = [
  {
    name: 'name',
    label: 'Your name',
    autoComplete: 'name',
    max: 120,
    required: 'always',
    missing: 'Tell us your name.',
  },
  {
    name: 'email',
    label: 'Work email',
    type: 'email',
    autoComplete: 'email',
    max: 254,
    required: 'always',
    missing: 'Tell us your e-mail address.',
  },
  {
    name: 'agency',
    label: 'Agency',
    autoComplete: 'organization',
    max: 120,
    neededFor: demo,
    required: true,
    missing: 'Tell us the name of your agency.',
  },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel', max: 40 },
  { name: 'role', label: 'Your role', autoComplete: 'organization-title', max: 80, askedFor: demo },
  { name: 'nurseCount', label: 'Active nurses', max: 40, askedFor: demo },
  {
    name: 'country',
    label: 'Country',
    as: 'select',
    options: ['United States', 'Canada', 'Other'],
    max: 60,
    askedFor: demo,
  },
  { name: 'region', label: 'State or province', autoComplete: 'address-level1', max: 80, askedFor: demo },
  {
    name: 'message',
    label: 'Message',
    as: 'textarea',
    max: 5000,
    neededFor: ['question', 'support'],
    required: true,
    missing: 'Write us a few words.',
  },
];

export type ContactValues = Readonly<Partial<Record<ContactField['name'], string>>>;
export type ContactErrors = Readonly<Partial<Record<ContactField['name'] | 'consent', string>>>;

/** The fields of a form that are shown, in their order. */
export const contactFields = (settings: DemoFormBlock['fields']): readonly ContactField[] =>
  builtIn.flatMap(({ required = false, missing, ...field }) => {
    const { name, askedFor = every } = field;
    const own: { label?: unknown; help?: unknown; show?: unknown; required?: unknown; maxLength?: unknown } =
      settings?.[name] ?? {};
    if (required !== 'always' && own.show === false) return [];
    const label = filled(own.label as string) ?? field.label;
    const isRequired = required === 'always' || (own.required ?? required);
    return {
      ...field,
      label,
      help: filled(own.help as string),
      max: typeof own.maxLength === 'number' && own.maxLength > 0 ? Math.min(own.maxLength, field.max) : field.max,
      askedFor,
      neededFor: isRequired ? (field.neededFor ?? askedFor) : [],
      missing: label === field.label && missing ? missing : `Fill in “${label}”.`,
    };
  });

export const fieldsFor = (fields: readonly ContactField[], topic: Topic) =>
  fields.filter(({ askedFor }) => askedFor.includes(topic));
export const isRequired = ({ neededFor }: ContactField, topic: Topic) => neededFor.includes(topic);

/** Without JavaScript the topic is not known before it is sent: only this may hold the form back. */
export const isAlwaysRequired = (field: ContactField) => every.every((topic) => isRequired(field, topic));

const nouns: Readonly<Record<Topic, string>> = { demo: 'a demo', question: 'a question', support: 'support' };

/** Which topics need a field, for those who see the fields of all; undefined when they all do, or none. */
export const partialNeed = ({ neededFor }: ContactField): string | undefined =>
  neededFor.length > 0 && neededFor.length < every.length
    ? `(needed for ${neededFor.map((topic) => nouns[topic]).join(' or ')})`
    : undefined;

/** What keeps the form from being sent, by field. */
export function contactErrors(fields: readonly ContactField[], values: ContactValues, topic: Topic): ContactErrors {
  const errors = fieldsFor(fields, topic).flatMap((field) => {
    const message = errorOf(field, values[field.name]?.trim() ?? '', isRequired(field, topic));
    return message ? [[field.name, message] as const] : [];
  });
  return Object.fromEntries(errors);
}

function errorOf(field: ContactField, value: string, required: boolean): string | undefined {
  if (value === '') return required ? field.missing : undefined;
  if (value.length > field.max) return `Use at most ${field.max} characters.`;
  if (field.type === 'email' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) {
    return 'Give an email address such as name@agency.com.';
  }
  if (field.type === 'tel' && !/^[\d\s()+./x-]{5,40}$/i.test(value)) {
    return 'Give a phone number of digits, spaces and + ( ) - .';
  }
  return undefined;
}

/** What somebody wrote into the server's form before it was taken over; undefined when that was nothing. */
export function writtenBefore(form: HTMLFormElement | null) {
  const textOf = (name: string) => {
    const field = form?.elements.namedItem(name);
    return field && 'value' in field ? String(field.value) : '';
  };
  const values: ContactValues = Object.fromEntries(builtIn.map(({ name }) => [name, textOf(name)]));
  const topic = topics.find(({ value }) => value === textOf('topic'))?.value ?? 'demo';
  return topic !== 'demo' || Object.values(values).some(Boolean) ? { topic, values } : undefined;
}

/** What is sent: the fields of the topic, those left empty as empty texts. */
export const written = (fields: readonly ContactField[], values: ContactValues, topic: Topic) => ({
  ...{ name: '', email: '', message: '' },
  ...Object.fromEntries(fieldsFor(fields, topic).map(({ name }) => [name, values[name]?.trim() ?? ''])),
});

const noPatients = 'Please don’t include patient information.';

/** The request not to write about patients always stands; the editor may add to it, or say it in other words. */
export function noticeWith(own: string | undefined): string {
  if (own && /patient information/i.test(own)) return own;
  return own ? `${noPatients} ${own}` : noPatients;
}
