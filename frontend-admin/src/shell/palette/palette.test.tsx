import { screen, waitFor, within } from '@testing-library/react';
import { forgetDevice, press, renderHomeEditor, titleField, typeInto } from '../../testing/home-editor';
import { renderAdmin } from '../../testing/render-admin';
import { matches } from '../../ui/matches';

const openPalette = async (from?: Element) => {
  press({ key: 'k', code: 'KeyK', ctrlKey: true }, from);
  return screen.findByRole('combobox', { name: 'Find a screen, a page or a command' });
};
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

describe('the palette', () => {
  it('leads to a screen by a part of its name', async () => {
    const { user } = renderAdmin('/admin/no-such-screen');
    await user.click(await screen.findByRole('button', { name: 'Find a screen, page or command' }));
    await user.type(await screen.findByRole('combobox'), 'schema');
    expect(options()).toEqual(['Schema Generator']);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Schema Generator' })).toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('finds pages, and says when nothing is called so', async () => {
    const asked: (string | null)[] = [];
    const { user } = renderAdmin('/admin/schema-generator', {
      api: {
        '/api/admin/link-targets': ({ url }: Request) => {
          const search = new URL(url).searchParams.get('search');
          asked.push(search);
          const page = { id: 'p1', type: 'page', path: '/night-shifts', title: 'Night shifts', live: true };
          const data = search?.includes('night') ? [page] : [];
          return { data, total: data.length, page: 1, limit: 8 };
        },
      },
    });
    await screen.findByRole('button', { name: 'Toggle sidebar' });
    const field = await openPalette();
    await user.type(field, 'night');
    expect(await screen.findByRole('option', { name: /Night shifts/ })).toHaveTextContent('/night-shifts');
    await user.clear(field);
    await user.type(field, 'xyzzy');
    expect(await screen.findByText('No matches.')).toBeInTheDocument();
    expect(asked).not.toContain(null);
  });
});

describe('the palette of an editor', () => {
  beforeEach(forgetDevice);

  it('does what the editor can do now, and nothing else', async () => {
    const { user, home } = await renderHomeEditor();
    titleField().focus();
    expect(await openPalette(titleField())).toHaveFocus();
    const own = within(screen.getByRole('listbox'));
    expect(own.queryByRole('option', { name: /^Save the draft/ })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox', { name: /Find/ })).not.toBeInTheDocument());

    await waitFor(() => expect(titleField()).toHaveFocus());

    typeInto('Single-line title', 'Changed');
    const find = await openPalette();
    await waitFor(() => expect(home.saves[0]?.heroTitle).toBe('Changed')); // Its field was left.
    await user.type(find, 'history');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('v2 · Autosaved')).toBeInTheDocument();
  });

  it('saves unsaved work before it leaves it', async () => {
    const { user, home } = await renderHomeEditor();
    typeInto('Single-line title', 'Changed');
    await user.type(await openPalette(), 'schema');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Schema Generator' })).toBeInTheDocument();
    expect(home.saves.at(-1)).toMatchObject({ heroTitle: 'Changed' });
  });

  it('keeps out of dialogs', async () => {
    const { user } = await renderHomeEditor();
    typeInto('Single-line title', 'Changed');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    press({ key: 'k', code: 'KeyK', ctrlKey: true }, await screen.findByRole('dialog'));
    expect(screen.queryByRole('combobox', { name: /Find/ })).not.toBeInTheDocument();
  });
});

it.each([
  ['', true],
  ['set', true],
  ['site sett', true],
  ['sett SITE', true],
  ['settings x', false],
])('what is typed as %j fits by all its words: %s', (typed, expected) => {
  expect(matches(typed, 'Site Settings', undefined)).toBe(expected);
});
