import { AppRoot, type DemoFormBlock } from '@20x/kit';
import { problem, renderApp, storeAnswering } from '@20x/kit/testing';
import type { ApiAnswers } from '@20x/kit/testing';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { ContactForm } from './ContactForm';

const block = {
  id: 'form',
  type: 'demoForm',
  title: 'Book a demo',
  topics: true,
  notice: 'Please don’t include patient information.',
  consent: 'We use what you send as our privacy policy describes.',
  success: 'We will answer within one business day.',
} as const;

const show = (api: ApiAnswers = {}, change: Partial<DemoFormBlock> = {}) =>
  renderApp(<ContactForm block={{ ...block, ...change }} />, { path: '/contact', api });
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Request my demo' }));

afterEach(() => jest.useRealTimers());

async function fillIn() {
  await userEvent.type(field(/Your name/), 'Ana Osei');
  await userEvent.type(field(/Work email/), 'ana@agency.example');
  await userEvent.type(field(/^Agency/), 'Northway');
}

it('says under each field what is missing and goes to the first', async () => {
  show();
  await send();
  expect(field(/Your name/)).toHaveFocus();
  expect(field(/Your name/)).toHaveAccessibleDescription('Enter your name.');
  expect(field(/Work email/)).toBeInvalid();
  expect(field(/Phone/)).toBeValid();

  await userEvent.type(field(/Work email/), 'ana@');
  expect(field(/Work email/)).toHaveAccessibleDescription(/email address such as/);
  await userEvent.type(field(/Work email/), 'agency.example');
  expect(field(/Work email/)).toBeValid();
});

it('asks only what the topic needs', async () => {
  show();
  expect(screen.getByRole('radio', { name: 'Demo' })).toBeChecked();
  expect(field(/Active nurses/)).toBeVisible();
  expect(field(/Message/)).not.toBeRequired();
  await send();
  await userEvent.click(screen.getByRole('radio', { name: 'Question' }));
  expect(screen.queryByRole('textbox', { name: /Active nurses/ })).toBeNull();
  expect(field(/Message/)).toBeRequired();
  // Nobody has touched these fields yet.
  expect(field(/Message/)).not.toHaveAttribute('aria-invalid');
  expect(field(/Your name/)).not.toHaveAttribute('aria-invalid');
  expect(screen.getByRole('button', { name: 'Send my question' })).toBeVisible();
});

it('asks for four things first, and opens “More details” for an error inside', async () => {
  show();
  const details = screen.getByText('More details').closest('details');
  const atOnce = screen.getAllByRole('textbox').filter((input) => !details?.contains(input));
  expect(atOnce.map((input) => input.getAttribute('name'))).toEqual(['name', 'email', 'agency', 'nurseCount']);
  expect(details).not.toHaveAttribute('open');
  expect(details).toContainElement(field(/Message/));
  await fillIn();
  await userEvent.type(field(/Phone/), 'no number');
  await send();
  expect(field(/Phone/)).toBeInvalid();
  expect(field(/Phone/)).toHaveFocus();
  expect(details).toHaveAttribute('open');
  await userEvent.click(screen.getByRole('radio', { name: 'Support' }));
  expect(details).not.toContainElement(field(/Message/));
});

it('sends what was written, where it was written and when, then gives its place and the focus to the thanks', async () => {
  const sent: unknown[] = [];
  show({
    'POST /api/contact': async (request: Request) => {
      sent.push(await request.json());
      return Response.json({ id: 'x' }, { status: 202 });
    },
  });
  await fillIn();
  await send();
  const thanks = await screen.findByRole('status');
  expect(within(thanks).getByRole('heading', { name: 'Message sent' })).toHaveFocus();
  expect(thanks).toHaveTextContent('We will answer within one business day.');
  expect(thanks).toHaveTextContent('We will reply to ana@agency.example.');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(sent).toEqual([
    expect.objectContaining({
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
      topic: 'demo',
      name: 'Ana Osei',
      email: 'ana@agency.example',
      agency: 'Northway',
      message: '',
      sourcePage: '/contact',
      formId: 'form',
      website: '',
      startedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      consentVersion: expect.stringMatching(/^text-[0-9a-f]{8}$/),
    }),
  ]);
});

it('shows what the server refuses under its field and keeps what was written', async () => {
  show({
    'POST /api/contact': problem(400, 'invalid_input', {
      errors: [{ field: 'email', message: 'This address cannot be.' }],
    }),
  });
  await fillIn();
  await send();
  expect(await screen.findByText('This address cannot be.')).toBeVisible();
  expect(field(/Work email/)).toHaveFocus();
  expect(field(/Your name/)).toHaveValue('Ana Osei');
});

it.each([
  [problem(429, 'too_many_requests', { detail: 'Please wait an hour.' }), 'Please wait an hour.'],
  [new Response('gone', { status: 502 }), /was not sent/],
  [problem(500, 'internal_error', { detail: 'Internal Server Error' }), /was not sent/],
])('tells of a failure and lets the visitor try again', async (answer, message) => {
  show({ 'POST /api/contact': answer });
  await fillIn();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  const button = screen.getByRole('button', { name: 'Request my demo' });
  expect(button).toHaveAttribute('aria-disabled', 'false');
  expect(button).toHaveFocus();
  expect(field(/Your name/)).toHaveValue('Ana Osei');
});

