import type { Block, LegalPage, LegalVersion } from '@20x/kit';
import { RemoteRoutes, routeFor } from '@20x/kit';
import { problem, renderApp, storeAnswering, type ApiAnswers } from '@20x/kit/testing';
import { screen, within } from '@testing-library/react';
import remote from '../../App';
import { emptySite } from '../../testing/site-answers';

const version = (number: number, fields: Partial<LegalVersion> = {}): LegalVersion => ({
  slug: 'privacy',
  title: 'Privacy Policy',
  number,
  latest: 2,
  publishedAt: `202${number}-11-02T00:00:00Z`,
  effectiveDate: `202${number}-12-01`,
  changeSummary: `Summary ${number}`,
  blocks: [{ id: 'a', type: 'richText', html: `<p>Text ${number}</p>` }],
  ...fields,
});
const blocks: Block[] = [
  {
    id: 'policy',
    type: 'chapters',
    title: 'Privacy Policy',
    subtitle: 'Covers this website.',
    chapters: [
      { anchor: 'who', title: 'Who we are', html: '<h3 id="name">Our name</h3><p>A</p><h3 id="place">Our place</h3>' },
      { anchor: 'why', title: 'Why', html: '<h2 id="deep">Deep</h2>' },
    ],
  },
  { id: 'more', type: 'richText', html: '<h2 id="rights">Your <em>rights</em></h2><h3 id="ask">Ask us</h3>' },
];
const page = (fields: Partial<LegalPage> = {}): LegalPage => ({
  slug: 'privacy',
  title: 'Privacy',
  updatedAt: '2026-11-02T00:00:00Z',
  effectiveDate: '2026-12-01',
  changeSummary: 'Summary 2',
  blocks,
  seo: {},
  revision: 'l1:2',
  versions: [version(2), version(1)],
  ...fields,
});
const answers = (api: ApiAnswers = {}): ApiAnswers => ({
  ...emptySite,
  '/api/legal/privacy': page(),
  '/api/legal/privacy/versions/1': version(1),
  '/api/legal/privacy/versions/2': version(2),
  '/api/legal/terms': problem(404, 'not_found'),
  ...api,
});
const open = (path: string, api?: ApiAnswers) =>
  renderApp(<RemoteRoutes remote={remote} />, { path, api: answers(api) });
const title = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content');

async function answerOf(path: string, api?: ApiAnswers) {
  const match = routeFor(remote, path);
  const url = new URL(path, 'http://localhost');
  return match?.route.loadData?.({ store: storeAnswering(answers(api)), params: match.params, url });
}

it('numbers chapters and headings in one count, and the contents lead to each', async () => {
  open('/privacy');
  expect(await title('Privacy Policy')).toBeVisible();
  const main = within(screen.getByRole('main'));
  const names = [2, 3].flatMap((level) =>
    main.getAllByRole('heading', { level }).map(({ textContent }) => textContent.trim()),
  );
  expect(names).toEqual(
    expect.arrayContaining(['1. Who we are', '2. Why', '3. Your rights', '1.1 Our name', '1.2 Our place', '2.1 Deep']),
  );
  expect(names).toContain('3.1 Ask us');
  const links = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['#who', 'Who we are'],
    ['#why', 'Why'],
    ['#rights', 'Your rights'],
  ]);
  for (const link of links) expect(document.getElementById(link.getAttribute('href')!.slice(1))).not.toBeNull();
});

it.each(['/privacy', '/privacy/versions/1'])(
  'keeps the author’s order of what is no running text on %s',
  async (path) => {
    const mixed: Block[] = [
      { id: 'one', type: 'richText', html: '<h2 id="first">First</h2>' },
      { id: 'clock', type: 'timelineSteps', title: 'The clock', steps: [{ time: '05:12', title: 'Take the call' }] },
      { id: 'policy', type: 'chapters', chapters: [{ anchor: 'who', title: 'Who we are' }] },
      { id: 'pin', type: 'checklist', title: 'Pin this', items: ['Keep the list'] },
    ];
    open(path, {
      '/api/legal/privacy': page({ blocks: mixed, versions: [] }),
      '/api/legal/privacy/versions/1': version(1, { blocks: mixed }),
    });
    await title(/^Privacy/);
    const titles = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
    expect(titles.map(({ textContent }) => textContent.trim())).toEqual([
      '1. First',
      'The clock',
      '2. Who we are',
      'Pin this',
    ]);
  },
);

it('says from when it is in force, and leads to every version', async () => {
  open('/privacy');
  await title('Privacy Policy');
  const main = within(screen.getByRole('main'));
  expect(main.getByText('Version 2', { selector: 'span' })).toBeVisible();
  expect(main.getAllByText('December 1, 2026')[0]).toBeVisible();
  const foot = within(screen.getByRole('region', { name: 'Versions' }));
  expect(foot.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Version 2CurrentEffective December 1, 2022Summary 2',
    'Version 1Effective December 1, 2021Summary 1',
  ]);
  expect(foot.getByRole('link', { name: 'Version 1' })).toHaveAttribute('href', '/privacy/versions/1');
  expect(robots()).toBe('index, follow');
});

it('shows a draft that was never published without versions', async () => {
  open('/privacy', { '/api/legal/privacy': page({ versions: [], effectiveDate: null }) });
  await title('Privacy Policy');
  expect(screen.queryByText(/Effective/)).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Versions' })).not.toBeInTheDocument();
});

it('keeps an older version readable, apart from search engines', async () => {
  open('/privacy/versions/1');
  expect(await title('Privacy Policy')).toBeVisible();
  expect(screen.getByText('Text 1')).toBeVisible();
  const note = screen.getByRole('complementary', { name: 'About this version' });
  expect(note).toHaveTextContent('This is an earlier version.');
  expect(within(note).getByRole('link', { name: 'Read the current version' })).toHaveAttribute('href', '/privacy');
  expect(robots()).toBe('noindex, follow');
});

it('lists all versions', async () => {
  open('/privacy/versions');
  expect(await title('Privacy: versions')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Version 2' })).toBeVisible();
  expect(robots()).toBe('noindex, follow');
});

it.each([
  ['/privacy-policy', '/privacy'],
  ['/privacy-policy/versions', '/privacy/versions'],
  ['/privacy-policy/versions/1', '/privacy/versions/1'],
])('RT-01 leads from %s to %s on the server', async (alias, location) => {
  const api = {
    '/api/legal/privacy-policy': page(),
    '/api/legal/privacy-policy/versions/1': version(1),
  };
  expect(await answerOf(alias, api)).toEqual({ status: 301, location });
});

it('RT-01 leads from an alias to the page in the browser', async () => {
  open('/privacy-policy', { '/api/legal/privacy-policy': page() });
  expect(await title('Privacy Policy')).toBeVisible();
});

it.each(['/terms', '/terms/versions', '/privacy/versions/7', '/privacy/versions/x', '/about/versions'])(
  'RT-02 says that %s is not there',
  async (path) => {
    const api = {
      '/api/legal/privacy/versions/7': problem(404, 'not_found'),
      '/api/legal/privacy/versions/0': problem(404, 'not_found'),
      '/api/legal/about': problem(404, 'not_found'),
    };
    expect(await answerOf(path, api)).toEqual({ status: 404 });
    open(path, api);
    expect(await title('This shift is uncovered.')).toBeVisible();
  },
);
