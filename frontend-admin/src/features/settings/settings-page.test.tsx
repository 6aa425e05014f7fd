import type { SettingsDocument, SettingsValues } from '../../api/generated';
import { problem } from '@20x/kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderAdmin } from '../../testing/render-admin';

/** The settings API with its one version, as the back end keeps it. */
class SettingsApi {
  document: SettingsDocument;
  readonly saves: SettingsValues[] = [];
  constructor(values: SettingsValues) {
    this.document = { version: 1, values };
  }
  change(values: SettingsValues): void {
    this.document = { version: this.document.version + 1, values: { ...this.document.values, ...values } };
  }
  readonly answers = {
    '/api/admin/check-levels': { version: 1, rules: [] },
    '/api/admin/settings': () => this.document,
    'PUT /api/admin/settings': async (request: Request) => {
      const { version, values } = (await request.json()) as { version: number; values: SettingsValues };
      if (version !== this.document.version) return problem(412, 'edit_conflict', { current: this.document });
      this.saves.push(values);
      this.change(values);
      return this.document;
    },
  };
}

async function renderSettings(values: SettingsValues = {}, api = {}) {
  const settings = new SettingsApi(values);
  const rendered = renderAdmin('/admin/settings', { api: { ...settings.answers, ...api } });
  await screen.findByLabelText('Site name');
  return { ...rendered, settings };
}
const type = (label: string, text: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
};
const group = (name: string) => within(screen.getByRole('region', { name }));

afterEach(() => {
  localStorage.clear();
});

describe('settings', () => {
  it('says that saving is live at once, and shows the defaults in empty fields', async () => {
    await renderSettings();
    expect(screen.getByText(/goes live right away/)).toBeVisible();
    expect(screen.getByLabelText('Header button label')).toHaveAttribute('placeholder', 'Get Started Free');
  });

  it('saves one group, only what changed in it', async () => {
    const { user, settings } = await renderSettings({ siteName: '20X', footerCopyright: '© 20X' });
    type('Header button label', 'Book now');
    type('Copyright line', '© Acme');
    await user.click(screen.getByRole('button', { name: 'Save navigation' }));
    expect(
      await group('Navigation').findByText(/^Saved \d\d:\d\d$/, { selector: '[role=status]' }),
    ).toBeInTheDocument();
    expect(settings.saves).toEqual([{ navbarCtaText: 'Book now' }]);
    expect(group('Footer').getByText('Unsaved changes')).toBeVisible();
  });

  it('finds settings by label, group and check, and keeps unsaved work in sight', async () => {
    const { user } = await renderSettings();
    const search = screen.getByRole('searchbox', { name: 'Find a setting' });
    const groups = () => within(screen.getByRole('navigation', { name: 'Groups of settings' })).getAllByRole('link');
    expect(groups().map(({ textContent }) => textContent)).toEqual(['Brand', 'Navigation', 'Footer', 'SEO', 'Legal']);
    type('Legal name', 'Acme');
    await user.type(search, 'site na');
    expect(groups().map(({ textContent }) => textContent)).toEqual(['Brand']);
    expect(screen.getByLabelText('Site name')).toBeVisible();
    expect(screen.queryByLabelText('Logo')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Legal name')).toHaveValue('Acme');
    expect(screen.queryByLabelText('Privacy email')).not.toBeInTheDocument();
    await user.clear(search);
    await user.type(search, 'brand');
    expect(screen.getByLabelText('Logo')).toBeVisible();
    await user.clear(search);
    await user.type(search, 'nothing like it');
    expect(screen.getByText('No setting matches “nothing like it”.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all settings' }));
    expect(screen.getByLabelText('Site name')).toBeVisible();
  });

  it('leads to a group', async () => {
    const { user } = await renderSettings();
    await user.click(screen.getByRole('link', { name: 'Footer' }));
    expect(screen.getByRole('heading', { name: 'Footer' })).toHaveFocus();
  });

  it('saves every changed group by keyboard', async () => {
    const { settings } = await renderSettings();
    type('Site name', 'Acme');
    type('Copyright line', '© Acme');
    fireEvent.keyDown(document.body, { key: 's', code: 'KeyS', ctrlKey: true });
    await waitFor(() => {
      expect(settings.saves).toEqual([{ siteName: 'Acme' }, { footerCopyright: '© Acme' }]);
    });
  });

  it('sends a save that got no answer once the server can be reached', async () => {
    const settings = new SettingsApi({});
    let isAway = true;
    const { user } = await renderSettings(
      {},
      {
        ...settings.answers,
        'PUT /api/admin/settings': (request: Request) => {
          if (isAway) throw new TypeError('Failed to fetch');
          return settings.answers['PUT /api/admin/settings'](request);
        },
      },
    );
    type('Site name', 'Acme');
    await user.click(screen.getByRole('button', { name: 'Save brand' }));
    expect(await group('Brand').findByText('Not saved')).toBeVisible();
    expect(screen.getByLabelText('Site name')).toHaveValue('Acme');
    isAway = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => {
      expect(settings.saves).toEqual([{ siteName: 'Acme' }]);
    });
  });

  it('does not bother a group when someone changed another', async () => {
    const { user, settings } = await renderSettings();
    settings.change({ siteName: 'Theirs' });
    type('Header button label', 'Book now');
    await user.click(screen.getByRole('button', { name: 'Save navigation' }));
    await waitFor(() => {
      expect(settings.document.values).toEqual({ siteName: 'Theirs', navbarCtaText: 'Book now' });
    });
  });

  it('shows both sides when someone changed the same field', async () => {
    const { user, settings } = await renderSettings({ siteName: 'Old' });
    settings.change({ siteName: 'Theirs' });
    type('Site name', 'Mine');
    await user.click(screen.getByRole('button', { name: 'Save brand' }));
    const dialog = await screen.findByRole('dialog', { name: 'Someone else saved while you were editing' });
    expect(settings.saves).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Save this' }));
    await waitFor(() => {
      expect(settings.document.values.siteName).toBe('Mine');
    });
  });

  it('shows a refusal under its field', async () => {
    const errors = [{ field: 'values.siteLogoUrl', message: 'Use a path or an https address.' }];
    const { user } = await renderSettings({}, { 'PUT /api/admin/settings': problem(400, 'invalid_input', { errors }) });
    type('Logo', 'javascript:alert(1)');
    await user.click(screen.getByRole('button', { name: 'Save brand' }));
    await waitFor(() => {
      expect(screen.getByLabelText('Logo')).toHaveFocus();
    });
    expect(screen.getByLabelText('Logo')).toHaveAccessibleDescription(expect.stringContaining('Use a path or'));
    expect(screen.getByLabelText('Logo')).toHaveValue('javascript:alert(1)');
  });
});

