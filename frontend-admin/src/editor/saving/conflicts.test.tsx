import { screen, waitFor, within } from '@testing-library/react';
import {
  forgetDevice,
  press,
  renderHomeEditor,
  saveDraft,
  subtitleField,
  titleField,
  typeInto,
} from '../../testing/home-editor';

beforeEach(forgetDevice);

describe('two editors at once', () => {
  it('merges different fields by itself and says so', async () => {
    const { home } = await renderHomeEditor();
    typeInto('Single-line title', 'Mine');
    home.savedBy('ben', { heroSubtitle: 'Their subtitle' });
    saveDraft();
    expect(await screen.findByText('ben saved while you were editing')).toBeVisible();
    expect(screen.getByText(/New here: Hero → Subtitle/)).toBeVisible();
    expect(home.document.content).toMatchObject({ heroTitle: 'Mine', heroSubtitle: 'Their subtitle' });
    expect(subtitleField()).toHaveValue('Their subtitle');
  });

  it('says that the same person saved in another window', async () => {
    const { home } = await renderHomeEditor();
    typeInto('Single-line title', 'Mine');
    home.savedBy('ana', { heroTitle: 'Theirs' });
    saveDraft();
    const dialog = await screen.findByRole('dialog', { name: 'You saved this in another window' });
    expect(within(dialog).getByRole('radio', { name: 'This window' })).toBeChecked();
    expect(within(dialog).getByRole('radio', { name: 'The other window' })).toBeVisible();
  });

  it('never takes their change back with my undo', async () => {
    const { home } = await renderHomeEditor();
    typeInto('Single-line title', 'Mine');
    home.savedBy('ben', { heroSubtitle: 'Their subtitle' });
    saveDraft();
    await screen.findByText('ben saved while you were editing');
    press({ key: 'z', ctrlKey: true });
    expect(titleField()).toHaveValue('Fill every shift');
    expect(subtitleField()).toHaveValue('Their subtitle');
  });

  async function renderConflict() {
    const rendered = await renderHomeEditor();
    typeInto('Single-line title', 'Mine');
    rendered.home.savedBy('ben', { heroTitle: 'Theirs', heroSubtitle: 'Their subtitle' });
    saveDraft();
    const dialog = await screen.findByRole('dialog', { name: 'ben saved while you were editing' });
    const settle = async (choice: RegExp) => {
      await rendered.user.click(within(dialog).getByRole('radio', { name: choice }));
      await rendered.user.click(within(dialog).getByRole('button', { name: 'Save this' }));
      await waitFor(() => expect(rendered.home.saves).not.toHaveLength(0));
    };
    return { ...rendered, dialog, settle };
  }

  it('shows both sides of a field that both changed, and overwrites neither', async () => {
    const { dialog, home } = await renderConflict();
    expect(within(dialog).getByRole('radio', { name: 'Mine' })).toBeChecked();
    expect(within(dialog).getByRole('radio', { name: 'Theirs' })).toHaveAccessibleDescription('Theirs');
    expect(within(dialog).getByText('Changed only there, and now here too: Hero → Subtitle.')).toBeInTheDocument();
    expect(home.document.content.heroTitle).toBe('Theirs');
    expect(home.saves).toEqual([]);
  });

  it.each([
    [/^Mine/, 'Mine'],
    [/^Keep both/, 'Mine Theirs'],
  ])('saves %s', async (choice, title) => {
    const { home, settle } = await renderConflict();
    await settle(choice);
    expect(home.document.content).toMatchObject({ heroTitle: title, heroSubtitle: 'Their subtitle' });
    expect(titleField()).toHaveValue(title);
  });

  it('takes theirs, and mine is one undo away', async () => {
    const { user, dialog, home } = await renderConflict();
    await user.click(within(dialog).getByRole('radio', { name: /^Theirs/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Save this' }));
    await waitFor(() => expect(titleField()).toHaveValue('Theirs'));
    expect(home.saves).toEqual([]);
    press({ key: 'z', ctrlKey: true });
    expect(titleField()).toHaveValue('Mine');
    expect(subtitleField()).toHaveValue('Their subtitle');
  });
});
