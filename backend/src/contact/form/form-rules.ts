import { contactFieldNames, type ContactFieldName, type ContactTopic } from '@20x/shared/contact-form/fields';
import { consentVersion, type ContactForm } from '@20x/shared/contact-form/form';
import { refusalOf, untickedConsent } from '@20x/shared/contact-form/rules';
import type { FieldError } from '../../core/http/problem.ts';

/** What a visitor gave for the fields of a form, trimmed; what was left empty is absent. */
type Answers = Readonly<Partial<Record<ContactFieldName, string>>> & {
  readonly topic: ContactTopic;
  readonly consent?: boolean;
  /** Of the wording that the visitor saw. */
  readonly consentVersion?: string;
};

/** What keeps a message from being taken, in the order of the form. */
export function refusalsOf(form: ContactForm, answers: Answers): FieldError[] {
  const errors: FieldError[] = form.fields.flatMap((field) => {
    const message = refusalOf(field, answers[field.name] ?? '', answers.topic);
    return message === undefined ? [] : [{ field: field.name, message }];
  });
  const refusal = form.consentBox ? consentRefusal(form, answers) : null;
  return refusal === null ? errors : [...errors, { field: 'consent', message: refusal }];
}

/** Visitors agree only to the words that they saw. */
function consentRefusal({ consent }: ContactForm, { consent: isTicked, consentVersion: seen }: Answers): string | null {
  if (!isTicked) return untickedConsent;
  if (seen === undefined || seen === consentVersion(consent)) return null;
  return 'This text has changed since you opened the page. Reload the page and read it again.';
}

/** The answers without the fields that the form does not show. */
export function asAsked<A extends Answers>(form: ContactForm, answers: A): A {
  const shown = new Set<string>(form.fields.map(({ name }) => name));
  const hidden = new Set<string>(contactFieldNames.filter((name) => !shown.has(name)));
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !hidden.has(name))) as A;
}

/** The wording that is kept with a message: the one that is published, whatever was sent. */
export const consentOf = ({ consent }: Pick<ContactForm, 'consent'>) =>
  consent === ''
    ? { consentVersion: null, consentText: null }
    : { consentVersion: consentVersion(consent), consentText: consent };
