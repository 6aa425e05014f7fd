import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DocumentApi } from '../../../testing/document-api';
import { forgetDevice, homeContent, renderHomeEditor, saveDraft } from '../../../testing/home-editor';
import { admin } from '../../../testing/render-admin';

beforeEach(forgetDevice);

const label = 'HTML for the end of the head';
const home = () => new DocumentApi({ ...homeContent, headHtml: '<script>a()</script>\n<script>b()</script>' });
const shown = () => screen.getByRole('group', { name: label });

describe('raw HTML', () => {
  it('enters the draft only after a look at what changes', async () => {
    const { user, home: api } = await renderHomeEditor(home());
    await user.click(screen.getByRole('button', { name: `Change ${label}` }));
    const dialog = within(await screen.findByRole('dialog', { name: label }));
    const html = dialog.getByLabelText(`${label}: HTML`);
    expect(dialog.getByRole('button', { name: 'See what changes' })).toBeDisabled();
    fireEvent.change(html, { target: { value: '<script>a()</script>\n<script>c()</script>' } });
    await user.click(dialog.getByRole('button', { name: 'See what changes' }));
    const diff = within(await dialog.findByRole('list', { name: 'What changes' }));
    expect(diff.getByText('<script>b()</script>').tagName).toBe('DEL');
    expect(diff.getByText('<script>c()</script>').tagName).toBe('INS');
    expect(shown()).toHaveTextContent('b()');
    await user.click(dialog.getByRole('button', { name: 'Take the change' }));
    await waitFor(() => expect(shown()).toHaveTextContent('c()'));
    saveDraft();
    await waitFor(() => expect(api.saves.at(-1)?.headHtml).toBe('<script>a()</script>\n<script>c()</script>'));
  });

  it('says what browsers would take for more than a part of the page, and leaves it out', async () => {
    const { user, home: api } = await renderHomeEditor(home());
    await user.click(screen.getByRole('button', { name: `Change ${label}` }));
    const dialog = within(await screen.findByRole('dialog', { name: label }));
    const look = () => user.click(dialog.getByRole('button', { name: 'See what changes' }));
    fireEvent.change(dialog.getByLabelText(`${label}: HTML`), { target: { value: '<script>open()' } });
    await look();
    expect(await dialog.findByText('Written as browsers read it')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    const hostile = '<base href="https://evil.example/"><script>c()</script><plaintext>';
    fireEvent.change(dialog.getByLabelText(`${label}: HTML`), { target: { value: hostile } });
    await look();
    expect(await dialog.findByText('Left out: <base>, <plaintext>')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Take the change' }));
    saveDraft();
    await waitFor(() => expect(api.saves.at(-1)?.headHtml).toBe('<script>c()</script>'));
  });

  it('stays as it is when the change is not taken', async () => {
    const { user, home: api } = await renderHomeEditor(home());
    await user.click(screen.getByRole('button', { name: `Change ${label}` }));
    const dialog = within(await screen.findByRole('dialog', { name: label }));
    fireEvent.change(dialog.getByLabelText(`${label}: HTML`), { target: { value: '' } });
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(dialog.getByRole('button', { name: 'Throw it away' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(shown()).toHaveTextContent('a()');
    expect(api.saves).toEqual([]);
    await user.click(screen.getByRole('button', { name: `Change ${label}` }));
    expect(await screen.findByLabelText(`${label}: HTML`)).toHaveValue('<script>a()</script>\n<script>b()</script>');
  });

  it('is not lost by Escape or a click outside', async () => {
    const { user } = await renderHomeEditor(home());
    await user.click(screen.getByRole('button', { name: `Change ${label}` }));
    const dialog = await screen.findByRole('dialog', { name: label });
    const html = () => within(dialog).getByLabelText(`${label}: HTML`);
    fireEvent.change(html(), { target: { value: '<p>New</p>' } });
    await user.click(document.querySelector('.mantine-Modal-inner')!);
    expect(html()).toHaveValue('<p>New</p>');
    await user.keyboard('{Escape}');
    await user.click(await within(dialog).findByRole('button', { name: 'Keep editing' }));
    expect(html()).toHaveValue('<p>New</p>');
  });

  it('is shown, and not changed, without the permission', async () => {
    const permissions = ['home-content:edit', 'home-content:publish'];
    await renderHomeEditor(home(), {}, { status: 'authenticated', user: { ...admin, permissions } });
    expect(shown()).toHaveTextContent('a()');
    expect(screen.getAllByText(/permission to edit raw HTML/).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: `Change ${label}` })).not.toBeInTheDocument();
  });

  it('guards the ids of trackers, too', async () => {
    const permissions = ['home-content:edit', 'home-content:publish'];
    const { user } = await renderHomeEditor(home(), {}, { status: 'authenticated', user: { ...admin, permissions } });
    await user.click(screen.getByRole('tab', { name: 'SEO' }));
    await user.click(screen.getByRole('button', { name: 'Advanced' }));
    expect(await screen.findByLabelText('Google Tag Manager ID')).toHaveAttribute('readonly');
    expect(screen.getByLabelText('Author')).not.toHaveAttribute('readonly');
  });
});
