import { problem } from '@20x/kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { focusField } from '../../editor/fields/focus-field';
import { DocumentApi } from '../../testing/document-api';
import {
  forgetDevice,
  homeContent,
  openRows,
  renderHomeEditor,
  saveDraft,
  titleField,
  typeInto,
} from '../../testing/home-editor';

beforeEach(forgetDevice);

const outline = () => screen.getByRole('navigation', { name: 'Sections' });
const entry = (name: string | RegExp) => within(outline()).getByRole('link', { name });
const section = (name: string) => screen.getByRole('region', { name });

it('lists the sections in the order of the page and leads to each', async () => {
  const { user } = await renderHomeEditor();
  const names = within(outline())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(names).toEqual([
    ...[
      'Hero',
      'Introduction',
      'Highlights',
      'Outcomes',
      'Trust',
      'Questions',
      'Insights',
      'Final call to action',
      'HTML',
    ],
  ]);
  await user.click(entry('Questions'));
  expect(screen.getByRole('heading', { level: 2, name: 'Questions' })).toHaveFocus();
});

const collapseAll = () => fireEvent.click(within(outline()).getByRole('button', { name: 'Collapse all' }));
const isOpen = (name: string) => within(section(name)).queryByRole('button', { name, expanded: true }) !== null;

it('opens one section at a time, keeps what was typed in the others, and marks the open one in the outline', async () => {
  const { user } = await renderHomeEditor();
  collapseAll();
  expect(screen.queryByLabelText('Single-line title')).not.toBeInTheDocument();
  await user.click(entry('Hero'));
  typeInto('Single-line title', 'Typed before');
  await user.click(entry('Questions'));
  expect([isOpen('Hero'), isOpen('Questions')]).toEqual([false, true]);
  expect(entry('Questions')).toHaveAttribute('aria-current', 'true');
  await user.click(within(section('Hero')).getByRole('button', { expanded: false, name: /^Hero/ }));
  expect(titleField()).toHaveValue('Typed before');
  expect(isOpen('Questions')).toBe(false);
});

it('opens the section of a field that has to be seen, and the row', async () => {
  const { user } = await renderHomeEditor();
  collapseAll();
  act(() => focusField('faqs.1.question'));
  await waitFor(() => {
    expect(screen.getByLabelText('Question')).toHaveFocus();
  });
  typeInto('Question', 'What is the price?');
  await user.click(entry('Hero'));
  await user.click(screen.getByRole('button', { name: 'Undo last change' }));
  await waitFor(() => {
    expect(screen.getByLabelText('Question')).toHaveFocus();
  });
  expect(screen.getByLabelText('Question')).toHaveValue('What does it cost?');
});

it('marks the sections that changed and those with refused fields', async () => {
  const home = new DocumentApi(homeContent);
  await renderHomeEditor(home, {
    'PUT /api/admin/content/home-content/home/draft': problem(400, 'invalid_input', {
      errors: [{ field: 'content.introCards.0.title', message: 'Use fewer characters.' }],
    }),
  });
  fireEvent.change(within(section('Questions')).getByLabelText('Title'), { target: { value: 'Asked often' } });
  await within(outline()).findByRole('link', { name: /^Questions\s+changed$/ });
  expect(entry('Hero')).toBeVisible();
  saveDraft();
  expect(await within(outline()).findByRole('link', { name: /^Introduction\s+1 error$/ })).toBeVisible();
});

it('hides a section and a block of one, and shows them again', async () => {
  const { user, home } = await renderHomeEditor();
  await user.click(screen.getByRole('button', { name: 'Hide Introduction' }));
  await user.click(screen.getByRole('button', { name: 'Hide the stats from visitors' }));
  expect(
    within(section('Introduction')).getByText(
      /^Visitors still see the section until you publish\. Its content is kept\./,
    ),
  ).toBeVisible();
  expect(await within(outline()).findByRole('link', { name: /^Introduction\s+changed\s+hidden$/ })).toBeVisible();
  saveDraft();
  await waitFor(() => {
    expect(home.saves.at(-1)?.hiddenSections).toEqual(['intro', 'trustStats']);
  });
  await user.click(screen.getByRole('button', { name: 'Show Introduction' }));
  saveDraft();
  await waitFor(() => {
    expect(home.saves.at(-1)?.hiddenSections).toEqual(['trustStats']);
  });
});

