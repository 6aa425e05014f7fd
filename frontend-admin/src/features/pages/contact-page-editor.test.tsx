import { problem, type ApiAnswers } from '@20x/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { ContactRecipients, SaveContactRecipientsRequest } from '../../api/generated';
import { pageApi } from '../../testing/documents';
import { renderAdmin } from '../../testing/render-admin';

const recipients: ContactRecipients = {
  version: 3,
  values: { demo: ['owner@example.com'], question: [], support: [] },
  canSend: true,
  sender: 'site@example.com',
};

function renderEditor(answers: ApiAnswers = {}, given = recipients) {
  const api = pageApi({ title: 'Contact', blocks: [] }, { slug: 'contact', path: '/contact', fixed: true });
  return renderAdmin('/admin/contact-page', {
    api: {
      ...api.answers,
      '/api/admin/contact-recipients': given,
      ...answers,
    },
  });
}
const panel = async () => within(await screen.findByRole('region', { name: 'Notifications' }));

it('saves who is told of messages, beside the page', async () => {
  const saved: SaveContactRecipientsRequest[] = [];
  const { user } = renderEditor({
    'PUT /api/admin/contact-recipients': async (request: Request) => {
      const body = (await request.json()) as SaveContactRecipientsRequest;
      saved.push(body);
      return { ...recipients, version: body.version + 1, values: body.values };
    },
  });
  const section = await panel();
  expect(await section.findByText('Email is sent from site@example.com.')).toBeVisible();
  expect(section.getByRole('textbox', { name: 'Address for demos 1' })).toHaveValue('owner@example.com');
  await user.click(section.getByRole('button', { name: 'Add address for questions' }));
  expect(section.queryByText(/Save first to test/)).not.toBeInTheDocument();
  await user.type(section.getByRole('textbox', { name: 'Address for questions 1' }), 'desk@example.com');
  expect(section.getByText(/Save first to test/)).toBeVisible();
  await user.click(section.getByRole('button', { name: 'Save recipients' }));
  expect(await section.findByText(/^Saved/)).toBeVisible();
  expect(saved).toEqual([
    { version: 3, values: { demo: ['owner@example.com'], question: ['desk@example.com'], support: [] } },
  ]);
});

it('says which address is none', async () => {
  const errors = [{ field: 'values.demo', message: '“owner” is not an email address.' }];
  const { user } = renderEditor({ 'PUT /api/admin/contact-recipients': problem(400, 'invalid_input', { errors }) });
  const section = await panel();
  await user.type(await section.findByRole('textbox', { name: 'Address for demos 1' }), ' ');
  await user.click(section.getByRole('button', { name: 'Save recipients' }));
  expect((await section.findAllByText('“owner” is not an email address.'))[0]).toBeVisible();
});

describe('a test', () => {
  const outcome = {
    isSent: true,
    recipients: ['owner@example.com', 'desk@example.com'],
    refused: ['desk@example.com'],
    messageId: '<1@example.com>',
    detail: '250 queued as 42',
    advice: null,
  };

  it('shows what the mail server answered', async () => {
    const topics: unknown[] = [];
    const { user } = renderEditor({
      'POST /api/admin/contact-recipients/test': async (request: Request) => {
        topics.push(await request.json());
        return outcome;
      },
    });
    const section = await panel();
    await user.click(await section.findByRole('button', { name: 'Send test' }));
    const answer = await section.findByText('The mail server took the test');
    expect(answer).toBeVisible();
    expect(section.getByText(/^For owner@example\.com\./)).toBeVisible();
    expect(section.getByText('It refused desk@example.com.')).toBeVisible();
    expect(section.getByText(/250 queued as 42\. Message-ID: <1@example\.com>/)).toBeVisible();
    expect(topics).toEqual([{ topic: 'demo' }]);
    await user.selectOptions(section.getByRole('combobox'), 'support');
    expect(section.queryByText('The mail server took the test')).not.toBeInTheDocument();
    expect(section.getByText('It goes to no saved addresses.')).toBeVisible();
  });

  it('says why it failed and what to do', async () => {
    const answers: unknown[] = [
      { ...outcome, isSent: false, messageId: null, detail: 'Nothing answers.', advice: 'Check the host.' },
      problem(429, 'too_many_requests', { detail: 'That were 5 tests.' }),
    ];
    const { user } = renderEditor({ 'POST /api/admin/contact-recipients/test': () => answers.shift() });
    const section = await panel();
    await user.click(await section.findByRole('button', { name: 'Send test' }));
    expect(await section.findByRole('alert')).toHaveTextContent(/Nothing answers\..*Check the host\./);
    await user.click(section.getByRole('button', { name: 'Send test' }));
    await waitFor(() => {
      expect(section.getByRole('alert')).toHaveTextContent('That were 5 tests.');
    });
  });
});

it('says that there is no mail server, and offers no test', async () => {
  renderEditor({}, { ...recipients, canSend: false });
  const section = await panel();
  expect(await section.findByText('Email is not connected')).toBeVisible();
  expect(section.queryByRole('button', { name: 'Send test' })).not.toBeInTheDocument();
});
