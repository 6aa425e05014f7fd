import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { termsApi } from '../../testing/documents';
import { pressWhenChecked, saveDraft } from '../../testing/home-editor';
import { renderAdmin } from '../../testing/render-admin';

const content = {
  title: 'Terms of Use',
  blocks: [{ id: 'a', type: 'richText' as const, html: '<h2>Rules</h2><p>Be kind.</p>' }],
};

async function renderEditor(api: object = {}) {
  const terms = termsApi(content);
  const rendered = renderAdmin('/admin/terms-page', { api: { ...terms.answers, ...api } });
  await screen.findByRole('heading', { level: 1, name: 'Terms and conditions' });
  return { ...rendered, terms };
}
/** Publishing is answered when the gate opens. */
async function renderHeldBack(gate: Promise<unknown>) {
  const terms = termsApi(content);
  const path = 'POST /api/admin/documents/l1/publish';
  const answer = terms.answers[path] as (request: Request) => unknown;
  const held = jest.fn(async (request: Request) => {
    await gate;
    return answer(request);
  });
  const rendered = renderAdmin('/admin/terms-page', { api: { ...terms.answers, [path]: held } });
  await screen.findByRole('heading', { level: 1, name: 'Terms and conditions' });
  return { ...rendered, terms, held };
}
const openDialog = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
  return screen.findByRole('dialog', { name: 'Publish Terms and conditions?' });
};

it('asks for the day of effect and for what has changed, in the dialog alone', async () => {
  const { user, terms } = await renderEditor();
  expect(screen.queryByLabelText('Effective date')).not.toBeInTheDocument();
  const dialog = await openDialog();
  fireEvent.change(within(dialog).getByLabelText('Effective date'), { target: { value: '2027-01-01' } });
  await pressWhenChecked(user, dialog, 'Publish now');
  const summary = within(dialog).getByLabelText('What changes with this version');
  await waitFor(() => expect(summary).toBeInvalid());
  expect(within(dialog).getByText('Fill this in.')).toBeVisible();
  fireEvent.change(summary, { target: { value: 'The first version.' } });
  await pressWhenChecked(user, dialog, 'Publish now');
  expect(await within(dialog).findByText(/Live, verified/)).toBeVisible();
  expect(terms.live).toMatchObject({ effectiveDate: '2027-01-01', changeSummary: 'The first version.' });
});

it('asks again with every version', async () => {
  const live = { status: 'published', published: { number: 1 } } as never;
  const terms = termsApi({ ...content, effectiveDate: '2026-12-01', changeSummary: 'The first version.' }, live);
  const { user } = renderAdmin('/admin/terms-page', { api: terms.answers });
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Our terms' } });
  const dialog = within(await openDialog());
  await waitFor(() => expect(dialog.getByLabelText('Effective date')).toHaveValue(''));
  expect(dialog.getByLabelText('What changes with this version')).toHaveValue('');
  expect(dialog.queryByText('2026-12-01')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  saveDraft();
  await waitFor(() =>
    expect(terms.document.content).toMatchObject({ effectiveDate: '2026-12-01', changeSummary: 'The first version.' }),
  );
});

it('keeps the refusals of what it asks for in the dialog: closed, nothing points to fields that are not there', async () => {
  const { user } = await renderEditor();
  const dialog = await openDialog();
  await pressWhenChecked(user, dialog, 'Publish now');
  await waitFor(() => expect(within(dialog).getByLabelText('What changes with this version')).toHaveFocus());
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(screen.queryByText(/Fill this in/)).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  const again = within(await openDialog());
  expect(again.getByLabelText('What changes with this version')).toBeInvalid();
});

it('takes over what the server added to the draft', async () => {
  const { user, terms } = await renderEditor();
  const dialog = await openDialog();
  fireEvent.change(within(dialog).getByLabelText('What changes with this version'), { target: { value: 'All.' } });
  await pressWhenChecked(user, dialog, 'Publish now');
  await user.click(await within(dialog).findByRole('button', { name: 'Done' }));
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Terms' } });
  saveDraft();
  await waitFor(() => expect(terms.document.content.title).toBe('Terms'));
  expect(terms.document.content.blocks?.[0]).toMatchObject({ anchor: 'given' });
});

it('keeps what is typed while it is published, and the dialog open until the answer is there', async () => {
  const gate = Promise.withResolvers<undefined>();
  const { user, terms, held } = await renderHeldBack(gate.promise);
  const dialog = await openDialog();
  fireEvent.change(within(dialog).getByLabelText('What changes with this version'), { target: { value: 'All.' } });
  await pressWhenChecked(user, dialog, 'Publish now');
  await waitFor(() => expect(held).toHaveBeenCalled());
  await user.keyboard('{Escape}');
  expect(within(dialog).getByRole('button', { name: 'Cancel' })).toBeDisabled();
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Typed meanwhile' } });
  gate.resolve(undefined);
  await user.click(await within(dialog).findByRole('button', { name: 'Done' }));
  expect(screen.getByLabelText('Title')).toHaveValue('Typed meanwhile');
  saveDraft();
  await waitFor(() => expect(terms.document.content.title).toBe('Typed meanwhile'));
  expect(terms.document.content.blocks?.[0]).toMatchObject({ anchor: 'given' });
});

it('offers only sections that a legal text is made of', async () => {
  const { user } = await renderEditor();
  await user.click(await screen.findByRole('button', { name: 'Add section' }));
  const library = await screen.findByRole('dialog', { name: 'Add a section' });
  expect(within(library).getByRole('button', { name: /^Chapters/ })).toBeVisible();
  expect(within(library).queryByRole('button', { name: /^Hero/ })).not.toBeInTheDocument();
});

it('says what the variables say, and where to set those that say nothing', async () => {
  await renderEditor({ '/api/settings': [{ key: 'legalName', value: 'Acme, Inc.' }] });
  expect(await screen.findByText('Acme, Inc.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'site settings' })).toHaveAttribute('href', '/admin/settings');
});
