import type { ContactTopic as Topic } from '@20x/kit';

export const topics: readonly { readonly value: Topic; readonly label: string }[] = [
  { value: 'demo', label: 'Demo' },
  { value: 'question', label: 'Question' },
  { value: 'support', label: 'Support' },
];

export interface ContactField {
  readonly name: 'name' | 'email' | 'phone' | 'agency' | 'role' | 'nurseCount' | 'country' | 'region' | 'message';
  readonly label: string;
  readonly type?: 'text' | 'email' | 'tel';
  /** Shown as a list to choose from, or as several lines. Default: one line. */
  readonly as?: 'select' | 'textarea';
  readonly options?: readonly string[];
  readonly autoComplete?: string;
  readonly max: number;
  /** Topics that ask for it. Default: all. */
  readonly topics?: readonly Topic[];
  /** Topics that cannot do without it. Default: none. */
  readonly required?: readonly Topic[];
  readonly missing?: string;
}

const every: readonly Topic[] = ['demo', 'question', 'support'];

export const contactFields: readonly ContactField[] = [
  { name: 'name', label: 'Your name', autoComplete: 'name', max: 120, required: every, missing: 'Tell us your name.' },
  {
    name: 'email',
    label: 'Work email',
    type: 'email',
    autoComplete: 'email',
    max: 254,
    required: every,
    missing: 'Tell us where to write to.',
  },
  {
    name: 'agency',
    label: 'Agency',
    autoComplete: 'organization',
    max: 120,
    required: ['demo'],
    missing: 'Tell us the name of your agency.',
  },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel', max: 40 },
  { name: 'role', label: 'Your role', autoComplete: 'organization-title', max: 80, topics: ['demo'] },
  { name: 'nurseCount', label: 'Active nurses', max: 40, topics: ['demo'] },
  {
    name: 'country',
    label: 'Country',
    as: 'select',
    options: ['United States', 'Canada', 'Other'],
    max: 60,
    topics: ['demo'],
  },
  { name: 'region', label: 'State or province', autoComplete: 'address-level1', max: 80, topics: ['demo'] },
  {
    name: 'message',
    label: 'Message',
    as: 'textarea',
    max: 5000,
    required: ['question', 'support'],
    missing: 'Write a few words, so that we can answer.',
  },
];

export type ContactValues = Readonly<Partial<Record<ContactField['name'], string>>>;
export type ContactErrors = Readonly<Partial<Record<ContactField['name'], string>>>;

export const fieldsFor = (topic: Topic) => contactFields.filter(({ topics: asked = every }) => asked.includes(topic));
export const isRequired = ({ required = [] }: ContactField, topic: Topic) => required.includes(topic);

/** Without JavaScript the topic is not known before it is sent: only this may hold the form back. */
export const isAlwaysRequired = (field: ContactField) => every.every((topic) => isRequired(field, topic));

/** What keeps the form from being sent, by field. */
export function contactErrors(values: ContactValues, topic: Topic): ContactErrors {
  const errors = fieldsFor(topic).flatMap((field) => {
    const message = errorOf(field, values[field.name]?.trim() ?? '', isRequired(field, topic));
    return message ? [[field.name, message] as const] : [];
  });
  return Object.fromEntries(errors);
}

function errorOf(field: ContactField, value: string, required: boolean): string | undefined {
  if (value === '') return required ? (field.missing ?? 'Fill this in.') : undefined;
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
  const values: ContactValues = Object.fromEntries(contactFields.map(({ name }) => [name, textOf(name)]));
  const topic = topics.find(({ value }) => value === textOf('topic'))?.value ?? 'demo';
  return topic !== 'demo' || Object.values(values).some(Boolean) ? { topic, values } : undefined;
}

/** What is sent: the fields of the topic, those left empty as empty texts. */
export const written = (values: ContactValues, topic: Topic) => ({
  ...{ name: '', email: '', message: '' },
  ...Object.fromEntries(fieldsFor(topic).map(({ name }) => [name, values[name]?.trim() ?? ''])),
});
