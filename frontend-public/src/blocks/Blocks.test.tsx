import type { Block } from '@20x/kit';
import { renderApp } from '@20x/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bare, everyBlock, withTexts } from '../testing/blocks';
import { placed, rowsIn, shownPlaces } from '../testing/placed-rows';
import { Blocks } from './Blocks';
import { PageBlocks } from './parts/page-blocks';

const shared = [
  { id: 'a', type: 'richText', html: '<p>Written once.</p>' },
  { id: 'b', type: 'snippet', snippet: 'notice' },
];
const api = {
  '/api/posts': { data: [], total: 0, page: 1, limit: 3 },
  '/api/snippets/notice': { slug: 'notice', title: 'Notice', blocks: shared, revision: '1' },
};

/** `page`: all blocks of the page. */
async function show(blocks: readonly Block[], lead?: string, page = everyBlock) {
  const content = (
    <main>
      <PageBlocks value={page}>
        <Blocks blocks={blocks} lead={lead} />
      </PageBlocks>
    </main>
  );
  const result = renderApp(content, { api });
  // Deferred parts and the list of posts arrive.
  await act(async () => new Promise((resolve) => setTimeout(resolve, 0)));
  return result;
}

it.each(everyBlock.map((block) => [block.type, block] as const))('%s shows its content', async (type, block) => {
  await show([block]);
  // Without posts there is nothing to read.
  await waitFor(() => expect(screen.getByRole('main').textContent === '').toBe(type === 'posts'));
});

it('the newest posts leave out the one that shows them', async () => {
  const facts = { excerpt: '', category: null, tags: [], terms: [], cover: null, coverAlt: null, authors: [] };
  const data = ['one', 'two', 'three', 'four'].map((slug) => ({
    ...{ ...facts, slug, title: `Post ${slug}`, featured: false, readingMinutes: 5 },
    ...{ publishedOn: '2026-09-08', updatedAt: '2026-11-02T00:00:00Z' },
  }));
  renderApp(<Blocks blocks={[{ id: 'p', type: 'posts' }]} />, {
    path: '/website/blog/two',
    api: { '/api/posts': { data, total: 4, page: 1, limit: 4 } },
  });
  const titles = (await screen.findAllByRole('heading', { name: /^Post/ })).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Post one', 'Post three', 'Post four']);
});

/** Without posts there is no section of posts. */
const shownBlocks = everyBlock.filter(({ type }) => type !== 'posts').map((block) => [block.type, block] as const);

it.each(shownBlocks)('%s says in previews where it and its rows are', async (_, block) => {
  await show([placed(block, 'blocks.0')]);
  await waitFor(() => expect(shownPlaces()).toEqual(expect.arrayContaining(rowsIn([block], 'blocks'))));
});

it.each(everyBlock.map((block) => [block.type, block] as const))(
  '%s works without content, with blanks, markup and 10,000 characters',
  async (_type, block) => {
    for (const hostile of [
      bare(block),
      withTexts(block, null),
      withTexts(block, '   '),
      withTexts(block, '<img src=x onerror=alert(1)>"\'&\u{1F469}\u200D\u2695\uFE0F'),
      withTexts(block, 'W'.repeat(10_000)),
    ]) {
      const { unmount } = await show([hostile]);
      expect(document.querySelectorAll('h1')).toHaveLength(0);
      unmount();
    }
  },
);

it('shows what a snippet holds, but no snippet within it, and nothing before one is chosen', async () => {
  const { unmount } = await show([{ id: 'one', type: 'snippet', snippet: 'notice', anchor: 'rules' }]);
  expect(await screen.findAllByText('Written once.')).toHaveLength(1);
  expect(document.getElementById('rules')).toHaveTextContent('Written once.');
  unmount();
  await show([{ id: 'one', type: 'snippet' }]);
  expect(screen.getByRole('main')).toBeEmptyDOMElement();
});

it('shows markup in texts as text', async () => {
  await show([{ id: 'cards', type: 'introCards', title: '<b>Bold</b>', items: [{ title: '<script>x</script>' }] }]);
  expect(screen.getByRole('heading', { name: '<b>Bold</b>' })).toBeVisible();
  expect(screen.getByRole('heading', { name: '<script>x</script>' })).toBeVisible();
});

