import { existsSync } from 'node:fs';
import path from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { contactFieldCaps, type DemoFormBlock } from '../src/content/blocks/demo-form-block.dto.ts';
import { consentVersion } from '../src/contact/form/consent.ts';
import { contactForm } from '../src/contact/form/contact-form.ts';
import { contactTopics } from '../src/contact/form/contact-topic.ts';
import { createTestApp, type TestApp } from './support/app.ts';
import { DocumentEditor } from './support/document-editor.ts';

const repository = path.resolve(import.meta.dirname, '../..');
let test: TestApp;
let editor: DocumentEditor;
beforeAll(async () => {
  if (!existsSync(path.join(repository, 'frontend-public/dist-server/render.cjs')))
    throw new Error('The front ends are not built; run npm run build first.');
  test = await createTestApp({ variables: { FRONTEND_DIR: repository } });
  editor = await DocumentEditor.signedIn(test);
});
afterAll(() => test.close());

const block = (form: Partial<DemoFormBlock>): DemoFormBlock => ({
  ...form,
  id: 'form',
  type: 'demoForm',
  topics: true,
});

/** The form as visitors without JavaScript get it. */
async function shown(form: DemoFormBlock): Promise<HTMLElement> {
  const { path: address } = await editor.livePage({ title: 'Write to us', blocks: [form] });
  const html = parse((await test.http.get(address)).text).querySelector('form[action="/api/contact"]');
  if (!html) throw new Error('the page shows no form');
  return html;
}

const nouns = { demo: 'a demo', question: 'a question', support: 'support' } as const;

/** What the server goes by, in the words of the page. */
const expected = (form: DemoFormBlock) =>
  contactForm(form).fields.map(({ name, label, maxLength, neededFor }) => ({
    name,
    label,
    // What is chosen from a list is as long as it is.
    maxLength: name === 'country' ? null : String(maxLength),
    isRequired: neededFor.length === contactTopics.length,
    need: neededFor.map((topic) => nouns[topic]),
  }));

const fields = (html: HTMLElement) =>
  Object.keys(contactFieldCaps).flatMap((name) => {
    const control = html.querySelector(`[name="${name}"]`);
    if (!control) return [];
    const label = html.querySelector(`label[for="${control.id}"]`)?.text ?? '';
    const need = /\(needed for ([^)]*)\)/.exec(label)?.[1]?.split(' or ');
    return {
      name,
      label: label.replace(/\s*\((?:needed for [^)]*|optional)\)/g, '').trim(),
      maxLength: control.getAttribute('maxlength') ?? null,
      isRequired: control.hasAttribute('required'),
      need: need ?? (control.hasAttribute('required') ? Object.values(nouns) : []),
    };
  });

it.each<[string, Partial<DemoFormBlock>]>([
  ['as it is built in', {}],
  [
    'as its editor set it up',
    {
      consent: ' You may write to me. ',
      notice: 'No patient information, please.',
      fields: {
        name: { label: 'Who are you?', maxLength: 60 },
        agency: { required: false, maxLength: 30 },
        phone: { show: false },
        role: { required: true },
        message: { label: '  ', maxLength: 300 },
      },
    },
  ],
])('the form of the page and the rule of the server are the same: %s', async (_, form) => {
  const own = block(form);
  const html = await shown(own);
  expect(fields(html)).toEqual(expected(own));
  const { notice, consent } = contactForm(own);
  expect(html.text).toContain(notice);
  expect(html.text).toContain(consent);
  expect(html.querySelector('[name="consentVersion"]')?.getAttribute('value')).toBe(
    consent ? consentVersion(consent) : undefined,
  );
});
