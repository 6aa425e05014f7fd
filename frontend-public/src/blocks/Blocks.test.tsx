import type { Block } from '@20x/kit';
import { renderApp } from '@20x/kit/testing';
import { act, screen, within } from '@testing-library/react';
import { bare, everyBlock, withTexts } from '../testing/blocks';
import { placed, rowsIn, shownPlaces } from '../testing/placed-rows';
import { Blocks } from './Blocks';

const noPosts = { '/api/posts': { data: [], total: 0, page: 1, limit: 3 } };

async function show(blocks: readonly Block[], lead?: string) {
  const content = (
    <main>
      <Blocks blocks={blocks} lead={lead} />
    </main>
  );
  const result = renderApp(content, { api: noPosts });
  // Deferred parts and the list of posts arrive.
  await act(async () => new Promise((resolve) => setTimeout(resolve, 0)));
  return result;
}

it.each(everyBlock.map((block) => [block.type, block] as const))('%s shows its content', async (type, block) => {
  await show([block]);
  // Without posts there is nothing to read.
  expect(screen.getByRole('main').textContent === '').toBe(type === 'posts');
});

/** Without posts there is no section of posts. */
const shownBlocks = everyBlock.filter(({ type }) => type !== 'posts').map((block) => [block.type, block] as const);

it.each(shownBlocks)('%s says in previews where it and its rows are', async (_, block) => {
  await show([placed(block, 'blocks.0')]);
  expect(shownPlaces()).toEqual(expect.arrayContaining(rowsIn([block], 'blocks')));
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

it('shows markup in texts as text', async () => {
  await show([{ id: 'cards', type: 'introCards', title: '<b>Bold</b>', items: [{ title: '<script>x</script>' }] }]);
  expect(screen.getByRole('heading', { name: '<b>Bold</b>' })).toBeVisible();
  expect(screen.getByRole('heading', { name: '<script>x</script>' })).toBeVisible();
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
