import { expect, type Locator, type Page } from '@playwright/test';
import { editorsLoaded, pressButton, tabTo, typeInto } from './keys.ts';

/** A button to press, a field with what is typed into it, or what else there is to do. */
type Step = string | readonly [field: string, text: string] | ((page: Page) => Promise<void>);

interface WrittenBlock {
  /** In the order of the form, from the field that a new one starts at. */
  readonly steps: readonly Step[];
  /** What a visitor does with it, besides reading what was typed. */
  readonly read?: (article: Locator) => Promise<void>;
}

const image = '/images/blog/fill-rate-explained.jpg';
const picture = (alt: string): Step[] => ['Use an address', ['Address', image], ['Alternative text', alt]];

/** How an author fills each block of the library, by its title there. A new block fails the test until it is listed here. */
export const writtenBlocks: Readonly<Record<string, WrittenBlock>> = {
  Hero: {
    steps: [
      ['Title', 'Nights are covered'],
      ['Label', 'See nights'],
      ['Link', '/features'],
    ],
  },
  Announcement: {
    steps: [
      ['Text', 'New: waves by unit'],
      ['Label', 'See waves'],
      ['Link', '/pricing'],
    ],
  },
  'Call to action': {
    steps: [
      ['Title', 'Bring your week'],
      ['Subtitle', 'We fill it with you.'],
    ],
  },
  'Product scene': {
    steps: [
      ['Title', 'The board'],
      ['Caption', 'With sample data'],
    ],
  },
  'Feature rows': {
    steps: [['Title', 'What it does'], 'Row 1', ['Title', 'Asks the rested'], ['Text', 'By text message.']],
  },
  Cards: {
    steps: [
      ...([['Title', 'Three points'], 'Card 1', ['Title', 'Fair'], ['Text', 'Nobody is asked twice.']] as const),
      ...(['Card 2', ['Title', 'Fast'], 'Card 3', ['Title', 'Kind']] as const),
    ],
  },
  Steps: {
    steps: [
      ...([
        ['Title', 'One morning'],
        'Step 1',
        ['Time', '05:12'],
        ['Title', 'A call-off'],
        ['Text', 'By phone.'],
      ] as const),
      ...(['Step 2', ['Title', 'A question to all'], 'Step 3', ['Title', 'A yes']] as const),
    ],
  },
  Outcomes: {
    steps: [
      ...([['Title', 'What gets better'], 'Outcome 1', ['Title', 'Calm'], ['Text', 'Fewer calls.']] as const),
      ...(['Outcome 2', ['Title', 'Sleep']] as const),
    ],
  },
  Stats: {
    steps: [
      ['Title', 'In numbers'],
      'Stat 1',
      ['Number', '41'],
      ['What it counts', 'nights'],
      ['Source', 'Own count, 2026'],
    ],
  },
  Logos: { steps: [['Title', 'Who works so'], 'Add company', ['Name', 'Northway Care']] },
  Testimonials: {
    steps: [
      ['Title', 'Voices'],
      'Add quote',
      ['Quote', 'It holds.'],
      ['Name', 'Dana Reyes'],
      ['Role and company', 'Scheduler'],
    ],
  },
  Team: {
    steps: [
      ['Title', 'People'],
      'Add person',
      ['Name', 'Kim Osei'],
      ['Role', 'Scheduling'],
      ['About them', 'Calls back.'],
    ],
  },
  Badges: { steps: [['Title', 'Safety'], 'Badge 1', ['Title', 'A log'], ['Text', 'Who changed what.']] },
  'Questions and answers': {
    steps: [
      ['Title', 'Asked often'],
      'Question 1',
      ['Question', 'Who is first?'],
      ['Answer', 'The most rested nurse.'],
    ],
  },
  Comparison: {
    steps: [
      ...([['Title', 'Sheet or board'], ['Column 1', 'Sheet'], ['Column 2', 'Board'], 'Row 1'] as const),
      ...([
        ['What is compared', 'Rates'],
        ['Sheet', 'Typed in'],
        ['Board', 'Kept'],
      ] as const),
    ],
  },
  Plans: {
    steps: [['Title', 'Two plans'], 'Plan 1', ['Name', 'Starter'], ['Price', 'Quote'], 'Plan 2', ['Name', 'Growth']],
  },
  'Plan table': {
    steps: [
      ...([
        ['Title', 'Plan by plan'],
        ['Plan 1', 'Small'],
        ['Plan 2', 'Large'],
        'Group 1',
        ['Title', 'Filling'],
      ] as const),
      ...(['Add row', ['Point', 'Waves'], ['Small', 'No'], ['Large', 'Yes']] as const),
    ],
  },
  'Margin calculator': {
    steps: [
      ['Title', 'Worth it?'],
      ['Shifts requested per week', '120'],
      ['Note', 'Your own numbers.'],
    ],
  },
  'Contact form': {
    steps: [
      ['Title', 'Write to us'],
      ['After sending', 'We answer today.'],
    ],
  },
  'Contact details': {
    steps: [
      ['Title', 'Reach us'],
      ['Phone', '+1 555 0100'],
      ['Email', 'hello@20x.example'],
    ],
  },
  Chapters: {
    steps: ['Chapter 1', ['Title', 'Before'], ['Anchor', 'before'], ['Text', 'Read the roster.']],
  },
  Contents: {
    steps: [['Title', 'On this page']],
    read: async (article) => {
      const link = article
        .getByRole('navigation', { name: 'On this page' })
        .getByRole('link', { name: 'The first heading' });
      await expect(link).toHaveAttribute('href', '#the-first-heading');
    },
  },
  Note: {
    steps: [
      ['Title', 'Eleven hours'],
      ['Text', 'Rest between two shifts.'],
    ],
  },
  'Key takeaways': {
    steps: [
      ['Title', 'Keep in mind'],
      ['Takeaway 1', 'Rest comes first.'],
    ],
  },
  'Pull quote': {
    steps: [
      ['Quote', 'Call the rested first.'],
      ['Name and role', 'Lee, charge nurse'],
      ['Source', '/about'],
    ],
  },
  Toggle: {
    steps: [
      ['Title', 'How is it counted?'],
      ['Text', 'By hours of rest.'],
    ],
  },
  Checklist: {
    steps: [
      ['Title', 'Before you call'],
      ['Point 1', 'The roster is current.'],
    ],
  },
  Table: {
    steps: [
      ...([['Caption', 'One week'], ['Heading 1', 'Unit'], ['Heading 2', 'Open nights'], 'Row 1'] as const),
      ...([
        ['Unit', 'Surgery'],
        ['Open nights', 'Seven'],
      ] as const),
    ],
    read: async (article) => {
      const frame = article.getByRole('group', { name: 'One week' });
      await expect(frame).toHaveCSS('overflow-x', 'auto');
      await expect(frame.getByRole('columnheader', { name: 'Open nights' })).toBeVisible();
    },
  },
  'Tile map': {
    steps: [
      ...([['Caption', 'As of June'], ['Map', 'ND MN'], 'Group 1', ['Name', 'One license']] as const),
      ...([['Tiles', 'ND MN'], 'Group 2', ['Name', 'Its own'], ['Tiles', 'NY']] as const),
    ],
  },
  Code: {
    steps: [
      ['Name', 'roster.csv'],
      ['Language', 'CSV'],
      ['Code', 'name,shift'],
    ],
    read: async (article) => {
      const page = article.page();
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await article.getByRole('button', { name: 'Copy code' }).click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('name,shift');
    },
  },
  Definition: {
    steps: [
      ['Term', 'Float pool'],
      ['Meaning', 'Nurses who work on any unit.'],
    ],
  },
  Glossary: { steps: [['Title', 'Words'], 'Term 1', ['Term', 'Wave'], ['Definition', 'One round of messages.']] },
  Sources: {
    steps: [['Title', 'Where it is from'], 'Source 1', ['Title', 'The rule'], ['Address', 'https://law.example/rest']],
  },
  Button: {
    steps: [
      ['Label', 'Book an hour'],
      ['Link', '/contact'],
    ],
  },
  Image: {
    steps: [...picture('A chart of filled shifts'), ['Caption', 'Filled by week'], ['Credit', 'Photo: 20X']],
    read: async (article) => expect(article.getByRole('img', { name: 'A chart of filled shifts' })).toBeVisible(),
  },
  Gallery: {
    steps: [
      'Image 1',
      ...picture('Monday as a chart'),
      ['Caption', 'Monday'],
      'Image 2',
      ...picture('Tuesday as a chart'),
    ],
  },
  Video: {
    steps: [
      ['Address of the video', 'https://vimeo.com/76979871'],
      ['Title', 'A tour'],
    ],
    read: async (article) => play(article, 'A tour'),
  },
  Embed: {
    steps: [
      ['Address', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
      ['Title', 'A talk'],
    ],
    read: async (article) => play(article, 'A talk'),
  },
  File: {
    steps: [
      ['Address of the file', image],
      ['Title', 'The worksheet'],
      ['Type and size', 'JPG, 40 KB'],
    ],
    read: async (article) => expect(article.getByRole('link', { name: 'The worksheet' })).toHaveAttribute('download'),
  },
  'Link card': {
    steps: [
      ['Address', 'https://law.example/'],
      ['Title', 'The rules'],
      ['Description', 'All of them.'],
    ],
  },
  Posts: {
    steps: [['Title', 'Read on']],
    read: async (article) =>
      expect(article.getByRole('region', { name: 'Read on' }).getByRole('link').first()).toBeVisible(),
  },
  Snippet: {
    steps: ['Snippet: pick', pickSnippet],
    read: async (article) => expect(article.getByText('Every page says this.')).toBeVisible(),
  },
  HTML: { steps: [['HTML', '<p>Own markup</p>']] },
};

/** From the field that a new block starts at; the focus stays in the block. */
export async function writeBlock(page: Page, { steps }: WrittenBlock): Promise<void> {
  await editorsLoaded(page);
  for (const step of steps) {
    if (typeof step === 'string') await pressButton(page, step);
    else if (typeof step === 'function') await step(page);
    else await typeInto(page, ...step);
  }
  // The last Tab may have left the block.
  await page.keyboard.press('Shift+Tab');
}

const unseen = new Set(['Anchor', 'After sending', 'Shifts requested per week']);

/** Everything that was typed is on the page: as text, as an address or as the name of an image. */
export async function readBlock(article: Locator, { steps, read }: WrittenBlock): Promise<void> {
  const folded = article.locator('details:not([open]) > summary').filter({ visible: true });
  while ((await folded.count()) > 0) await folded.first().click();
  for (const step of steps) {
    if (!Array.isArray(step)) continue;
    const [field, text] = step as readonly [string, string];
    if (unseen.has(field)) continue;
    const words = text.replace(/<[^>]+>/g, '');
    if (field === 'Alternative text') await expect(article.getByAltText(text).first()).toBeAttached();
    else if (/^(\/|https:)/.test(text)) await expect(article.locator(addressed(text)).first()).toBeAttached();
    else await expect(article.getByText(words).filter({ visible: true }).first(), text).toBeVisible();
  }
  await read?.(article);
}

const addressed = (address: string) => `[href="${address}"], [src="${address}"]`;

/** Found by its title; the picker gives the focus back. */
async function pickSnippet(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Pick snippet' });
  await tabTo(page, 'Find');
  await page.keyboard.type('Rest rule');
  const found = dialog.getByRole('listitem').getByRole('button');
  await expect(found).toHaveCount(1);
  await expect(found).toContainText('Rest rule');
  await page.keyboard.press('Tab');
  await expect(found).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
}

/** Nothing of the other site loads before it is asked for. */
async function play(article: Locator, title: string): Promise<void> {
  const frame = article.locator(`iframe[title="${title}"]`);
  await expect(frame).toHaveCount(0);
  await article.getByRole('button', { name: `Show: ${title}` }).click();
  await expect(frame.contentFrame().getByRole('heading', { name: 'Playing' })).toBeVisible();
}