it('asks before it resets a section, shows what visitors get, and one Undo brings all of it back in sight', async () => {
  const faqTitle = 'Asked often';
  const { user } = await renderHomeEditor(new DocumentApi({ ...homeContent, faqTitle }));
  collapseAll();
  const reset = (name: string) => screen.getByRole('button', { name: `Reset ${name} to starter content` });
  await user.click(entry('Questions'));
  await user.click(reset('Questions'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reset Questions to starter content?' }));
  expect(dialog.getByText('Frequently')).toBeVisible();
  expect(dialog.getByText(/Is 20X for hospitals/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Reset section' }));
  expect(screen.getByText('0 of 30')).toBeVisible();

  await user.click(entry('Hero'));
  await user.click(screen.getByRole('button', { name: 'Undo last change' }));
  await waitFor(() => {
    expect(within(section('Questions')).getByLabelText('Title')).toHaveValue(faqTitle);
  });
  expect(screen.getByText('3 of 30')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Question 2 What does it cost?' })).toBeVisible();
  expect(reset('Trust')).toHaveAttribute('aria-disabled', 'true');
});

it('tells what visitors see from the live page, never from the draft', async () => {
  const home = new DocumentApi({ ...homeContent, trustTitle: 'Trusted', hiddenSections: ['outcomes', 'trustStats'] });
  home.savedBy('ana', {
    heroSubtitle: '',
    introTitle: 'Our intro',
    trustTitle: '',
    hiddenSections: [],
    insightsSource: 'newest',
    insightsCount: 3,
  });
  await renderHomeEditor(home);
  const hero = within(section('Hero'));
  expect(await hero.findByText('“One schedule for all.”', { exact: false })).toHaveTextContent(
    /^Visitors still see “One schedule for all\.” until you publish\. After publishing: “/,
  );
  expect(hero.getByText('“Book a Demo”', { exact: false })).toHaveTextContent(/^Visitors currently see:/);
  expect(within(section('Introduction')).getByText('“Agency work', { exact: false })).toHaveTextContent(
    /^Visitors still see “Agency work .* until you publish\.$/,
  );
  const trust = within(section('Trust'));
  expect(trust.getByText('“Trusted”', { exact: false })).toHaveTextContent(/^Visitors still see “Trusted” until/);
  expect(trust.getByText('Visitors see none of the stats until you publish.')).toBeVisible();
  expect(trust.getByText('500+', { exact: false })).toHaveTextContent(
    /^Visitors still see nothing of it until you publish\. After publishing: the 4 starter ones/,
  );
  expect(within(section('Outcomes')).getByText('Visitors see none of the section until you publish.')).toBeVisible();
  expect(within(section('Insights')).getByText('the newest 6 posts', { exact: false })).toHaveTextContent(
    'Visitors still see the newest 6 posts until you publish. After publishing: the newest 3 posts',
  );
});

it('shows the fields of the chosen kind of insights alone, and keeps the others', async () => {
  const { user, home } = await renderHomeEditor(
    new DocumentApi({ ...homeContent, insightsSource: 'tag', insightsTag: 'pay', insights: [{ id: 'i', slug: 'a' }] }),
  );
  const insights = within(section('Insights'));
  expect(insights.getByLabelText('Tag')).toHaveValue('pay');
  expect(insights.queryByRole('group', { name: /^Hand-picked/ })).not.toBeInTheDocument();
  await user.selectOptions(insights.getByLabelText('Which posts'), 'picked');
  expect(insights.getByRole('group', { name: /^Hand-picked posts/ })).toBeVisible();
  expect(insights.queryByLabelText('Tag')).not.toBeInTheDocument();
  expect(insights.queryByLabelText('How many')).not.toBeInTheDocument();
  saveDraft();
  await waitFor(() => {
    expect(home.saves.at(-1)).toMatchObject({ insightsSource: 'picked', insightsTag: 'pay' });
  });
});

it('folds rare fields away unless one of them says something', async () => {
  await renderHomeEditor(new DocumentApi({ ...homeContent, introCtaNewTab: true }));
  const more = (name: string) => within(section(name)).getByRole('button', { name: 'More' });
  expect(within(section('Introduction')).getByLabelText(/opens in a new tab/)).toBeChecked();
  expect(within(section('Hero')).queryByLabelText(/opens in a new tab/)).not.toBeInTheDocument();
  fireEvent.click(more('Hero'));
  expect(within(section('Hero')).getAllByLabelText(/opens in a new tab/)).toHaveLength(2);
});

it('says what visitors see of lists that are empty or have rows without what they need', async () => {
  await renderHomeEditor(new DocumentApi({ ...homeContent, trustBadges: [{ title: 'ISO' }, { title: ' ' }] }));
  const trust = section('Trust');
  expect(within(trust).getByText(/500\+ Healthcare Facilities · 30% Faster Shift Fills/)).toBeVisible();
  expect(within(trust).getByText(/1 of 2: those without a title are left out/)).toBeVisible();
  expect(within(trust).getAllByText(/nothing, the block is left out/)).toHaveLength(2);
});

it('keeps an image and its alternative text together', async () => {
  const content = { ...homeContent, heroImages: ['/a.jpg', '/b.jpg', '/c.jpg'], heroAlt: ['A', 'B'] };
  const { user, home } = await renderHomeEditor(new DocumentApi(content));
  openRows(/^Images/);
  await user.click(screen.getByRole('button', { name: 'Move down image 1' }));
  await user.click(screen.getByRole('button', { name: 'Delete image 3' }));
  fireEvent.change(screen.getAllByLabelText('Alternative text')[0]!, { target: { value: 'B, new' } });
  saveDraft();
  await waitFor(() => {
    expect(home.saves.at(-1)).toMatchObject({ heroImages: ['/b.jpg', '/a.jpg'], heroAlt: ['B, new', 'A'] });
  });
  await user.click(within(section('Hero')).getByRole('button', { name: 'Undo' }));
  saveDraft();
  await waitFor(() => {
    expect(home.saves.at(-1)).toMatchObject({
      heroImages: ['/b.jpg', '/a.jpg', '/c.jpg'],
      heroAlt: ['B, new', 'A', ''],
    });
  });
});

it('hides an image of the hero with its text, and shows both again', async () => {
  const hidden = (entry: string) => ({ entry, published: false as const });
  const content = { ...homeContent, heroImages: ['/a.jpg', '/b.jpg'], heroAlt: ['A', 'B'] };
  const { user, home } = await renderHomeEditor(new DocumentApi(content));
  openRows(/^Images/);
  await user.click(screen.getByRole('button', { name: 'Hide image 2' }));
  fireEvent.change(screen.getAllByLabelText('Alternative text')[1]!, { target: { value: 'B, new' } });
  expect(within(section('Hero')).getByText('2 of 8 · 1 hidden')).toBeVisible();
  saveDraft();
  await waitFor(() => {
    expect(home.saves.at(-1)).toMatchObject({
      heroImages: ['/a.jpg', hidden('/b.jpg')],
      heroAlt: ['A', hidden('B, new')],
    });
  });
  await user.click(screen.getByRole('button', { name: 'Show image 2' }));
  saveDraft();
  await waitFor(() => {
    expect(home.saves.at(-1)).toMatchObject({ heroImages: ['/a.jpg', '/b.jpg'], heroAlt: ['A', 'B, new'] });
  });
});

describe('what visitors should not be shown lightly', () => {
  it('warns of colours that cannot be read and of places and posts that are not there', async () => {
    await renderHomeEditor(
      new DocumentApi({
        ...homeContent,
        trustCompanies: [
          { name: 'Grey', bg: '#7c7c7c' },
          { name: 'Named', bg: 'teal' },
        ],
        features: [{ title: 'Board', anchor: 'boards' }],
        insights: [{ slug: 'gone', title: 'Gone' }],
      }),
      {
        '/api/admin/documents/f1/anchors': ['board'],
        '/api/admin/link-targets/lookup': ({ url }: Request) =>
          url.includes('nurse-scheduling-software')
            ? { state: 'live', href: 'doc:f1', address: null, document: { id: 'f1' } }
            : { state: 'draft', href: '/blog/gone', address: '/blog/gone', document: null },
      },
    );
    [/^Companies/, /^Highlights/, /^Hand-picked posts/].forEach(openRows);
    expect(screen.getByText(/Contrast 4\.\d : 1, too little|Contrast 5\.\d : 1, readable/)).toBeVisible();
    expect(screen.getByText(/This is not a hex color/)).toBeVisible();
    expect(await screen.findByText(/has no place called #boards/)).toBeVisible();
    expect(await screen.findByText('Not published: visitors do not see it.')).toBeVisible();
  });
});

it('names a section once', async () => {
  const { user } = await renderHomeEditor();
  await user.click(entry('Final call to action'));
  const call = within(section('Final call to action'));
  expect(call.getByLabelText('Button label')).toBeVisible();
  expect(call.getAllByText('Final call to action')).toHaveLength(1);
});
