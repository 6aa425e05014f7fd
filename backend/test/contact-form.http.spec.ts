import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import type { DemoFormBlock } from '../src/content/blocks/demo-form-block.dto.ts';
import type { PageContent } from '../src/pages/page-content.dto.ts';
import { consentVersion } from '@20x/shared/contact-form/form';
import { createTestApp } from './support/app.ts';
import { DocumentEditor } from './support/document-editor.ts';
import { forAllTests } from './support/for-all-tests.ts';

const test = forAllTests(() => createTestApp());
const editor = forAllTests(() => DocumentEditor.signedIn(test));
let senders = 0;

type Form = Partial<DemoFormBlock>;
const block = (form: Form): DemoFormBlock => ({ id: 'form', ...form, type: 'demoForm' });
const pageWith = (...forms: Form[]): PageContent => ({ title: 'Write to us', blocks: forms.map(block) });

/** What the contact page asks from now on. */
async function published(form: Form): Promise<void> {
  const { id } = await editor.page('contact');
  await editor.saved(id, pageWith(form));
  await editor.did('publish', id);
}
const complete = { topic: 'question', name: 'Dana Reyes', email: 'dana@agency.example', message: 'Does it?' };
const send = (change: object = {}) =>
  test.http
    .post('/api/contact')
    .set('x-forwarded-for', `203.0.113.${++senders}`)
    .send({ id: randomUUID(), sourcePage: '/contact', startedAt: new Date(0).toISOString(), ...complete, ...change });
const sendForm = (fields: Record<string, string>) =>
  test.http.post('/api/contact').set('x-forwarded-for', `203.0.113.${++senders}`).type('form').send(fields);
const refusals = async (change: object) => {
  const { status, body } = await send(change);
  expect(status).toBe(400);
  return (body as { errors: unknown[] }).errors;
};
const stored = async (email: string) => {
  const rows = 'select * from contact_message where email = $1';
  return test.app.get(DataSource).query<Record<string, unknown>[]>(rows, [email]);
};

it('asks what it always asked as long as nothing else is published', async () => {
  expect(await refusals({ topic: 'demo', message: '' })).toEqual([
    { field: 'agency', message: 'Enter the name of your agency.' },
  ]);
  expect(await refusals({ name: '', email: 'dana@', message: '' })).toEqual([
    { field: 'name', message: 'Enter your name.' },
    { field: 'email', message: 'Enter an email address such as name@agency.com.' },
    { field: 'message', message: 'Enter a message.' },
  ]);
  await published({});
  expect(await refusals({ topic: 'demo' })).toMatchObject([{ field: 'agency' }]);
});

it('is held to the published form, in the words of that form', async () => {
  const fields: DemoFormBlock['fields'] = {
    agency: { label: 'Company', required: false, maxLength: 30 },
    phone: { required: true, label: 'Mobile number' },
    message: { required: false },
  };
  await published({ fields });
  expect(await refusals({ topic: 'demo', agency: 'x'.repeat(31) })).toEqual([
    { field: 'agency', message: 'Use at most 30 characters for “Company”.' },
    { field: 'phone', message: 'Fill in “Mobile number”.' },
  ]);
  expect((await send({ topic: 'demo', phone: '555 0100', message: '' })).status).toBe(202);

  const { id } = await editor.page('contact');
  await editor.saved(id, pageWith({ fields: { ...fields, name: { label: 'Drafted name' } } }));
  expect(JSON.stringify(await refusals({ name: '' }))).not.toContain('Drafted');
});

it('drops what the form does not show, also when it is sent all the same', async () => {
  await published({ fields: { agency: { show: false, required: true }, phone: { show: false } } });
  const email = 'hidden@agency.example';
  expect((await send({ topic: 'demo', email, agency: 'Secret', phone: 'no number' })).status).toBe(202);
  expect(await stored(email)).toMatchObject([{ agency: null, phone: null, message: 'Does it?' }]);
});

it('cannot do without a name and an address, whatever was stored', async () => {
  await published({});
  const hide = { show: false, required: false };
  await test.app.get(DataSource).query(
    `with stored as (
       insert into content_revision (id, document_id, number, reason, content)
       select gen_random_uuid(), document_id, number + 1000, reason, jsonb_set(content, '{blocks,0,fields}', $1) from content_revision
       where id = (select published_revision_id from content_document where slug = 'contact')
       returning id, document_id)
     update content_document set published_revision_id = stored.id from stored where content_document.id = document_id`,
    [JSON.stringify({ name: hide, email: hide, message: { maxLength: 90_000 } })],
  );
  expect(await refusals({ name: '', email: '' })).toMatchObject([{ field: 'name' }, { field: 'email' }]);
  expect(await refusals({ message: 'x'.repeat(5_001) })).toMatchObject([{ field: 'message' }]);
});

it('belongs to its page: another page may ask for something else, and has several forms', async () => {
  await published({ fields: { phone: { required: true } } });
  const slug = `form-${randomUUID()}`;
  const forms = [{ id: 'first' }, { id: 'second', fields: { message: { label: 'Your wish', maxLength: 200 } } }];
  await editor.livePage(pageWith(...forms), slug);
  const sourcePage = `/${slug}`;
  expect((await send({ sourcePage })).status).toBe(202);
  expect((await send({ sourcePage: `${sourcePage}/`, formId: 'second', message: 'x'.repeat(201) })).body).toMatchObject(
    {
      errors: [{ field: 'message', message: 'Use at most 200 characters for “Your wish”.' }],
    },
  );
  for (const elsewhere of ['/unknown', '/login', undefined]) {
    expect(await refusals({ sourcePage: elsewhere })).toMatchObject([{ field: 'phone' }]);
  }
});