it('sends by itself, as the same message, what the server could not take', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const sent: { readonly id: string }[] = [];
  show({
    'POST /api/contact': async (request: Request) => {
      sent.push((await request.json()) as { id: string });
      if (sent.length < 3) return new Response('', { status: 503 });
      return Response.json({ id: 'x' }, { status: 202 });
    },
  });
  await fillIn();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(/keep trying/);
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
  act(() => jest.advanceTimersByTime(3_000));
  await waitFor(() => expect(sent).toHaveLength(2));
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('heading', { name: 'Message sent' })).toBeVisible();
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  await waitFor(() => expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true));
});

it('waits for the visitor again who changes the message meanwhile', async () => {
  show({ 'POST /api/contact': new Response('', { status: 503 }) });
  await fillIn();
  await send();
  await screen.findByRole('alert');
  await userEvent.type(field(/Your name/), ' Mensah');
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
});

it('asks what the editor wants, in the editor’s words', async () => {
  show(
    {},
    {
      fields: {
        topic: { label: 'Reason', help: 'Choose one.' },
        name: { label: 'Full name', maxLength: 40 },
        agency: { label: 'Company', help: 'As on your invoice.', required: false },
        phone: { required: true },
        region: { show: false },
      },
    },
  );
  expect(screen.getByRole('group', { name: 'Reason' })).toHaveAccessibleDescription('Choose one.');
  expect(field(/^Full name$/)).toHaveAttribute('maxlength', '40');
  expect(field(/^Company \(optional\)$/)).toHaveAccessibleDescription('As on your invoice.');
  expect(screen.queryByRole('textbox', { name: /State or province/ })).toBeNull();
  await send();
  expect(field(/^Full name$/)).toHaveAccessibleDescription('Fill in “Full name”.');
  expect(field(/^Phone$/)).toHaveAccessibleDescription('Fill in “Phone”.');
  expect(field(/^Company/)).toBeValid();
});

it.each([
  [null, 'Please don’t include patient information.'],
  ['We answer in English.', 'Please don’t include patient information. We answer in English.'],
  ['No patient information, please.', 'No patient information, please.'],
])('always asks not to write about patients: %s', (notice, text) => {
  show({}, { notice });
  expect(screen.getByText(text)).toBeVisible();
});

it('waits for the box beside the consent text, which nobody ticked before', async () => {
  const sent: unknown[] = [];
  const answer = async (request: Request) => {
    sent.push(await request.json());
    return Response.json({ id: 'x' }, { status: 202 });
  };
  show({ 'POST /api/contact': answer }, { consentBox: true });
  const box = screen.getByRole('checkbox', { name: /We use what you send as our privacy policy/ });
  expect(box).not.toBeChecked();
  await fillIn();
  await send();
  expect(box).toHaveFocus();
  expect(box).toHaveAccessibleDescription('Check the box to agree.');
  await userEvent.click(box);
  expect(box).toBeValid();
  await send();
  await screen.findByRole('status');
  expect(sent).toEqual([expect.objectContaining({ consent: true, consentVersion: expect.any(String) })]);
});

it('says so when the form has changed meanwhile, and keeps what was written', async () => {
  const errors = [{ field: 'phone', message: 'Fill in “Mobile”.' }];
  show({ 'POST /api/contact': problem(400, 'invalid_input', { errors }) }, { fields: { phone: { show: false } } });
  await fillIn();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(/has changed since you opened it.*Fill in “Mobile”\./);
  expect(field(/Your name/)).toHaveValue('Ana Osei');
});

it('sends under the words that the editor gave the button', () => {
  show({}, { button: 'Ask for my quote' });
  expect(screen.getByRole('button', { name: 'Ask for my quote' })).toBeVisible();
});

it('is a plain form for browsers without JavaScript, with a trap that people do not meet', () => {
  show();
  const form = screen.getByRole('form', { name: 'Book a demo' });
  expect(form).toHaveAttribute('action', '/api/contact');
  expect(form).toHaveAttribute('method', 'post');
  expect(form.querySelector('[name=sourcePage]')).toHaveValue('/contact');
  expect(form.querySelector('[name=website]')).toHaveAttribute('tabindex', '-1');
  expect(screen.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy');
});

it('keeps what was written before the code arrived', async () => {
  const app = (
    <AppRoot store={storeAnswering({})} site={{ publicUrl: 'http://localhost', warn: () => undefined }}>
      <MemoryRouter initialEntries={['/contact']}>
        <ContactForm block={block} />
      </MemoryRouter>
    </AppRoot>
  );
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(app);
  // No bubble of the browser before the code arrives.
  expect(within(root).getByRole('form')).toHaveAttribute('novalidate');
  within(root).getByRole<HTMLInputElement>('textbox', { name: /Your name/ }).value = 'Ana Osei';
  within(root).getByRole<HTMLInputElement>('radio', { name: 'Question' }).checked = true;
  render(app, { container: root, hydrate: true });

  await userEvent.type(field(/Work email/), 'ana@agency.example');
  expect(field(/Your name/)).toHaveValue('Ana Osei');
  expect(screen.getByRole('radio', { name: 'Question' })).toBeChecked();
  expect(screen.queryByRole('textbox', { name: /Active nurses/ })).toBeNull();
});
