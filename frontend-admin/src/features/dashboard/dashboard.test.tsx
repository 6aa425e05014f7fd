import type { HomeContent } from '@20x/kit';
import { problem } from '@20x/kit/testing';
import { screen, within } from '@testing-library/react';
import type { ContactDelivery, ContentStatus, MissedSchedule } from '../../api/generated';
import { ContactApi, contactMessage } from '../../testing/contact-api';
import { DocumentApi } from '../../testing/document-api';
import { pageSummary } from '../../testing/documents';
import { renderAdmin } from '../../testing/render-admin';

const missed: MissedSchedule = {
  id: 'p1',
  type: 'page',
  path: '/fair',
  title: 'The fair',
  planned: { publishAt: '2026-03-01T14:00:00.000Z', unpublishAt: null, zone: 'America/New_York' },
  by: 'ana',
  reason: 'This cannot be published yet\nTitle: Fill this in.',
};

const night = '2026-03-03T12:00:00.000Z';

const settings = (navbarMenuItems = '[]') => ({
  '/api/settings': [
    { key: 'navbarMenuItems', value: navbarMenuItems },
    { key: 'footerDescription', value: 'Ours' },
  ],
});

describe('dashboard', () => {
  it.each(['/admin', '/admin/dashboard'])('RT-03 %s shows the state of the home page', async (path) => {
    const home = new DocumentApi({});
    home.savedBy('ben', { heroTitle: 'New' });
    renderAdmin(path, { api: { ...home.answers, ...settings() } });
    expect(await screen.findByText('Published with changes')).toBeVisible();
    expect(screen.getByText(/^v2, saved .+ by ben$/)).toBeVisible();
    expect(screen.getByText(/saved changes that are not live/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Review and publish' })).toHaveAttribute('href', '/admin/home');
  });

  it('says of the live home page when it was published, by whom, and that it is scheduled', async () => {
    const home = new DocumentApi({});
    home.document = {
      ...home.document,
      published: { ...home.document.published!, publishedAt: '2026-03-03T12:00:00.000Z', publishedBy: 'ben' },
      schedule: {
        publishAt: null,
        publishRevision: null,
        unpublishAt: '2099-03-03T12:00:00.000Z',
        zone: 'UTC',
        by: 'ben',
      },
    };
    renderAdmin('/admin', { api: { ...home.answers, ...settings() } });
    expect(await screen.findByText('Published, scheduled')).toBeVisible();
    expect(screen.getByText(/^v1, published 3 Mar.* by ben$/)).toBeVisible();
  });

  it('shows how many visitors came, from where and to which pages', async () => {
    const numbers = { views: 1200, visitors: 300, conversions: 2 };
    const visits = {
      isCounting: true,
      total: numbers,
      before: { views: 900, visitors: 200, conversions: 0 },
      days: [{ day: '2026-03-02', ...numbers }],
      pages: [{ path: '/pricing', ...numbers }],
      sources: [{ source: 'newsletter', campaign: 'spring', ...numbers }],
    };
    renderAdmin('/admin', { api: { ...new DocumentApi({}).answers, ...settings(), '/api/admin/visits': visits } });
    const section = within(await screen.findByRole('region', { name: 'Visits' }));
    expect(section.getByText('900 in the period before')).toBeVisible();
    expect(section.getByRole('row', { name: 'Mar 2 300 1200' })).toBeInTheDocument();
    expect(section.getByRole('row', { name: '/pricing 300 1,200 2' })).toBeVisible();
    expect(section.getByRole('row', { name: 'newsletter · spring 300 1,200 2' })).toBeVisible();
    expect(section.queryByText(/Counting is off/)).not.toBeInTheDocument();
  });

  it('names live pages with invalid structured data, and leads to where it is fixed', async () => {
    const invalid = {
      id: 'p9',
      type: 'page',
      path: '/fair',
      title: 'The fair',
      message: 'The text is not valid JSON.',
    };
    const answers = { ...new DocumentApi({}).answers, ...settings(), '/api/admin/invalid-structured-data': [invalid] };
    renderAdmin('/admin', { api: answers });
    const item = await screen.findByText(/structured data of/);
    expect(item).toHaveTextContent('The structured data of The fair is invalid. The text is not valid JSON. Fix it');
    expect(within(item).getByRole('link')).toHaveAttribute('href', '/admin/schema-generator?page=p9');
  });

  it('tells of a day on which far more visitors than usual found nothing, and leads to the addresses', async () => {
    const spike = { day: '2026-03-02', hits: 1_200, usual: 40 };
    const answers = { ...new DocumentApi({}).answers, ...settings(), '/api/admin/redirects/missing/spike': { spike } };
    renderAdmin('/admin', { api: answers });
    const item = await screen.findByText(/did not find a page/);
    expect(item).toHaveTextContent('Visitors did not find a page 1,200 times on Mar 2. The usual number is 40.');
    expect(within(item).getByRole('link')).toHaveAttribute('href', '/admin/settings/redirects?show=missing');
  });

  it('says what the site checks found on live pages, without the placeholders of the checklist, and leads to it', async () => {
    const rules = ['Broken links', 'Large images', 'Placeholder text', 'Orphan pages'].map((title, index) => ({
      ...{ title, why: '', open: [2, 1, 30, 0][index] },
      rule: ['broken-link', 'large-image', 'placeholder', 'orphan-page'][index],
    }));
    const checks = { lastRun: null, lastFullRun: null, isRunning: false, externalLinks: false, rules };
    const answers = { ...new DocumentApi({}).answers, ...settings(), '/api/admin/site-checks': checks };
    renderAdmin('/admin', { api: answers });
    const item = await screen.findByText(/live pages have problems/);
    expect(item).toHaveTextContent(
      'The live pages have problems. Broken links: 2, Large images: 1. See the site checks',
    );
    expect(within(item).getByRole('link')).toHaveAttribute('href', '/admin/site-checks');
    expect(screen.queryByText(/^Only the first/)).toBeNull();
  });

  it('says how many pages the site checks left out', async () => {
    const lastFullRun = { pages: 5_000, unchecked: 1 };
    const checks = { lastRun: null, lastFullRun, isRunning: false, externalLinks: false, rules: [] };
    const answers = { ...new DocumentApi({}).answers, ...settings(), '/api/admin/site-checks': checks };
    renderAdmin('/admin', { api: answers });
    const item = await screen.findByText(/^Only the first/);
    expect(item).toHaveTextContent('Only the first 5,000 of 5,001 pages were checked. See the site checks');
  });

  it.each([
    [
      { last: { at: night, isMade: false, problem: 'The disk is full.' }, madeAt: night },
      'The last backup failed. Ask your developer for help. The disk is full.',
    ],
    [
      { isOverdue: true, madeAt: night },
      /^The last backup was made 3 Mar.* Ask your developer why there is no newer one\.$/,
    ],
    [{ isOverdue: true }, 'There is no backup yet. Ask your developer why there is no newer one.'],
    [{ last: { at: night, isMade: true, problem: 'It was not restored.' }, madeAt: night }, 'It was not restored.'],
  ])('tells of backups that would not help: %j', async (found, words) => {
    const state = { last: null, madeAt: null, verifiedAt: null, isOverdue: false, ...found };
    const answers = { ...new DocumentApi({}).answers, ...settings(), '/api/admin/backups/state': state };
    renderAdmin('/admin', { api: answers });
    const section = await screen.findByRole('region', { name: 'Needs attention' });
    expect(await within(section).findByText(words)).toBeVisible();
  });

  it('says when the last backup was made and restored as a test', async () => {
    const made = { at: night, isMade: true, problem: null };
    const state = { last: made, madeAt: night, verifiedAt: night, isOverdue: false };
    const answers = { ...new DocumentApi({}).answers, ...settings(), '/api/admin/backups/state': state };
    renderAdmin('/admin', { api: answers });
    const section = await screen.findByRole('region', { name: 'Backups' });
    expect(section).toHaveTextContent(/Last backup3 Mar.*Last restored as a test3 Mar/);
  });

  it('counts the posts that are due for review, and leads to them', async () => {
    const due = ({ url }: Request) => ({
      data: [],
      total: new URL(url).searchParams.get('due') === 'true' ? 2 : 0,
      ...{ page: 1, limit: 1, isMore: false },
    });
    const { answers } = new DocumentApi({});
    renderAdmin('/admin', { api: { ...answers, ...settings(), '/api/admin/content/post': due } });
    const problem = await screen.findByText(/2 posts are due for review/);
    expect(within(problem).getByRole('link', { name: 'Review' })).toHaveAttribute('href', '/admin/blog?show=due');
  });

  it('does not ask for reviews of posts that the person may not edit', async () => {
    const list = ({ url }: Request) =>
      new URL(url).searchParams.has('due') ? problem(403, 'forbidden') : { data: [], total: 0, page: 1, limit: 5 };
    const { answers } = new DocumentApi({});
    const user = { id: 'u', username: 'eve', permissions: ['home-content:edit'] };
    renderAdmin('/admin', {
      api: { ...answers, ...settings(), '/api/admin/content/post': list },
      session: { status: 'authenticated', user },
    });
    expect(await screen.findByText('Same as live')).toBeVisible();
    expect(screen.queryByText('The dashboard could not be loaded')).not.toBeInTheDocument();
  });

  it('shows no problems when there are none', async () => {
    const home = new DocumentApi({ trustStats: [{ value: '7', label: 'Units' }], hiddenSections: ['trustBadges'] });
    renderAdmin('/admin', { api: { ...home.answers, ...settings('[]') } });
    expect(await screen.findByText('Same as live')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Needs attention' })).not.toBeInTheDocument();
  });

  it.each<[string, HomeContent, string]>([
    ['for want of others', { hiddenSections: ['trustBadges'] }, '“500+ Healthcare Facilities”, “30% Faster'],
    [
      'as an earlier release published them',
      { trustStats: [{ value: '24/7', label: 'Support Available' }], trustBadges: [{ title: 'Ours' }] },
      'product: “24/7 Support Available”. Keep',
    ],
  ])('warns of claims that came with the product and that visitors see %s', async (_, live, words) => {
    renderAdmin('/admin', { api: { ...new DocumentApi(live).answers, ...settings() } });
    const link = await screen.findByRole('link', { name: 'Edit the home page' });
    expect(link).toHaveAttribute('href', '/admin/home');
    expect(link.closest('li')).toHaveTextContent(words);
  });

  it('warns of the claim in the footer while it has no description of its own', async () => {
    renderAdmin('/admin', { api: { ...new DocumentApi({}).answers, '/api/settings': [] } });
    const link = await screen.findByRole('link', { name: 'Describe your company' });
    expect(link).toHaveAttribute('href', '/admin/settings/footer');
    expect(link.closest('li')).toHaveTextContent('The #1 nurse scheduling software');
  });

  it.each([
    ['nothing was published', {}, /The published home page has no text/],
    [
      'what was published is empty',
      { heroTitle: ' ', faqs: [], insights: [{ slug: 'a', title: 'A' }], revision: 'a:2' },
      /has no text/,
    ],
    ['it fails', problem(500, 'internal', { detail: 'It broke.' }), /can’t be read: It broke\./],
  ])('ERR-02 tells that visitors see defaults when %s', async (_, seen, reason) => {
    renderAdmin('/admin', { api: { ...new DocumentApi({}).answers, ...settings(), '/api/home-content': seen } });
    expect(await screen.findByText('Visitors see the starter home page')).toBeVisible();
    expect(screen.getByText(reason)).toBeVisible();
  });

  it('ERR-02 tells that visitors see the default menu', async () => {
    renderAdmin('/admin', { api: { ...new DocumentApi({ heroTitle: 'Live' }).answers, ...settings('[{') } });
    expect(await screen.findByText(/The menu can’t be read/)).toBeVisible();
    expect(screen.queryByText('Visitors see the starter home page')).not.toBeInTheDocument();
  });

  it('lists what has to be filled in before the launch, each one click away', async () => {
    const page = { id: 'p1', type: 'page', path: '/security', title: 'Security' };
    const terms = { id: 't1', type: 'legal', path: '/terms', title: 'Terms of Use' };
    const unfinished = [
      { ...page, placeholders: ['[hosting company]', '[status page]'] },
      { ...terms, placeholders: ['[governing law]'] },
    ];
    const known = [{ key: 'privacyEmail', value: 'privacy@example.com' }];
    const own = { '/api/admin/launch-checklist': unfinished, '/api/settings': known };
    renderAdmin('/admin', { api: { ...new DocumentApi({}).answers, ...own } });
    const list = within(await screen.findByRole('region', { name: 'Before you launch' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Site settings: enter the legal name. The legal pages name it.',
      'Security: [hosting company], [status page]',
      'Terms and conditions: [governing law]',
    ]);
    expect(list.getByRole('link', { name: 'Security' })).toHaveAttribute('href', '/admin/pages/p1');
    expect(list.getByRole('link', { name: 'Terms and conditions' })).toHaveAttribute('href', '/admin/terms-page');
  });

  it('shows how many messages nobody has read, and the newest of them', async () => {
    const messages = ['a', 'b', 'c', 'd'].map((id, age) => contactMessage(id, age));
    const api = { ...new DocumentApi({}).answers, ...settings(), ...new ContactApi(...messages).answers };
    renderAdmin('/admin', { api });
    expect(await screen.findByRole('heading', { name: '4 unread messages' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sender a' })).toHaveAttribute('href', '/admin/contact?open=a');
    expect(screen.queryByRole('link', { name: 'Sender d' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Show all unread' })).toHaveAttribute('href', '/admin/contact?show=unread');
  });

  it.each([
    [
      missed,
      /The fair didn’t go live on 1 Mar 2026, 09:00 \(America\/New_York\) as ana scheduled\. This cannot be published yet\. Open it$/,
    ],
    [{ ...missed, reason: null }, /The fair didn’t go live.*wasn’t running scheduled jobs/],
    [
      { ...missed, planned: { ...missed.planned, publishAt: null, unpublishAt: '2026-03-01T14:00:00.000Z' } },
      /The fair wasn’t unpublished on 1 Mar 2026, 09:00/,
    ],
  ])('names a missed schedule, why it did not run, and leads to its document', async (schedule, words) => {
    const api = { ...new DocumentApi({}).answers, ...settings('[]'), '/api/admin/missed-schedules': [schedule] };
    renderAdmin('/admin', { api });
    const link = await screen.findByRole('link', { name: 'Open it' });
    expect(link).toHaveAttribute('href', '/admin/pages/p1');
    expect(link.closest('li')).toHaveTextContent(words);
  });

  it('names messages that nobody was told of, and leads to them', async () => {
    const delivery: ContactDelivery = { status: 'failed', nextAttemptAt: null, log: [] };
    const messages = [
      contactMessage('a', 1, { delivery }),
      contactMessage('b', 2, { delivery }),
      contactMessage('c', 3),
    ];
    const api = { ...new DocumentApi({}).answers, ...settings('[]'), ...new ContactApi(...messages).answers };
    renderAdmin('/admin', { api });
    expect(await screen.findByText(/emails about 2 contact messages could not be delivered/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See why and try again' })).toHaveAttribute(
      'href',
      '/admin/contact?show=undelivered',
    );
  });

  it('counts unread spam, and leads to it', async () => {
    const spam = ['a', 'b'].map((id) => contactMessage(id, 1, { spamReason: 'links' }));
    const api = { ...new DocumentApi({}).answers, ...settings('[]'), ...new ContactApi(...spam).answers };
    renderAdmin('/admin', { api });
    expect(await screen.findByText(/2 unread messages are in spam/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Check for real requests' })).toHaveAttribute(
      'href',
      '/admin/contact?show=spam',
    );
  });

  it('leads to drafts and unpublished changes, the newest first', async () => {
    const pages = new DocumentApi({});
    const row = (id: string, status: ContentStatus, updatedAt: string) =>
      pageSummary({ id, title: `Page ${id}`, status, updatedAt });
    const saved = [row('c', 'changed', '2026-03-02T12:00:00.000Z'), row('d', 'draft', '2026-03-03T12:00:00.000Z')];
    const lists = (request: Request) => {
      const query = new URL(request.url).searchParams;
      const data = saved.filter(({ status }) => status === query.get('status'));
      return { data, total: data.length, page: 1, limit: 5 };
    };
    renderAdmin('/admin', { api: { ...pages.answers, ...settings('[]'), '/api/admin/content/page': lists } });
    const section = within(await screen.findByRole('region', { name: 'Continue editing' }));
    expect(section.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Page d', 'Page c']);
    expect(section.getByRole('link', { name: 'Page c' })).toHaveAttribute('href', '/admin/pages/c');
    expect(section.getByText('Published with changes')).toBeVisible();
  });

  it('says when it could not be loaded', async () => {
    const away = problem(503, 'unavailable', { detail: 'The database is away.' });
    renderAdmin('/admin', { api: { '/api/admin/content/home-content/home': away } });
    expect(await screen.findByText('The database is away.')).toBeVisible();
  });
});
