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
    '/api/admin/index-now': {
      keyAddress: 'https://20x.example/indexnow-1f.txt',
      addresses: [
        { path: '/busy', at: '2026-11-20T12:04:00.000Z', outcome: 'refused', status: 403 },
        { path: '/blog', at: '2026-11-20T12:03:00.000Z', outcome: 'accepted', status: 200 },
      ],
    },
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
  await screen.findByLabelText('Title template');
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
    expect(screen.getByLabelText('Title template')).toHaveAttribute('placeholder', '{title} | {siteName}');
  });

  it('lists what search engines were told, and where the key is', async () => {
    const { user } = await renderSettings();
    await user.click(await screen.findByText('Sent pages and key'));
    const [first, second] = within(screen.getByRole('list', { name: 'Sent pages' })).getAllByRole('listitem');
    expect(first).toHaveTextContent(/^\/busy Refused \(403\) · /);
    expect(second).toHaveTextContent(/^\/blog Accepted · /);
    expect(screen.getByRole('link', { name: 'https://20x.example/indexnow-1f.txt' })).toBeVisible();
  });

  it('restores an earlier value of a setting into the form, live once it is saved', async () => {
    const history = [
      { value: 'Acme Ltd.', at: '2026-11-20T12:04:00.000Z', by: 'ana' },
      { value: 'Acme Inc.', at: '2026-11-19T12:04:00.000Z', by: null },
    ];
    const api = { '/api/admin/settings/history/legalName': history };
    const { user, settings } = await renderSettings({ legalName: 'Acme Ltd.' }, api);
    await user.click(screen.getByRole('button', { name: 'History of Legal name' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'History: Legal name' }));
    expect(await dialog.findByText('In the form')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Restore' }));
    expect(screen.getByLabelText('Legal name')).toHaveValue('Acme Inc.');
    expect(settings.saves).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save legal' }));
    await waitFor(() => {
      expect(settings.saves).toEqual([{ legalName: 'Acme Inc.' }]);
    });
  });

  it('leads to the forms and their recipients', async () => {
    const { user } = await renderSettings();
    await user.type(screen.getByRole('searchbox'), 'recipients');
    expect(group('Email and forms').getByRole('link', { name: 'Contact form' })).toHaveAttribute(
      'href',
      '/admin/contact-page',
    );
    expect(screen.queryByRole('region', { name: 'Legal' })).not.toBeInTheDocument();
  });

  it('saves one group, only what changed in it', async () => {
    const { user, settings } = await renderSettings({ titleTemplate: '{title}', privacyEmail: 'a@b.example' });
    type('Legal name', 'Acme Inc.');
    type('Title template', '{title} – Acme');
    await user.click(screen.getByRole('button', { name: 'Save legal' }));
    expect(await group('Legal').findByText(/^Saved \d\d:\d\d$/, { selector: '[role=status]' })).toBeInTheDocument();
    expect(settings.saves).toEqual([{ legalName: 'Acme Inc.' }]);
    expect(group('SEO').getByText('Unsaved changes')).toBeVisible();
  });

  it('finds settings by label, group and check, and keeps unsaved work in sight', async () => {
    const { user } = await renderSettings();
    const search = screen.getByRole('searchbox', { name: 'Find a setting' });
    const groups = () => within(screen.getByRole('navigation', { name: 'Groups of settings' })).getAllByRole('link');
    expect(groups().map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Edited as drafts', 'SEO', 'Legal']),
    );
    type('Legal name', 'Acme');
    await user.type(search, 'template');
    expect(groups().map(({ textContent }) => textContent)).toEqual(['SEO']);
    expect(screen.getByLabelText('Title template')).toBeVisible();
    expect(screen.getByLabelText('Legal name')).toHaveValue('Acme');
    expect(screen.queryByLabelText('Privacy email')).not.toBeInTheDocument();
    await user.clear(search);
    await user.type(search, 'header button');
    expect(groups().map(({ textContent }) => textContent)).toEqual(['Edited as drafts']);
    expect(screen.getByRole('link', { name: 'Navigation' })).toHaveAttribute('href', '/admin/settings/navigation');
    await user.clear(search);
    await user.type(search, 'legal');
    expect(screen.getByLabelText('Privacy email')).toBeVisible();
    await user.clear(search);
    await user.type(search, 'nothing like it');
    expect(screen.getByText('No setting matches “nothing like it”.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all settings' }));
    expect(screen.getByLabelText('Title template')).toBeVisible();
  });

  it('leads to a group', async () => {
    const { user } = await renderSettings();
    await user.click(screen.getByRole('link', { name: 'Legal' }));
    expect(screen.getByRole('heading', { name: 'Legal' })).toHaveFocus();
  });

  it('saves every changed group by keyboard', async () => {
    const { settings } = await renderSettings();
    type('Title template', '{title}');
    type('Legal name', 'Acme');
    fireEvent.keyDown(document.body, { key: 's', code: 'KeyS', ctrlKey: true });
    await waitFor(() => {
      expect(settings.saves).toEqual([{ titleTemplate: '{title}' }, { legalName: 'Acme' }]);
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
    type('Legal name', 'Acme');
    await user.click(screen.getByRole('button', { name: 'Save legal' }));
    expect(await group('Legal').findByText('Not saved')).toBeVisible();
    expect(screen.getByLabelText('Legal name')).toHaveValue('Acme');
    isAway = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => {
      expect(settings.saves).toEqual([{ legalName: 'Acme' }]);
    });
  });

  it('does not bother a group when someone changed another', async () => {
    const { user, settings } = await renderSettings();
    settings.change({ titleTemplate: '{title}' });
    type('Legal name', 'Acme');
    await user.click(screen.getByRole('button', { name: 'Save legal' }));
    await waitFor(() => {
      expect(settings.document.values).toEqual({ titleTemplate: '{title}', legalName: 'Acme' });
    });
  });

  it('shows both sides when someone changed the same field', async () => {
    const { user, settings } = await renderSettings({ legalName: 'Old' });
    settings.change({ legalName: 'Theirs' });
    type('Legal name', 'Mine');
    await user.click(screen.getByRole('button', { name: 'Save legal' }));
    const dialog = await screen.findByRole('dialog', { name: 'Someone else saved while you were editing' });
    expect(settings.saves).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Save this' }));
    await waitFor(() => {
      expect(settings.document.values.legalName).toBe('Mine');
    });
  });

  it('shows a refusal under its field', async () => {
    const errors = [{ field: 'values.privacyEmail', message: 'Enter an email address.' }];
    const { user } = await renderSettings({}, { 'PUT /api/admin/settings': problem(400, 'invalid_input', { errors }) });
    type('Privacy email', 'nobody');
    await user.click(screen.getByRole('button', { name: 'Save legal' }));
    const field = screen.getByLabelText('Privacy email');
    await waitFor(() => {
      expect(field).toHaveFocus();
    });
    expect(field).toHaveAccessibleDescription(expect.stringContaining('Enter an email address.'));
    expect(field).toHaveValue('nobody');
  });
});