describe('NAV-03 menu items', () => {
  const menu = JSON.stringify([
    { href: '/blog', label: 'Blogs', order: 1 },
    { href: '/about', label: 'About', order: 2 },
  ]);
  const openRows = () => {
    for (const row of group('Navigation').getAllByRole('button', { name: /^Item/, expanded: false }))
      fireEvent.click(row);
  };
  const labels = () => screen.getAllByLabelText<HTMLInputElement>('Label').map(({ value }) => value);

  it('edits them as rows; their position is their order', async () => {
    const { user, settings } = await renderSettings({ navbarMenuItems: menu });
    openRows();
    await user.click(screen.getByRole('button', { name: 'Move down item 1' }));
    expect(labels()).toEqual(['About', 'Blogs']);
    fireEvent.change(screen.getAllByLabelText('Label')[0]!, { target: { value: 'About us' } });
    await user.click(screen.getByRole('button', { name: 'Save navigation' }));
    await waitFor(() => {
      expect(JSON.parse(settings.saves[0]?.navbarMenuItems ?? '')).toEqual([
        { href: '/about', label: 'About us', order: 1 },
        { href: '/blog', label: 'Blogs', order: 2 },
      ]);
    });
  });

  it('has no unsaved changes once a row says again what is saved', async () => {
    await renderSettings({ navbarMenuItems: menu });
    openRows();
    const field = screen.getAllByLabelText('Label')[0]!;
    fireEvent.change(field, { target: { value: 'Posts' } });
    expect(await group('Navigation').findByText('Unsaved changes')).toBeVisible();
    fireEvent.change(field, { target: { value: 'Blogs' } });
    await waitFor(() => {
      expect(group('Navigation').queryByText('Unsaved changes')).not.toBeInTheDocument();
    });
  });

  it('keeps the focus in a row while it is typed in', async () => {
    const { user } = await renderSettings({ navbarMenuItems: menu });
    openRows();
    const field = screen.getAllByLabelText('Label')[0]!;
    await user.type(field, '!?');
    expect(field).toHaveValue('Blogs!?');
    expect(field).toHaveFocus();
  });

  it('shows text that cannot be read, says what visitors see, and repairs it', async () => {
    const { user } = await renderSettings({ navbarMenuItems: '[{oops' });
    expect(screen.getByText('The site shows the three default items: Blogs, About, Contact.')).toBeVisible();
    expect(screen.getByLabelText('Menu items as JSON')).toHaveValue('[{oops');
    await user.click(screen.getByRole('button', { name: 'Repair with the default items' }));
    openRows();
    expect(labels()).toEqual(['Blogs', 'About', 'Contact']);
  });

  it('says that unreadable text cannot be saved while it is typed', async () => {
    const { user } = await renderSettings({ navbarMenuItems: menu });
    await user.click(screen.getByRole('radio', { name: 'JSON' }));
    type('Menu items as JSON', '[{');
    expect(screen.getByText(/Visitors still see the last saved menu/)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Rows' })).toBeDisabled();
  });

  it('edits the JSON itself', async () => {
    const { user } = await renderSettings({ navbarMenuItems: menu });
    await user.click(screen.getByRole('radio', { name: 'JSON' }));
    type('Menu items as JSON', '[{"href":"/x","label":"X","order":1}]');
    await user.click(screen.getByRole('radio', { name: 'Rows' }));
    openRows();
    expect(labels()).toEqual(['X']);
    type('Label', 'Y');
    await user.click(screen.getByRole('radio', { name: 'JSON' }));
    expect(screen.getByLabelText('Menu items as JSON')).toHaveValue(
      JSON.stringify([{ href: '/x', label: 'Y', order: 1 }], null, 2),
    );
  });
});
