import { problem, type ApiAnswers } from '@20x/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { RedirectAnswer, RedirectRequest } from '../../api/generated';
import { admin, renderAdmin } from '../../testing/render-admin';

const path = '/admin/settings/redirects';
const redirect = (id: string, more: Partial<RedirectAnswer> = {}): RedirectAnswer => ({
  ...{
    id,
    from: `/${id}`,
    to: '/about',
    status: 301,
    origin: 'rule',
    works: true,
    isCovered: false,
    hits: 0,
    lastHitAt: null,
  },
  createdAt: '2026-11-20T12:00:00.000Z',
  ...more,
});
const moved = redirect('moved', { origin: 'document', hits: 12, lastHitAt: '2026-11-20T12:04:00.000Z' });
const hidden = redirect('hidden', { to: '/draft', status: 302, works: false });
const gone = redirect('gone', { to: null, status: 410 });

function redirects(more: ApiAnswers = {}) {
  const asked: string[] = [];
  const sent: unknown[] = [];
  const api = {
    '/api/admin/redirects': ({ url }: Request) => {
      asked.push(new URL(url).search);
      return { data: [moved, hidden, gone], total: 3, page: 1, limit: 50 };
    },
    'POST /api/admin/redirects': async (request: Request) => {
      const body = (await request.json()) as RedirectRequest;
      sent.push(body);
      return redirect('made', body);
    },
    ...more,
  };
  return { asked, sent, api };
}
const row = (name: RegExp) => screen.findByRole('row', { name });

