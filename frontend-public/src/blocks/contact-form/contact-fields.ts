import {
  contactFieldNames,
  contactTopics,
  type ContactFieldName,
  type ContactTopic,
} from '@20x/shared/contact-form/fields';
import type { ContactField } from '@20x/shared/contact-form/form';
import { refusalOf } from '@20x/shared/contact-form/rules';

export type ContactValues = Readonly<Partial<Record<ContactFieldName, string>>>;
export type ContactErrors = Readonly<Partial<Record<ContactFieldName | 'consent', string>>>;

export const fieldsFor = (fields: readonly ContactField[], topic: ContactTopic) =>
  fields.filter(({ askedFor }) => askedFor.includes(topic));

/** Whether the field waits under “More details”. */
export const waits = ({ isExtra, neededFor }: ContactField, topic: ContactTopic) =>
  isExtra && !neededFor.includes(topic);

/** What keeps the form from being sent, by field. */
export function contactErrors(
  fields: readonly ContactField[],
  values: ContactValues,
  topic: ContactTopic,
): ContactErrors {
  const errors = fieldsFor(fields, topic).flatMap((field) => {
    const message = refusalOf(field, values[field.name]?.trim() ?? '', topic);
    return message === undefined ? [] : [[field.name, message] as const];
  });
  return Object.fromEntries(errors);
}

/** What a visitor wrote into the server's form before React took it over; undefined when that was nothing. */
export function writtenBefore(form: HTMLFormElement | null) {
  const textOf = (name: string) => {
    const field = form?.elements.namedItem(name);
    return field && 'value' in field ? String(field.value) : '';
  };
  const values: ContactValues = Object.fromEntries(contactFieldNames.map((name) => [name, textOf(name)]));
  const topic = contactTopics.find((name) => name === textOf('topic')) ?? 'demo';
  return topic !== 'demo' || Object.values(values).some(Boolean) ? { topic, values } : undefined;
}

/** What is sent: the fields of the topic, those left empty as empty texts. */
export const written = (fields: readonly ContactField[], values: ContactValues, topic: ContactTopic) => ({
  ...{ name: '', email: '', message: '' },
  ...Object.fromEntries(fieldsFor(fields, topic).map(({ name }) => [name, values[name]?.trim() ?? ''])),
});
