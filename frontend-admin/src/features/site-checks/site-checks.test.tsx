import type { ApiAnswers } from '@20x/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { SiteCheckRun, SiteChecksState, SiteFindingAnswer } from '../../api/generated';
import { admin, renderAdmin } from '../../testing/render-admin';

const run = (id: string, more: Partial<SiteCheckRun> = {}): SiteCheckRun => ({
  ...{ id, full: true, startedAt: '2026-11-20T02:23:00.000Z', finishedAt: '2026-11-20T02:24:00.000Z' },
  ...{ pages: 45, unchecked: 0, open: 2, rules: [{ rule: 'broken-link', open: 2 }] },
  ...more,
});
const rules: SiteChecksState['rules'] = [
  { rule: 'broken-link', title: 'Broken links', why: 'Visitors get an error page.', open: 1 },
  { rule: 'placeholder', title: 'Placeholder text', why: 'Visitors read it.', open: 1 },
];
const finding = (id: string, more: Partial<SiteFindingAnswer> = {}): SiteFindingAnswer => ({
  ...{ id, rule: 'broken-link', path: '/fair', message: `${id} answers 404. Choose another target.` },
  ...{ firstSeenAt: '2026-11-19T12:00:00.000Z', lastSeenAt: '2026-11-20T02:24:00.000Z', resolvedAt: null },
  document: { id: 'p1', type: 'page', path: '/fair', title: 'The fair', live: true },
  ...more,
});
const listOf = (data: readonly object[]) => ({ data, total: data.length, page: 1, limit: 50 });

function checks(more: ApiAnswers = {}) {
  const asked: URLSearchParams[] = [];
  const state = { lastRun: run('r1'), lastFullRun: run('r1'), isRunning: false, externalLinks: false, rules };
  const api = {
    '/api/admin/site-checks': () => state,
    '/api/admin/site-checks/findings': ({ url }: Request) => {
      const query = new URL(url).searchParams;
      asked.push(query);
      return listOf(
        query.get('resolved') === 'true'
          ? [finding('/old', { resolvedAt: '2026-11-20T12:00:00.000Z' })]
          : [finding('/nowhere'), finding('/menu', { path: null, document: null })],
      );
    },
    '/api/admin/site-checks/runs': listOf([run('r2', { finishedAt: null }), run('r1', { full: false, pages: 1 })]),
    ...more,
  };
  return { asked, state, api };
}
const path = '/admin/site-checks';
const row = (name: RegExp) => screen.findByRole('row', { name });

it('lists what is wrong, on which page and since when, and leads to where it is fixed', async () => {
  renderAdmin(path, { api: checks().api });
  const broken = await row(/^\/nowhere answers 404/);
  expect(broken).toHaveTextContent(/\/fair\s*Broken links\s*since 19 Nov/);
  expect(within(broken).getByRole('link')).toHaveAttribute('href', '/admin/pages/p1?tab=checks');
  const menu = await row(/^\/menu answers 404/);
  expect(menu).toHaveTextContent('Menu or footer');
  expect(within(menu).getByRole('link')).toHaveAttribute('href', '/admin/settings#drafts');
  expect(screen.getByText(/^Last checked 20 Nov.*: 45 pages\.$/)).toBeVisible();
});

it('says how many pages were left out, even after a check of fewer pages', async () => {
  const { api, state } = checks();
  const lastFullRun = run('r1', { pages: 5_000, unchecked: 1_200 });
  Object.assign(state, { lastRun: run('r2', { full: false, pages: 1 }), lastFullRun });
  renderAdmin(path, { api: { ...api, '/api/admin/site-checks/runs': listOf([lastFullRun]) } });
  const words = 'Only the first 5,000 of 6,200 pages were checked.';
  expect(await screen.findByText(/^Last checked/)).toHaveTextContent(`: 1 page. ${words}`);
});

it('is filtered by rule and searched by the server, and keeps what is resolved', async () => {
  const { api, asked } = checks();
  const { user } = renderAdmin(path, { api });
  await user.click(await screen.findByRole('combobox', { name: 'Filter by rule' }));
  await user.click(await screen.findByRole('option', { name: /Placeholder text/ }));
  await user.type(screen.getByRole('searchbox'), 'fair');
  await waitFor(() =>
    expect(Object.fromEntries(asked.at(-1)!)).toEqual({
      ...{ rule: 'placeholder', search: 'fair', resolved: 'false', page: '1', limit: '50' },
    }),
  );
  await user.click(screen.getByRole('link', { name: 'Resolved' }));
  expect(await row(/^\/old answers 404/)).toHaveTextContent(/until 20 Nov/);
});

it('has a history with what was open after each check', async () => {
  const { user } = renderAdmin(`${path}?show=runs`, { api: checks().api });
  expect(await screen.findByText('Running')).toBeVisible();
  const rows = await screen.findAllByRole('row', { name: /20 Nov/ });
  expect(rows.at(-1)).toHaveTextContent(/Changed pages and those that link to them\s*1 page\s*2/);
  await user.click(within(rows.at(-1)!).getByRole('link'));
  expect(await screen.findByText('Broken links')).toBeVisible();
  expect(screen.getByText(/It looked at 1 page/)).toBeVisible();
});

it.each([
  ['was checked before', run('r1')],
  ['is checked for the first time', null],
])('checks now, and shows what was found when it ends, on a site that %s', async (_, lastRun) => {
  const { api, state, asked } = checks({
    'POST /api/admin/site-checks/runs': () => {
      state.isRunning = true;
      return null;
    },
  });
  Object.assign(state, { lastRun });
  const { user } = renderAdmin(path, { api });
  const button = await screen.findByRole('button', { name: 'Check now' });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  expect(await screen.findByText('Checking all pages…')).toBeVisible();
  const before = asked.length;
  Object.assign(state, { isRunning: false, lastRun: run('r3', { pages: 46 }) });
  expect(await screen.findByText(/: 46 pages\.$/)).toBeVisible();
  await waitFor(() => expect(asked.length).toBeGreaterThan(before));
});

it('cannot be pressed before it is known whether a check is under way', async () => {
  const { api } = checks({ '/api/admin/site-checks': () => new Promise(() => {}) });
  renderAdmin(path, { api });
  await row(/^\/nowhere answers 404/);
  expect(screen.getByRole('button', { name: 'Check now' })).toBeDisabled();
});

it('asks other sites only when an administrator says so', async () => {
  const sent: unknown[] = [];
  const { api } = checks({
    'PUT /api/admin/site-checks/external-links': async (request: Request) => void sent.push(await request.json()),
  });
  const { user } = renderAdmin(path, { api });
  const choice = await screen.findByRole('switch', { name: 'Check links to other sites, too' });
  expect(choice).not.toBeChecked();
  await user.click(choice);
  expect(sent).toEqual([{ checked: true }]);
});

it('only shows the findings to those who may not change the settings', async () => {
  const user = { ...admin, permissions: admin.permissions.filter((one) => one !== 'settings:edit') };
  renderAdmin(path, { api: checks().api, session: { status: 'authenticated', user } });
  await row(/^\/nowhere answers 404/);
  expect(screen.queryByRole('button', { name: 'Check now' })).not.toBeInTheDocument();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});
