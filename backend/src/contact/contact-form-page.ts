import { contactTopics, topicLabels, topicQuestion } from '@20x/shared/contact-form/fields';
import { isAlwaysNeeded, partialNeed, type ContactField, type ContactForm } from '@20x/shared/contact-form/form';
import { escapeHtml, plainPage } from '../core/http/plain-page.ts';
import type { FieldError, Problem } from '../core/http/problem.ts';
import { carriedFields } from './messages/contact-fields.ts';
import { ContactRequest } from './messages/contact.dto.ts';

type Values = Readonly<Record<string, unknown>>;

/** The page may load only its own style and submit only to this site. */
export const formPagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const style = `body{padding:clamp(1.25rem,6vw,5rem);font-size:1.0625rem;line-height:1.6}
main{max-width:36rem}
h1{margin:0 0 .5rem;font-size:clamp(1.75rem,1.4rem + 1.5vw,2.5rem);line-height:1.1}
label{display:block;margin-top:1.25rem;font-weight:600}
input,select,textarea{box-sizing:border-box;width:100%;margin-top:.25rem;padding:.625rem .75rem;border:1px solid #6b7f7c;border-radius:.5rem;background:transparent;color:inherit;font:inherit}
.help{margin:0;color:inherit;opacity:.8}
.box{font-weight:400}.box input{width:auto;margin:0 .5rem 0 0}
:focus-visible{outline:3px solid #0074c8;outline-offset:2px}
[aria-invalid]{border-color:#b3261e;border-width:2px}
.error{margin:.25rem 0 0;color:#b3261e}
button{margin-top:1.5rem;padding:.75rem 1.5rem;border:0;border-radius:.5rem;background:#005e4e;color:#fff;font:inherit;font-weight:600}
@media (prefers-color-scheme:dark){.error{color:#ffb4ab}[aria-invalid]{border-color:#ffb4ab}button{background:#69e1b8;color:#051110}}`;

/** The page after a refused message without JavaScript: the reasons, and the form with everything that was typed. */
export function contactFormPage(problem: Problem, form: ContactForm, values: Values): string {
  const errors = errorsInOrder(problem.options.errors ?? [], form);
  const intro = errors.size > 0 ? 'Fix the marked fields and send it again. Nothing was lost.' : problem.message;
  const main = `
<h1>Your message hasn’t been sent yet</h1>
<p role="alert">${escapeHtml(intro)}</p>
<p>${escapeHtml(form.notice)}</p>
<form method="post" action="/api/contact" novalidate>
${carriedFields(ContactRequest)
  .map((name) => hidden(name, textOf(values[name])))
  .join('')}
${row({ name: 'topic', label: form.topicLabel || topicQuestion, help: form.topicHelp, control: topicSelect(values.topic, errors) }, errors)}
${form.fields.map((field) => row(rowOf(field, values[field.name], errors), errors)).join('\n')}
${form.consent ? consentRow(form, errors) : ''}
<button>Send</button>
</form>
<p><a href="/contact">Back to the contact page</a></p>
`;
  return plainPage({ title: 'Your message hasn’t been sent yet', style, main });
}

/** The first of them gets the focus. */
function errorsInOrder(errors: readonly FieldError[], { fields }: ContactForm): ReadonlyMap<string, string> {
  const names = ['topic', ...fields.map(({ name }) => name), 'consent'];
  return new Map(names.flatMap((name) => errors.filter(({ field }) => field === name).map((e) => [name, e.message])));
}

const hidden = (name: string, value: string) =>
  value ? `<input type="hidden" name="${name}" value="${escapeHtml(value)}">` : '';

interface Row {
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  readonly control: string;
}

function row({ name, label, help = '', control }: Row, errors: ReadonlyMap<string, string>): string {
  const note = help ? `<p class="help">${escapeHtml(help)}</p>` : '';
  return `<label for="${name}">${escapeHtml(label)}</label>${note}${control}${errorOf(name, errors)}`;
}

function rowOf(field: ContactField, value: unknown, errors: ReadonlyMap<string, string>): Row {
  const { name, label, help, neededFor } = field;
  const need = neededFor.length === 0 ? '(optional)' : partialNeed(field);
  return { name, label: `${label} ${need}`.trimEnd(), help, control: controlOf(field, textOf(value), errors) };
}

function controlOf(field: ContactField, value: string, errors: ReadonlyMap<string, string>): string {
  const { name, control, options, autoComplete, maxLength } = field;
  const attributes = [
    `name="${name}" id="${name}"`,
    options ? '' : ` maxlength="${maxLength}"`,
    autoComplete ? ` autocomplete="${autoComplete}"` : '',
    isAlwaysNeeded(field) ? ' required' : '',
    marks(name, errors),
  ].join('');
  if (options) return select(attributes, ['', ...options], value);
  if (control === 'textarea') return `<textarea ${attributes} rows="6">\n${escapeHtml(value)}</textarea>`;
  return `<input type="${control}" value="${escapeHtml(value)}" ${attributes}>`;
}

function consentRow({ consent, consentBox }: ContactForm, errors: ReadonlyMap<string, string>): string {
  if (!consentBox) return `<p>${escapeHtml(consent)}</p>`;
  const box = `<input type="checkbox" name="consent" id="consent" value="yes" required${marks('consent', errors)}>`;
  return `<label class="box">${box} ${escapeHtml(consent)}</label>${errorOf('consent', errors)}`;
}

function errorOf(name: string, errors: ReadonlyMap<string, string>): string {
  const message = errors.get(name);
  return message === undefined ? '' : `<p class="error" id="${name}-error">${escapeHtml(message)}</p>`;
}

function marks(name: string, errors: ReadonlyMap<string, string>): string {
  if (!errors.has(name)) return '';
  const [first] = errors.keys();
  return ` aria-invalid="true" aria-describedby="${name}-error"${name === first ? ' autofocus' : ''}`;
}

function topicSelect(chosen: unknown, errors: ReadonlyMap<string, string>): string {
  return select(`name="topic" id="topic"${marks('topic', errors)}`, contactTopics, textOf(chosen), topicLabels);
}

function select(
  attributes: string,
  values: readonly string[],
  chosen: string,
  labels: Readonly<Record<string, string>> = {},
): string {
  const options = values.map((value) => {
    const mark = value === chosen ? ' selected' : '';
    return `<option value="${escapeHtml(value)}"${mark}>${escapeHtml(labels[value] ?? value)}</option>`;
  });
  return `<select ${attributes}>${options.join('')}</select>`;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