it('numbers chapters on across the figures between them, under one list of contents', async () => {
  await show(
    [
      { id: 'one', type: 'chapters', title: 'Guide', chapters: [{ anchor: 'first', title: 'First' }] },
      { id: 'figure', type: 'table', caption: 'Ladder', rows: [{ cells: ['90 days'] }] },
      { id: 'gap', type: 'timelineSteps', title: 'The gap', steps: [{ time: 'Day 1', title: 'Worked' }] },
      { id: 'two', type: 'chapters', chapters: [{ anchor: 'second', title: 'Second' }] },
    ],
    'one',
  );
  const contents = await screen.findByRole('navigation', { name: 'Contents' });
  expect(
    within(contents)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['#first', '#second']);
  for (const link of screen.getAllByRole('link', { name: 'Contents' }))
    expect(link).toHaveAttribute('href', `#${contents.id}`);
  expect(screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
    'H1 Guide',
    'H2 1. First',
    'H3 The gap',
    'H4 Worked',
    'H2 2. Second',
  ]);
  const [, second] = screen.getAllByRole('heading', { level: 2 });
  const follows = screen.getByRole('table', { name: 'Ladder' }).compareDocumentPosition(second!);
  expect(follows).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  // A chapter folds together with what shows or counts its matter.
  const first = document.getElementById('first');
  expect(first).toHaveAttribute('open');
  expect(first).toContainElement(screen.getByRole('table', { name: 'Ladder' }));
  expect(first).toContainElement(screen.getByRole('heading', { name: 'The gap' }));
});

it('draws each tile where its line has it, in its group', async () => {
  await show(everyBlock.filter(({ type }) => type === 'tileMap'));
  const tile = screen.getByText('WI');
  expect(tile).toHaveStyle({ gridArea: '2 / 2' });
  expect(tile).toHaveAttribute('data-group', '0');
  expect(screen.getByText('MN', { selector: '[data-group]' })).toHaveAttribute('data-group', '1');
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('In the compactOne license for allND WI');
});

it('gives the h1 to one block only', async () => {
  await show(everyBlock, 'hero');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1, name: 'Many clients. One board.' })).toBeVisible();
});

it('names the people of a team, and shows nothing of it before there are any', async () => {
  const team = { id: 'team', type: 'team', title: 'Who answers' } as const;
  const { unmount } = await show([{ ...team, items: [{ role: 'Scheduling' }] }]);
  expect(screen.getByRole('main')).toBeEmptyDOMElement();
  unmount();
  await show([{ ...team, items: [{ name: 'B. Person', role: 'Scheduling', href: '/about' }] }]);
  expect(screen.getByRole('heading', { level: 2, name: 'Who answers' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'B. Person' })).toHaveAttribute('href', '/about');
});

it('passes over a type that this build does not know', async () => {
  await show([{ id: 'new', type: 'hologram' } as unknown as Block]);
  expect(screen.getByRole('main')).toBeEmptyDOMElement();
});

it('names each section by its title and gives it its anchor', async () => {
  await show([{ id: 'faq', type: 'faq', anchor: '#questions', title: 'Questions', items: [] }]);
  expect(screen.getByRole('region', { name: 'Questions' })).toHaveAttribute('id', 'questions');
});

it('opens several answers at once', async () => {
  await show([
    {
      id: 'faq',
      type: 'faq',
      title: 'Questions',
      items: [
        { question: 'First?', answer: '<p>One.</p>' },
        { question: 'Second?', answer: '<p>Two.</p>' },
      ],
    },
  ]);
  const groups = screen.getAllByRole('group');
  for (const name of ['First?', 'Second?']) screen.getByRole('heading', { name }).click();
  expect(groups.map((group) => (group as HTMLDetailsElement).open)).toEqual([true, true]);
  expect(screen.getByText('Two.')).toBeVisible();
});

it('tells columns, rows and groups of a plan table apart', async () => {
  await show(everyBlock.filter(({ type }) => type === 'planTable'));
  const table = screen.getByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['A', 'B']);
  const row = within(table).getByRole('row', { name: /Waves/ });
  expect(within(row).getByRole('rowheader', { name: 'Waves' })).toBeVisible();
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['–Not included', ' Yes']);
  expect(within(table).getByText('Fill').closest('th')).toHaveAttribute('scope', 'rowgroup');
});

