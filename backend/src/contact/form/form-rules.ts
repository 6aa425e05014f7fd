import { isEmail } from 'class-validator';
import { contactFieldCaps, type ContactFieldName } from '../../content/blocks/demo-form-block.dto.ts';
import type { FieldError } from '../../core/http/problem.ts';
import { consentVersion } from './consent.ts';
import type { ContactForm, ContactFormField } from './contact-form.ts';
import type { ContactTopic } from './contact-topic.ts';

/** What a visitor gave for the fields of a form, trimmed; what was left empty is absent. */
type Answers = Readonly<Partial<Record<ContactFieldName, string>>> & {
  readonly topic: ContactTopic;
  readonly consent?: boolean;
  /** Of the wording that the visitor saw. */
  readonly consentVersion?: string;
};

/** No control characters: what is one line cannot become two in a mail's header. */
const oneLine = /^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u;
/** Line breaks and tabs may be in it. */
const manyLines = /^(?:[\t\n]|[^\p{Cc}\p{Cs}])*$/u;
const phonePattern = /^[\d\s()+./x-]{5,40}$/i;

/** What keeps a message from being taken, in the order of the form. */
export function refusalsOf(form: ContactForm, answers: Answers): FieldError[] {
  const errors: FieldError[] = form.fields.flatMap((field) => {
    const message = refusalOf(field, answers[field.name], answers.topic);
    return message === undefined ? [] : [{ field: field.name, message }];
  });
  const refusal = form.consentBox ? consentRefusal(form, answers) : null;
  return refusal === null ? errors : [...errors, { field: 'consent', message: refusal }];
}

/** Nobody agrees to words that they have not seen. */
function consentRefusal({ consent }: ContactForm, { consent: isTicked, consentVersion: seen }: Answers): string | null {
  if (!isTicked) return 'Tick the box to agree.';
  if (seen === undefined || seen === consentVersion(consent)) return null;
  return 'This text has changed since you opened the page. Reload the page and read it again.';
}

function refusalOf(field: ContactFormField, value: string | undefined, topic: ContactTopic): string | undefined {
  if (value === undefined) return field.neededFor.includes(topic) ? field.missing : undefined;
  if (!(field.name === 'message' ? manyLines : oneLine).test(value)) return 'Use no line breaks or control characters.';
  if (value.length > field.maxLength) {
    return `Use at most ${field.maxLength.toLocaleString('en-US')} characters for “${field.label}”.`;
  }
  if (field.name === 'email' && !isEmail(value)) return 'Give an e-mail address such as name@agency.com.';
  if (field.name === 'phone' && !phonePattern.test(value)) {
    return 'Give a phone number of digits, spaces and + ( ) - .';
  }
  return undefined;
}

/** Without the fields that the form does not show: what nobody was asked for is not kept. */
export function asAsked<A extends Answers>(form: ContactForm, answers: A): A {
  const shown = new Set<string>(form.fields.map(({ name }) => name));
  const kept = Object.entries(answers).filter(([name]) => !Object.hasOwn(contactFieldCaps, name) || shown.has(name));
  return Object.fromEntries(kept) as A;
}