describe('the consent text', () => {
  const consent = 'You may write to me.';

  it('has to be agreed to where it has a box, and what was agreed to is kept', async () => {
    await published({ consent, consentBox: true });
    const email = 'agreed@agency.example';
    expect(await refusals({})).toEqual([{ field: 'consent', message: 'Check the box to agree.' }]);
    expect(await refusals({ consent: false })).toMatchObject([{ field: 'consent' }]);
    expect((await send({ email, consent: true, consentText: 'Words of the sender' })).status).toBe(202);
    const consent_version = consentVersion(consent);
    expect(await stored(email)).toMatchObject([{ consent_ticked: true, consent_text: consent, consent_version }]);
  });

  it('is not agreed to in words that have changed since the page was opened', async () => {
    await published({ consent, consentBox: true });
    const seen = { consent: true, consentVersion: consentVersion('You may call me.') };
    expect(await refusals(seen)).toEqual([{ field: 'consent', message: expect.stringContaining('has changed') }]);
    const now = { email: 'now@agency.example', consent: true, consentVersion: consentVersion(consent) };
    expect((await send(now)).status).toBe(202);
    await published({ consent });
    const beside = { email: 'beside@agency.example', consentVersion: seen.consentVersion };
    expect((await send(beside)).status).toBe(202);
    expect(await stored(beside.email)).toMatchObject([{ consent_text: consent, consent_ticked: null }]);
  });

  it('says nothing of a box where there is none', async () => {
    await published({ consent });
    const email = 'no-box@agency.example';
    expect((await send({ email, consent: true })).status).toBe(202);
    expect(await stored(email)).toMatchObject([{ consent_ticked: null, consent_text: consent }]);
  });

  it('is missed when there is a box without it', async () => {
    const { id } = await editor.page('contact');
    await editor.saved(id, pageWith({ consentBox: true }));
    const refused = await editor.does('publish', id);
    expect(refused.body).toMatchObject({ code: 'not_publishable', errors: [{ field: 'blocks.0.consentBox' }] });
  });
});

describe('without JavaScript', () => {
  it('the same rules hold, and the page that comes back is the published form', async () => {
    await published({
      notice: 'Call us about <patients>.',
      consent: 'You may write to me.',
      consentBox: true,
      fields: {
        topic: { label: 'Reason' },
        agency: { label: 'Company "A"', help: 'As on your <invoice>.' },
        phone: { show: false },
        message: { maxLength: 300 },
      },
    });
    const response = await sendForm({ ...complete, topic: 'demo', sourcePage: '/contact', phone: '555 0100' });
    expect(response.status).toBe(400);
    const { text } = response;
    expect(text).toContain('Fill in “Company &quot;A&quot;”.');
    expect(text).toContain('Check the box to agree.');
    expect(text).toContain('>Reason<');
    expect(text).toContain('>Company &quot;A&quot; (needed for a demo)<');
    expect(text).toContain('>Message (needed for a question or support)<');
    expect(text).toContain('As on your &lt;invoice&gt;.');
    expect(text).toContain('Please don’t include patient information. Call us about &lt;patients&gt;.');
    expect(text).toContain('maxlength="300"');
    // The page's own words, not the browser's; the first marked field has the focus.
    expect(text).toContain('action="/api/contact" novalidate>');
    expect(text.match(/name="(\w+)"[^>]* autofocus/g)).toEqual([expect.stringContaining('name="agency"')]);
    expect(text).toMatch(/<input type="checkbox" name="consent"(?![^>]*checked)[^>]* required/);
    expect(text).not.toContain('name="phone"');
    // A list, as on the page with JavaScript: it used to be a line of any text.
    expect(text).toMatch(/<select name="country"[^>]*><option value=""[^>]*><\/option><option value="United States">/);

    const again = { ...complete, email: 'plain@agency.example', sourcePage: '/contact', consent: 'yes' };
    expect((await sendForm(again)).status).toBe(303);
    expect(await stored(again.email)).toMatchObject([{ consent_ticked: true }]);
  });
});

it.each([
  ['name', { maxLength: 121 }, 'Enter a whole number from 30 to 120.'],
  ['email', { maxLength: 10 }, 'Enter a whole number from 80 to 254.'],
  ['message', { maxLength: 5_001 }, 'Enter a whole number from 200 to 5000.'],
  ['phone', { label: 'x'.repeat(61) }, 'Use at most 60 characters.'],
])('is not published with %s as %j', async (field, settings, message) => {
  const { id } = await editor.newPage({ title: 'Form' });
  await editor.saved(id, pageWith({ fields: { [field]: settings } }));
  const refused = await editor.does('publish', id);
  const [name = ''] = Object.keys(settings);
  expect(refused.body).toMatchObject({ errors: [{ field: `blocks.0.fields.${field}.${name}`, message }] });
});

it.each(['name', 'email', 'topic'])('has no setting that hides the %s', async (field) => {
  const { id } = await editor.newPage({ title: 'Form' });
  const saved = await editor.saves(id, pageWith({ fields: { [field]: { show: false } } }));
  expect(saved.body).toMatchObject({
    errors: [{ field: `content.blocks.0.fields.${field}.show`, message: 'This field does not exist.' }],
  });
});