it('keeps every cell under its own column when another column has no name', async () => {
  const rows = [{ id: 'row', label: 'Waves', cells: ['one', 'two', 'three'] }];
  const columns = ['A', ' ', 'C'];
  await show([
    { type: 'comparison', id: 'comparison', columns, rows },
    { type: 'planTable', id: 'plans', plans: columns, groups: [{ id: 'group', rows }] },
    { type: 'table', id: 'table', columns, rows },
  ]);
  const cells = screen
    .getAllByRole('table')
    .map((table) =>
      [...table.querySelectorAll('thead th, tbody td')].map(({ textContent }) => textContent.trim()).join(' '),
    );
  expect(cells).toEqual(['A C one three', 'A C one three', 'A  C one two three']);
});

it('gives a table its caption, its headings and a frame that takes the focus', async () => {
  await show(everyBlock.filter(({ type }) => type === 'table'));
  expect(screen.getByRole('table', { name: 'A week' })).toBeVisible();
  expect(screen.getByRole('rowheader', { name: 'Worked' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'A week' })).toHaveAttribute('tabindex', '0');
});

it('leads from the contents to every chapter', async () => {
  await show([
    {
      id: 'guide',
      type: 'chapters',
      chapters: [
        { anchor: 'a', title: 'First', takeaways: ['Keep this'] },
        { title: 'No anchor' },
        { anchor: 'c', title: '  ' },
      ],
    },
  ]);
  const links = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#a', '#chapter-2']);
  for (const link of links) expect(document.getElementById(link.getAttribute('href')?.slice(1) ?? '')).not.toBeNull();
  expect(screen.getByRole('heading', { level: 2, name: '1. First' })).toBeVisible();
  expect(screen.getByText('Keep this')).toBeVisible();
});

it('says the words of a contact with links that work', async () => {
  await show(everyBlock.filter(({ type }) => type === 'contactDetails'));
  expect(screen.getByRole('link', { name: '+1 555 0100' })).toHaveAttribute('href', 'tel:+15550100');
  expect(screen.getByRole('link', { name: 'hello@20x.example' })).toHaveAttribute('href', 'mailto:hello@20x.example');
});

it('plays its own films and only links to others', async () => {
  const { container } = await show([
    { id: 'own', type: 'video', url: '/media/tour.mp4', title: 'Tour' },
    { id: 'other', type: 'video', url: 'https://video.example/1', title: 'Talk' },
    { id: 'bad', type: 'video', url: 'javascript:alert(1)', title: 'Bad' },
  ]);
  expect(screen.getByLabelText('Tour')).toHaveAttribute('preload', 'none');
  expect(screen.getByRole('link', { name: 'Watch: Talk' })).toHaveAttribute('href', 'https://video.example/1');
  expect(container).not.toHaveTextContent('Bad');
});

