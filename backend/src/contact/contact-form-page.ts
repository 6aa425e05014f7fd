import type { FieldError, Problem } from '../core/http/problem.ts';
import { contactTopics } from './contact.dto.ts';

type Values = Readonly<Record<string, unknown>>;

/** The page allows its own style and the way back to where it came from, nothing else. */
export const formPagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const topicLabels = { demo: 'Book a demo', question: 'Ask a question', support: 'Get support' } as const;
const inputs: readonly (readonly [name: string, label: string, attributes: string])[] = [
  ['name', 'Name', 'autocomplete="name" required'],
  ['email', 'Work e-mail', 'type="email" autocomplete="email" required'],
  ['phone', 'Phone (optional)', 'type="tel" autocomplete="tel"'],
  ['agency', 'Agency (optional)', 'autocomplete="organization"'],
  ['role', 'Your role (optional)', 'autocomplete="organization-title"'],
  ['nurseCount', 'Active nurses (optional)', ''],
  ['country', 'Country (optional)', 'autocomplete="country-name"'],
  ['region', 'State or province (optional)', 'autocomplete="address-level1"'],
];
const kept = ['id', 'sourcePage', 'consentVersion', 'consentText'];

/** What a browser without JavaScript sees when its message was not taken: why, and the form with all that was typed. */
export function contactFormPage(problem: Problem, values: Values): string {
  const errors = new Map((problem.options.errors ?? []).map((error: FieldError) => [error.field, error.message]));
  const intro = errors.size > 0 ? 'Please check the marked fields. Nothing was lost.' : problem.message;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>Your message was not sent yet – 20X</title>
<style>
:root{color-scheme:light dark}
body{margin:0;padding:clamp(1.25rem,6vw,5rem);background:#f7fbfa;color:#314643;font:1.0625rem/1.6 system-ui,sans-serif}
main{max-width:36rem}
h1{margin:0 0 .5rem;color:#09201e;font-size:clamp(1.75rem,1.4rem + 1.5vw,2.5rem);line-height:1.1}
label{display:block;margin-top:1.25rem;font-weight:600}
input,select,textarea{box-sizing:border-box;width:100%;margin-top:.25rem;padding:.625rem .75rem;border:1px solid #6b7f7c;border-radius:.5rem;background:transparent;color:inherit;font:inherit}
[aria-invalid]{border-color:#b3261e;border-width:2px}
.error{margin:.25rem 0 0;color:#b3261e}
button{margin-top:1.5rem;padding:.75rem 1.5rem;border:0;border-radius:.5rem;background:#005e4e;color:#fff;font:inherit;font-weight:600}
a{color:#005e4e}
@media (prefers-color-scheme:dark){body{background:#051110;color:#c3cdcb}h1{color:#eff5f3}a{color:#69e1b8}.error{color:#ffb4ab}[aria-invalid]{border-color:#ffb4ab}button{background:#69e1b8;color:#051110}}
</style>
</head>
<body><main>
<h1>Your message was not sent yet</h1>
<p role="alert">${escapeHtml(intro)}</p>
<p>Please don’t include patient information.</p>
<form method="post" action="/api/contact">
${kept.map((name) => (textOf(values[name]) ? `<input type="hidden" name="${name}" value="${attribute(values[name])}">` : '')).join('')}
${field('topic', 'What is it about?', topicSelect(values.topic), errors)}
${inputs.map(([name, label, attributes]) => field(name, label, `<input name="${name}" id="${name}" value="${attribute(values[name])}" ${attributes}${marks(name, errors)}>`, errors)).join('\n')}
${field('message', 'Message', `<textarea name="message" id="message" rows="6"${marks('message', errors)}>\n${escapeHtml(textOf(values.message))}</textarea>`, errors)}
<button>Send</button>
</form>
<p><a href="/contact">Back to the contact page</a></p>
</main></body>
</html>
`;
}

function field(name: string, label: string, control: string, errors: ReadonlyMap<string, string>): string {
  const message = errors.get(name);
  const error = message === undefined ? '' : `<p class="error" id="${name}-error">${escapeHtml(message)}</p>`;
  return `<label for="${name}">${label}</label>${control}${error}`;
}

const marks = (name: string, errors: ReadonlyMap<string, string>) =>
  errors.has(name) ? ` aria-invalid="true" aria-describedby="${name}-error"` : '';

function topicSelect(chosen: unknown): string {
  const options = contactTopics.map(
    (topic) => `<option value="${topic}"${topic === chosen ? ' selected' : ''}>${topicLabels[topic]}</option>`,
  );
  return `<select name="topic" id="topic">${options.join('')}</select>`;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const attribute = (value: unknown) => escapeHtml(textOf(value));

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
