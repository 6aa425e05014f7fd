import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  forgetDevice,
  homeContent,
  openRows,
  press,
  pressWhenChecked,
  renderHomeEditor,
  saveDraft,
  saveState,
  subtitleField,
  titleField,
  typeInto,
} from '../../testing/home-editor';

beforeEach(forgetDevice);

async function renderWithHistory() {
  const rendered = await renderHomeEditor();
  const { user } = rendered;
  typeInto('Single-line title', 'Second');
  typeInto('Subtitle', 'New subtitle');
  saveDraft();
  await waitFor(() => expect(saveState()).toHaveTextContent(/^Saved/));
  await user.click(screen.getByRole('tab', { name: 'History' }));
  await screen.findByText('v2 · Saved');
  return rendered;
}

describe('history', () => {
  it('compares two revisions by words', async () => {
    const { user } = await renderWithHistory();
    await user.click(screen.getByRole('checkbox', { name: 'Compare v1' }));
    await user.click(screen.getByRole('checkbox', { name: 'Compare v2' }));
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    const dialog = await screen.findByRole('dialog', { name: 'From v1 to v2' });
    expect(await within(dialog).findByText('Fill every shift')).toBeInTheDocument();
  });

  it('restores one field as a new draft, which Undo takes back', async () => {
    const { user, home } = await renderWithHistory();
    await user.click(screen.getByRole('button', { name: 'Compare v1 with the form, and restore' }));
    const dialog = await screen.findByRole('dialog', { name: 'Compare with v1' });
    // Struck out is what the form has, green what comes back.
    const words = (await within(dialog).findAllByText('Second')).map(({ tagName }) => tagName);
    expect([...words, within(dialog).getByText('Fill every shift').tagName]).toEqual(['DEL', 'INS']);
    await user.click(within(dialog).getByRole('checkbox', { name: 'Restore Hero → Single-line title' }));
    await user.click(within(dialog).getByRole('button', { name: 'Restore selected' }));
    await waitFor(() => expect(titleField()).toHaveValue('Fill every shift'));
    expect(subtitleField()).toHaveValue('New subtitle');
    expect(home.document.draft.reason).toBe('restored');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    press({ key: 'z', ctrlKey: true });
    expect(titleField()).toHaveValue('Second');
  });

  it('restores a single field inside an entry of a list', async () => {
    const { user, home } = await renderHomeEditor();
    openRows(/^Questions/);
    fireEvent.change(screen.getAllByLabelText('Question')[1]!, { target: { value: 'What is the price?' } });
    saveDraft();
    await user.click(screen.getByRole('tab', { name: 'History' }));
    await user.click(await screen.findByRole('button', { name: 'Compare v1 with the form, and restore' }));
    const dialog = await screen.findByRole('dialog', { name: 'Compare with v1' });
    await user.click(await within(dialog).findByRole('checkbox', { name: /Question 2 → Question$/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Restore selected' }));
    await waitFor(() => expect(home.document.draft.reason).toBe('restored'));
    expect(home.document.content.faqs).toEqual(homeContent.faqs);
    expect(await screen.findByText('v3 · Restored from v1')).toBeInTheDocument();
  });

  it('restores everything', async () => {
    const { user } = await renderWithHistory();
    await user.click(screen.getByRole('button', { name: 'Compare v1 with the form, and restore' }));
    await user.click(await screen.findByRole('button', { name: 'Restore all of v1' }));
    await waitFor(() => expect(titleField()).toHaveValue('Fill every shift'));
    expect(subtitleField()).toHaveValue('One schedule for all.');
  });

  it('has one entry per version, with what was done with it', async () => {
    const { user } = await renderWithHistory();
    press({ key: 'Enter', ctrlKey: true, shiftKey: true });
    const dialog = await screen.findByRole('dialog', { name: 'Publish Home page?' });
    await pressWhenChecked(user, dialog, 'Publish now');
    await user.click(await within(dialog).findByRole('button', { name: 'Done' }));
    const entries = within(screen.getByRole('tabpanel')).getAllByRole('listitem');
    expect(entries.map(({ textContent }) => textContent.slice(0, 2))).toEqual(['v2', 'v1']);
    expect(within(entries[0]!).getByText('Published')).toBeVisible();
  });

  it('names a revision', async () => {
    const { user } = await renderWithHistory();
    await user.click(screen.getByRole('button', { name: 'Name v2' }));
    const name = await screen.findByLabelText('Name');
    expect(name).toHaveAttribute('maxlength', '80'); // the API takes no more
    await user.type(name, 'Winter');
    await user.click(screen.getByRole('button', { name: 'Save name' }));
    expect(await screen.findByText('Winter')).toBeVisible();
  });
});