describe('the list of redirects', () => {
  it('says in words what each does, who made it, how much it is used, and which does not work', async () => {
    renderAdmin(path, { api: redirects().api });
    expect(await row(/^\/moved/)).toHaveTextContent(
      /\/about\s*301 · Moved for good\s*Moved page\s*12 hits\s*last 20 Nov/,
    );
    expect(await row(/^\/hidden/)).toHaveTextContent(
      /\/draft\s*Target is not live\s*302 · Moved for now\s*Rule\s*No hits/,
    );
    expect(await row(/^\/gone/)).toHaveTextContent(/Gone\s*410 · Gone/);
  });

  it('is searched, filtered by origin and sorted by the server', async () => {
    const { api, asked } = redirects();
    const { user } = renderAdmin(path, { api });
    await user.click(await screen.findByRole('link', { name: 'Moved pages' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Most used');
    await user.type(screen.getByRole('searchbox'), 'old');
    await waitFor(() => {
      expect(Object.fromEntries(new URLSearchParams(asked.at(-1)))).toEqual({
        ...{ search: 'old', origin: 'document', sort: 'hits', page: '1', limit: '50' },
      });
    });
  });

  it('says what a redirect is for while there is none, and is found in the settings', async () => {
    const none = { data: [], total: 0, page: 1, limit: 50 };
    const settings = {
      '/api/admin/check-levels': { version: 1, rules: [] },
      '/api/admin/settings': { version: 1, values: {} },
    };
    const { user } = renderAdmin('/admin/settings', { api: { '/api/admin/redirects': none, ...settings } });
    const find = await screen.findByRole('searchbox');
    for (const words of ['410', 'moved', '301 redirect']) {
      await user.clear(find);
      await user.type(find, words);
      expect(screen.getByRole('link', { name: 'Redirects' })).toBeVisible();
    }
    await user.click(screen.getByRole('link', { name: 'Redirects' }));
    expect(await screen.findByText(/leads visitors and search engines from an old address/)).toBeVisible();
  });

  it('offers nothing to those who may not edit the settings', async () => {
    const user = { ...admin, permissions: admin.permissions.filter((one) => one !== 'settings:edit') };
    const refusal = problem(403, 'forbidden', { detail: 'You may not do this.' });
    renderAdmin(path, {
      api: redirects({ '/api/admin/redirects': refusal }).api,
      session: { status: 'authenticated', user },
    });
    expect(await screen.findByText('You may not do this.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Add|Import|Export|Test/ })).toBeNull();
  });
});

it('adds a redirect, and shows at each field why it cannot be', async () => {
  const message = 'There is a page at this address.';
  const refusals = [problem(400, 'invalid_input', { errors: [{ field: 'from', message }] })];
  const { api, sent } = redirects();
  const { user } = renderAdmin(path, {
    api: {
      ...api,
      'POST /api/admin/redirects': (request: Request) => refusals.pop() ?? api['POST /api/admin/redirects'](request),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Add redirect' }));
  const from = screen.getByRole('textbox', { name: 'From' });
  expect(from).toHaveFocus();
  expect(from).toHaveAccessibleDescription(/\/old-blog\/\* takes every address below/);
  await user.type(from, '/old');
  await user.type(screen.getByRole('textbox', { name: 'To' }), '/new');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(from).toBeInvalid();
  await user.type(from, '-page');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), '410 · Gone');
  expect(screen.queryByRole('textbox', { name: 'To' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('It works for the next visitor.')).toBeVisible();
  expect(sent).toEqual([{ from: '/old-page', to: null, status: 410 }]);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Redirect' })).toBeNull());
});

it('warns of a saved target that has no page', async () => {
  const made = redirect('made', { to: '/nothing', works: false });
  const { user } = renderAdmin(path, { api: redirects({ 'POST /api/admin/redirects': made }).api });
  await user.click(await screen.findByRole('button', { name: 'Add redirect' }));
  await user.type(screen.getByRole('textbox', { name: 'From' }), '/old');
  await user.type(screen.getByRole('textbox', { name: 'To' }), '/nothing');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Visitors get “Not found”, because the target is not live.')).toBeVisible();
});

it('changes a redirect, and removes one after saying what visitors get', async () => {
  const sent: unknown[] = [];
  const { api } = redirects({
    'PUT /api/admin/redirects/hidden': async (request: Request) => {
      sent.push(await request.json());
      return hidden;
    },
    'DELETE /api/admin/redirects/gone': () => {
      sent.push('removed');
      return undefined;
    },
  });
  const { user } = renderAdmin(path, { api });
  await user.click(await screen.findByRole('link', { name: '/hidden' }));
  const to = screen.getByRole('textbox', { name: 'To' });
  await user.clear(to);
  await user.type(to, '/live');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ from: '/hidden', to: '/live', status: 302 }]));
  await user.click(await screen.findByRole('link', { name: '/gone' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Visitors of \/gone will get “Not found” \(404\)/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(sent.at(-1)).toBe('removed'));
});

it('tells what visitors of an address get', async () => {
  const answers = [
    { outcome: 'redirect', status: 301, to: '/blog/x', finalStatus: 200, from: '/old/*' },
    { outcome: 'redirect', status: 301, to: '/blog/y', finalStatus: 404, from: '/old/y' },
    { outcome: 'redirect', status: 301, to: '/terms', finalStatus: 200, from: null },
    { outcome: 'gone', status: 410, to: null, finalStatus: 410, from: '/old' },
    { outcome: 'missing', status: 404, to: null, finalStatus: 404, from: null },
    { outcome: 'page', status: 200, to: null, finalStatus: 200, from: null },
    { outcome: 'file', status: 200, to: null, finalStatus: 200, from: null },
    { outcome: 'error', status: 503, to: null, finalStatus: 503, from: null },
    problem(400, 'invalid_input', { errors: [{ field: 'address', message: 'Enter an address of this site.' }] }),
  ];
  const asked: (string | null)[] = [];
  const { api } = redirects({
    '/api/admin/redirects/test': ({ url }: Request) => {
      asked.push(new URL(url).searchParams.get('address'));
      return answers.shift();
    },
  });
  const { user } = renderAdmin(path, { api });
  const tester = within(await screen.findByRole('form', { name: 'Test an address' }));
  const field = tester.getByRole('textbox', { name: 'What do visitors get at …?' });
  for (const words of [
    /led to \/blog\/x by the redirect from \/old\/\*$/,
    '301 · Moved for good: led to /blog/y by the redirect from /old/y. Nothing is found there (404).',
    /^301 · Moved for good: led to \/terms$/,
    '410 · Gone by the redirect from /old',
    'Not found (404). No page and no redirect has this address.',
    'A page (200).',
    'A file (200).',
    'An error (503).',
  ]) {
    await user.clear(field);
    await user.type(field, `/tried-${asked.length}{Enter}`);
    await waitFor(() => expect(tester.getByRole('status')).toHaveTextContent(words));
  }
  await user.type(field, '?{Enter}');
  expect(await tester.findByText('Enter an address of this site.')).toBeVisible();
  expect(asked).toEqual([...Array.from({ length: 8 }, (_, n) => `/tried-${n}`), '/tried-7?']);
});

it('imports a file, after naming the lines at fault, and exports all', async () => {
  const messages = ['Line 2, from: Enter a path.', 'Line 3, to: Enter a path.'];
  const errors = messages.map((message) => ({ field: 'csv', message }));
  const answers = [
    problem(400, 'invalid_input', { errors }),
    { added: 2, changed: 1, unchanged: 0, dead: 0, warnings: [] },
  ];
  const sent: unknown[] = [];
  const { api } = redirects({
    '/api/admin/redirects/csv': problem(503, 'unavailable', { detail: 'The database is away.' }),
    'POST /api/admin/redirects/csv': async (request: Request) => {
      sent.push(await request.json());
      return answers.shift();
    },
  });
  const { user } = renderAdmin(path, { api });
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  expect(await screen.findByText('The database is away.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import redirects' }));
  expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
  const file = Object.assign(new File(['from,to'], 'r.csv'), { text: () => Promise.resolve('from,to') });
  await user.upload(document.querySelector<HTMLInputElement>('input[type="file"]')!, file);
  const text = dialog.getByRole('textbox', { name: 'Redirects as CSV' });
  await waitFor(() => expect(text).toHaveValue('from,to'));
  await user.click(dialog.getByRole('button', { name: 'Import' }));
  expect((await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual(messages);
  await user.type(text, ',status');
  expect(dialog.queryByRole('alert')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Import' }));
  expect(await screen.findByText('2 added, 1 changed, 0 unchanged.')).toBeVisible();
  expect(sent).toEqual([{ csv: 'from,to' }, { csv: 'from,to,status' }]);
});

it('keeps an import open that leads to pages which are not there, and names them', async () => {
  const warnings = ['Line 2: visitors get “Not found” at /x.', 'Line 3: visitors get “Not found” at /y.'];
  const { api } = redirects({
    'POST /api/admin/redirects/csv': { added: 4, changed: 0, unchanged: 0, dead: 1_002, warnings },
  });
  const { user } = renderAdmin(path, { api });
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import redirects' }));
  await user.type(dialog.getByRole('textbox', { name: 'Redirects as CSV' }), 'from,to');
  await user.click(dialog.getByRole('button', { name: 'Import' }));
  expect(await dialog.findByText('Imported, but 1,002 targets have no page')).toBeVisible();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...warnings,
    '… and 1,000 more.',
  ]);
});

it('marks a redirect whose address the site itself answers, and says why', async () => {
  const covered = redirect('covered', { isCovered: true });
  const { api } = redirects({ '/api/admin/redirects': { data: [covered], total: 1, page: 1, limit: 50 } });
  const { user } = renderAdmin(path, { api });
  expect(await row(/^\/covered/)).toHaveTextContent('Not used');
  await user.click(screen.getByRole('link', { name: /covered/ }));
  expect(await screen.findByText(/the site has a page or a file at this address/)).toBeVisible();
});

describe('the addresses that visitors did not find', () => {
  const lost = { path: '/old-pricing', hits: 1_200, linkedFrom: '/blog/a' };
  const times = { firstAt: '2026-11-01T12:00:00.000Z', lastAt: '2026-11-20T12:04:00.000Z' };
  const missing = (more: ApiAnswers = {}) =>
    redirects({
      '/api/admin/redirects/missing': ({ url }: Request) =>
        new URL(url).searchParams.get('ignored') === 'true'
          ? { data: [], total: 0, page: 1, limit: 50 }
          : { data: [{ ...lost, ...times }], total: 1, page: 1, limit: 50 },
      '/api/admin/redirects/missing/suggestion': { to: '/pricing' },
      ...more,
    });

  it('are one click away from a redirect to the most similar page', async () => {
    const { api, sent } = missing();
    const { user } = renderAdmin(`${path}?show=missing`, { api });
    expect(await row(/^\/old-pricing/)).toHaveTextContent(/\/blog\/a\s*1200 visits\s*last 20 Nov/);
    await user.click(screen.getByRole('link', { name: '/old-pricing' }));
    const detail = within(await screen.findByRole('region', { name: 'Missing address' }));
    expect(await detail.findByText(/A link on/)).toHaveTextContent('A link on /blog/a leads here.');
    expect(await detail.findByRole('textbox', { name: 'To' })).toHaveValue('/pricing');
    await user.click(detail.getByRole('button', { name: 'Make a redirect' }));
    await waitFor(() => expect(sent).toEqual([{ from: '/old-pricing', to: '/pricing', status: 301 }]));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Missing address' })).toBeNull());
  });

  it('can be ignored or removed', async () => {
    const done: unknown[] = [];
    const { api } = missing({
      'PUT /api/admin/redirects/missing/ignored': async (request: Request) => {
        done.push(await request.json());
        return undefined;
      },
      'DELETE /api/admin/redirects/missing': ({ url }: Request) => {
        done.push(new URL(url).search);
        return undefined;
      },
    });
    const { user } = renderAdmin(`${path}?show=missing&open=/old-pricing`, { api });
    await user.click(await screen.findByRole('button', { name: 'Ignore' }));
    await user.click(await screen.findByRole('link', { name: '/old-pricing' }));
    await user.click(await screen.findByRole('button', { name: 'Remove from the list' }));
    await waitFor(() => expect(done).toEqual([{ path: '/old-pricing', ignored: true }, '?path=%2Fold-pricing']));
    await user.click(screen.getByRole('link', { name: 'Ignored' }));
    expect(await screen.findByText('Nothing is ignored')).toBeVisible();
  });
});
