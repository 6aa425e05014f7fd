import { isEmail } from '../email.ts';
import type { ContactTopic } from './fields.ts';
import type { ContactField } from './form.ts';

/** No control characters: what is one line cannot become two in a mail's header. */
const oneLine = /^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u;
/** Line breaks and tabs may be in it. */
const manyLines = /^(?:[\t\n]|[^\p{Cc}\p{Cs}])*$/u;
const phone = /^[\d\s()+./x-]{5,40}$/i;

export const untickedConsent = 'Check the box to agree.';

/** What is wrong with an answer, trimmed, in a message about a topic; undefined when nothing is. */
export function refusalOf(field: ContactField, value: string, topic: ContactTopic): string | undefined {
  const { control, label, maxLength, missing, neededFor, options } = field;
  if (value === '') return neededFor.includes(topic) ? missing : undefined;
  if (!(control === 'textarea' ? manyLines : oneLine).test(value)) return 'Use no line breaks or control characters.';
  if (value.length > maxLength) {
    return `Use at most ${maxLength.toLocaleString('en-US')} characters for “${label}”.`;
  }
  if (control === 'email' && !isEmail(value)) return 'Enter an email address such as name@agency.com.';
  if (control === 'tel' && !phone.test(value)) return 'Enter a phone number with only digits, spaces and + ( ) - .';
  if (options && !options.includes(value)) return `Choose one of: ${options.join(', ')}.`;
  return undefined;
}