it('shows code exactly as it was written, opens a toggle, and names the site of a link card', async () => {
  await show(everyBlock.filter(({ type }) => ['code', 'toggle', 'bookmark', 'pullQuote'].includes(type)));
  expect(screen.getByRole('region', { name: 'roster.csv' }).textContent).toBe('name,shift\n  Dana,night');
  expect(screen.getByText('By hours.')).not.toBeVisible();
  act(() => screen.getByText('How is it counted?').click());
  expect(screen.getByText('By hours.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'The rules' })).toHaveAttribute('href', 'https://www.law.example/rules');
  expect(screen.getByText('law.example')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Dana, scheduler' })).toHaveAttribute('href', '/about');
});

it('keeps the comma after a highlight on its line', async () => {
  await show([{ id: 'hero', type: 'hero', title: 'Ask the right five, not all.', highlight: 'the right five' }]);
  const heading = screen.getByRole('heading');
  expect(heading).toHaveTextContent('Ask the right five, not all.');
  expect(heading.querySelector('.together')).toHaveTextContent(/^the right five,$/);
});

it('lists the headings of its page, as deep as it is asked to', async () => {
  const page: Block[] = [
    { id: 'hero', type: 'hero', title: 'The page itself' },
    { id: 'a', type: 'richText', html: '<h2 id="one">One &amp; all</h2><h3 id="below">Below</h3><h2>No place</h2>' },
    { id: 'b', type: 'chapters', chapters: [{ anchor: 'two', title: 'Two' }, { title: 'Three' }, { title: ' ' }] },
    { id: 'figure', type: 'stats', title: 'Between chapters' },
    { id: 'more', type: 'chapters', chapters: [{ anchor: 'four', title: 'Four' }] },
    { id: 'c', type: 'faq', title: 'Questions', items: [] },
    { id: 'd', type: 'callout', tone: 'tip', title: 'No heading' },
    { id: 'e', type: 'ctaBand', title: 'Book now' },
  ];
  const linksOf = async (subheadings: boolean) => {
    const { unmount } = await show(
      [{ id: 'contents', type: 'contents', title: 'In this guide', subheadings }],
      undefined,
      page,
    );
    const links = within(screen.getByRole('navigation', { name: 'In this guide' })).getAllByRole('link');
    const told = links.map((link) => `${link.textContent} ${link.getAttribute('href')}`);
    unmount();
    return told;
  };
  const main = ['One & all #one', 'Two #two', 'Three #chapter-2', 'Four #four', 'Questions #c-title'];
  expect(await linksOf(false)).toEqual(main);
  const all = main.toSpliced(3, 0, 'Between chapters #figure-title').toSpliced(1, 0, 'Below #below');
  expect(await linksOf(true)).toEqual(all);
});

it('loads nothing of another site before it is asked to, and then without the right to move the page', async () => {
  const { container } = await show([
    { id: 'map', type: 'embed', url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', title: 'Tour' },
    { id: 'film', type: 'video', url: 'https://vimeo.com/76979871', title: 'Talk' },
    { id: 'other', type: 'embed', url: 'https://evil.example/watch?v=aqz-KE-bpKQ', title: 'Evil' },
  ]);
  expect(container.querySelector('iframe')).toBeNull();
  expect(container.innerHTML).not.toMatch(/nocookie|player\.vimeo|evil/);
  await userEvent.click(screen.getByRole('button', { name: 'Show: Tour' }));
  const frame = screen.getByTitle('Tour');
  expect(frame).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1');
  expect(frame).toHaveAttribute('sandbox', expect.not.stringContaining('top-navigation'));
  expect(frame).toHaveFocus();
  expect(container.querySelectorAll('iframe')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Show: Talk' }));
  expect(screen.getByTitle('Talk')).toHaveAttribute(
    'src',
    expect.stringContaining('player.vimeo.com/video/76979871?dnt=1'),
  );
});

it('saves a file of this site, and names its type and size', async () => {
  await show([
    { id: 'own', type: 'file', url: '/files/checklist.pdf?v=2', title: 'The checklist' },
    { id: 'other', type: 'file', url: 'https://law.example/rules', title: 'The rules', details: 'PDF, 1 MB' },
    { id: 'bad', type: 'file', url: 'javascript:alert(1)', title: 'Bad' },
  ]);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.hasAttribute('download')])).toEqual([
    ['The checklistPDF', '/files/checklist.pdf?v=2', true],
    ['The rulesPDF, 1 MB', 'https://law.example/rules', false],
  ]);
});

it('says who made an image, and passes over the words of a decorative one', async () => {
  const image = { type: 'figure', image: '/images/a.avif', alt: 'A board' } as const;
  await show([
    { ...image, id: 'a', caption: 'Monday', credit: 'Photo: Dana' },
    { ...image, id: 'b', decorative: true },
  ]);
  expect(screen.getByText('Monday · Photo: Dana')).toBeVisible();
  expect(screen.getAllByRole('img').map((img) => img.getAttribute('alt'))).toEqual(['A board']);
});

it('shows a starter picture of the product like a scene: its data is a sample', async () => {
  const picture = { image: '/images/product/week.webp?focus=20,80', alt: 'Our week' };
  await show([{ id: 'hero', type: 'hero', title: 'See the week', ...picture }]);
  const [figure] = screen.getAllByRole('figure');
  expect(figure).toHaveTextContent('Sample data');
  expect(within(figure!).getAllByRole('img', { name: 'Our week' })[0]).toHaveAttribute(
    'src',
    '/images/product/week.webp',
  );
});

it('copies code, of its own block and in a text, exactly as it is', async () => {
  const user = userEvent.setup();
  await show([
    { id: 'code', type: 'code', name: 'roster.csv', language: 'CSV', code: 'name,shift\n  Dana,night' },
    { id: 'text', type: 'richText', html: '<p>So:</p><pre><code>a &lt; b\n  c</code></pre>' },
  ]);
  const written = jest.spyOn(navigator.clipboard, 'writeText');
  for (const button of screen.getAllByRole('button', { name: 'Copy code' })) await user.click(button);
  expect(written.mock.calls.flat()).toEqual(['name,shift\n  Dana,night', 'a < b\n  c']);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['Copied', 'Copied']);
});
