import { contactTopics, topicLabels, topicQuestion } from '@20x/shared/contact-form/fields';
import { isAlwaysNeeded, partialNeed, type ContactField, type ContactForm } from '@20x/shared/contact-form/form';
import { escapeHtml } from '@20x/shared/escape-html';
import { plainPage } from '../core/http/plain-page.ts';
import type { FieldError, Problem } from '../core/http/problem.ts';
import { inSiteFrame } from './site-frame.ts';
import { carriedFields } from './messages/contact-fields.ts';
import { ContactRequest } from './messages/contact.dto.ts';

type Values = Readonly<Record<string, unknown>>;

/** The page runs nothing, loads only what the site serves, and submits only to it. */
export const formPagePolicy =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The site's own values take the place of these. */
const tokens = `:root{--gut:clamp(1.25rem,.5rem + 3.3vw,4rem);--wrap:80rem;--surface:#fff;--control:#798a88;--ink1:#09201e;--ink3:#546664;--brand:#005e4e;--brand-hover:#004b3e;--on-brand:#fff;--focus:#0074c8;--danger-text:#a51e24}`;
/** Where the site cannot be shown around the form. */
const darkTokens = `@media (prefers-color-scheme:dark){:root{--surface:#0c1a19;--control:#728582;--ink1:#eff5f3;--ink3:#97a5a2;--brand:#69e1b8;--brand-hover:#89efca;--on-brand:#011612;--focus:#69c1fc;--danger-text:#fda19e}}`;

const style = `main{display:block;box-sizing:border-box;max-width:calc(var(--wrap) + 2*var(--gut));margin-inline:auto;padding:calc(4rem + clamp(2.5rem,1rem + 5vw,5.5rem)) var(--gut) 5rem;font-size:1.0625rem;line-height:1.6}
main>*{max-width:40rem}
main h1{margin:0 0 1rem;font-size:clamp(2.25rem,1.6rem + 2.6vw,3.5rem);line-height:1.05}
main form{margin-block:1.5rem 2rem}
main label{display:block;margin-top:1.25rem;color:var(--ink1);font-weight:600}
main :is(input,select,textarea){box-sizing:border-box;width:100%;min-height:3rem;margin-top:.375rem;padding:.625rem .875rem;border:1px solid var(--control);border-radius:.5rem;background:var(--surface);color:var(--ink1);font:inherit}
main .help{margin:0;color:var(--ink3);font-size:.9375rem}
main .box{font-weight:400}main .box input{width:auto;min-height:0;margin:0 .5rem 0 0}
main :focus-visible{outline:2px solid var(--focus);outline-offset:3px}
main [aria-invalid]{border:2px solid var(--danger-text)}
main .error{margin:.25rem 0 0;color:var(--danger-text)}
main button{min-height:3rem;margin-top:1.5rem;padding:.75rem 1.5rem;border:0;border-radius:.5rem;background:var(--brand);color:var(--on-brand);font:inherit;font-weight:600;cursor:pointer}
main button:hover{background:var(--brand-hover)}`;

const title = 'Your message hasn’t been sent yet';

/**
 * The page after a refused message without JavaScript: the reasons, and the form with everything that was typed. It stands
 * in the place of the content of `sitePage`, a page of the site; without one it stands alone.
 */
export function contactFormPage(problem: Problem, form: ContactForm, values: Values, sitePage: string | null): string {
  const errors = errorsInOrder(problem.options.errors ?? [], form);
  const intro = errors.size > 0 ? 'Fix the marked fields and send it again. Nothing was lost.' : problem.message;
  const main = `
<h1>${title}</h1>
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
  const framed = sitePage && inSiteFrame(sitePage, { title, style: tokens + style, main });
  return framed || plainPage({ title, style: tokens + darkTokens + style, main });
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
