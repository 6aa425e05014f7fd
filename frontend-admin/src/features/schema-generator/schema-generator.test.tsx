import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ApiAnswers } from '@20x/kit/testing';
import { pageApi } from '../../testing/documents';
import { renderAdmin } from '../../testing/render-admin';

const path = '/admin/schema-generator';
const site = 'https://20x.example';
const organization = { '@type': 'Organization', '@id': `${site}/#organization`, name: '20X' };
const webPage = { '@type': 'WebPage', '@id': `${site}/night-shifts#webpage`, name: 'Night shifts' };
const graph = (...things: readonly object[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': [organization, webPage, ...things] });
const event = '{"@context":"https://schema.org","@type":"Event","name":"Open day"}';

const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

function open(structuredData: string | null = null, more: ApiAnswers = {}) {
  const page = pageApi({ title: 'Night shifts', seo: { structuredData, title: 'Kept' } });
  const row = { id: 'p1', type: 'page', path: '/night-shifts', title: 'Night shifts', status: 'draft' };
  const rendered = {
    ...{ type: 'page', path: '/night-shifts', title: 'Night shifts', version: page.document.version },
    ...{ jsonLd: graph(), text: 'Night shifts\nAsk us. How much? Nothing.', isUnlisted: false },
  };
  const rows = [
    { ...row, isOwn: structuredData !== null, errors: 0, warnings: 0 },
    { ...row, id: 'p2', title: 'Broken', path: '/broken', isOwn: true, errors: 2, warnings: 1 },
  ];
  const api = {
    ...page.answers,
    '/api/admin/structured-data': { data: rows, total: 2, page: 1, limit: 30, isMore: false },
    '/api/admin/documents/p1/structured-data': rendered,
    ...more,
  };
  return { page, ...renderAdmin(`${path}?page=p1`, { api }) };
}

const own = (content: { readonly seo?: { readonly structuredData?: string | null } | null } | undefined) =>
  JSON.parse(content?.seo?.structuredData ?? 'null') as Record<string, unknown> | null;
const verdict = async () => within(await screen.findByRole('region', { name: 'Result' })).getByRole('status');

it('lists pages with the state of what they add, and opens one of them', async () => {
  const { user } = open();
  const pages = within(await screen.findByRole('navigation', { name: 'Pages to describe' }));
  expect((await pages.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'Night shifts/night-shiftsAutomatic',
    'Broken/broken2 errors, 1 warning',
  ]);
  expect(pages.getByRole('link', { name: /Night shifts/ })).toHaveAttribute('aria-current', 'page');
  await user.click(screen.getByRole('button', { name: 'Choose another page' }));
  expect(await screen.findByText(/^Choose a page to see/)).toBeVisible();
});

it('keeps a page open that was chosen before the words to look for were sent', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Choose another page' }));
  fill(screen.getByRole('searchbox'), 'night');
  await user.click(await screen.findByRole('link', { name: /Night shifts/ }));
  await waitFor(() => {
    expect(screen.getByRole('link', { name: /Night shifts/ })).toHaveAttribute(
      'href',
      expect.stringContaining('night'),
    );
  });
  expect(await screen.findByRole('tab', { name: 'Automatic graph' })).toBeVisible();
});

it('shows types and values by names that every object of the program has', async () => {
  const { user } = open('{"@context":"https://schema.org","@type":"Organization","constructor":"A","toString":"B"}');
  const form = within(await screen.findByRole('region', { name: 'Organization' }));
  expect(await form.findByDisplayValue('A')).toBeVisible();
  expect(form.getByDisplayValue('B')).toBeVisible();
  expect(await verdict()).toHaveTextContent('Valid, 2 warnings');
  await user.click(screen.getByRole('tab', { name: 'Free JSON' }));
  fill(screen.getByLabelText('Structured data (JSON-LD)'), '{"@context":"https://schema.org","@type":"constructor"}');
  expect(await verdict()).toHaveTextContent('1 error');
});

it('changes an automatic thing on the page, by its form, and saves it to the draft', async () => {
  const { user, page } = open();
  expect(await screen.findByRole('tab', { name: 'Automatic graph' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('button', { name: 'Apply to page' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Change Organization' }));
  const form = within(await screen.findByRole('region', { name: 'Organization' }));
  expect(form.getByRole('textbox', { name: 'Name' })).toHaveAttribute('placeholder', '20X');
  await user.click(form.getByRole('button', { name: /^Recommended/ }));
  const url = form.getByRole('textbox', { name: 'URL' });
  expect(url).toHaveAccessibleDescription(/tells organizations of the same name apart/);
  fill(url, '/about');
  expect(await form.findByText('Enter a complete address that starts with https://.')).toBeVisible();
  expect(url).toBeInvalid();
  expect(await verdict()).toHaveTextContent('1 error');
  fill(url, site);
  expect(await verdict()).toHaveTextContent('Valid');
  await user.click(screen.getByRole('button', { name: 'Apply to page' }));
  expect(await screen.findByText('It goes live when you publish the page.')).toBeVisible();
  expect(own(page.saves[0])).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': organization['@id'],
    url: site,
  });
  expect(page.saves[0]).toMatchObject({ title: 'Night shifts', seo: { title: 'Kept' } });
  expect(screen.getByRole('button', { name: 'Apply to page' })).toBeDisabled();
});

it('adds questions, and says which of their values the page does not show', async () => {
  const { user, page } = open();
  await user.click(await screen.findByRole('tab', { name: 'Page override' }));
  const type = screen.getByRole('combobox', { name: 'Type' });
  await user.selectOptions(type, 'QAPage');
  expect(type).toHaveAccessibleDescription(/Use FAQPage/);
  expect(screen.getByRole('button', { name: 'Add' })).toBeDisabled();
  await user.selectOptions(type, 'FAQPage');
  expect(type).toHaveAccessibleDescription(/Status as of 2026-05/);
  await user.click(screen.getByRole('button', { name: 'Add' }));
  const form = within(await screen.findByRole('region', { name: 'FAQPage' }));
  fill(form.getByRole('textbox', { name: 'Name' }), 'How much?');
  fill(form.getByRole('textbox', { name: 'Text' }), 'A lot.');
  expect(await form.findByText(/Readers do not find this value/)).toBeVisible();
  fill(form.getByRole('textbox', { name: 'Text' }), 'Nothing.');
  await waitFor(() => expect(form.queryByText(/Readers do not find/)).toBeNull());
  await user.click(form.getByRole('button', { name: 'Add another' }));
  fill(form.getAllByRole('textbox', { name: 'Name' })[1]!, 'Who?');
  await user.click(form.getByRole('button', { name: 'Remove main entity 2' }));
  await user.click(screen.getByRole('button', { name: 'Apply to page' }));
  await waitFor(() => expect(page.saves).toHaveLength(1));
  expect(own(page.saves[0])).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: {
      '@type': 'Question',
      name: 'How much?',
      acceptedAnswer: { '@type': 'Answer', text: 'Nothing.' },
    },
  });
});

it('enters a value as a thing, as a reference, or not at all', async () => {
  const { user } = open('{"@context":"https://schema.org","@type":"BlogPosting","headline":"Night shifts"}');
  const form = within(await screen.findByRole('region', { name: 'BlogPosting' }));
  await user.click(form.getByRole('button', { name: /^Recommended/ }));
  const author = form.getByRole('combobox', { name: 'Author: enter as' });
  await user.selectOptions(author, 'Person');
  fill(form.getByRole('textbox', { name: 'Name' }), 'Ana');
  expect(await form.findByText(/Readers do not find/)).toBeVisible();
  await user.selectOptions(form.getByRole('combobox', { name: 'Author: enter as' }), 'Another item on this page');
  await user.selectOptions(form.getByRole('combobox', { name: 'Author' }), 'Organization: 20X');
  await user.click(screen.getByRole('tab', { name: 'JSON-LD' }));
  expect(screen.getByLabelText('JSON-LD of the page')).toHaveTextContent(
    `"author": { "@id": "${site}/#organization" }`,
  );
  await user.selectOptions(form.getByRole('combobox', { name: 'Author: enter as' }), 'Not set');
  expect(screen.getByLabelText('JSON-LD of the page')).not.toHaveTextContent('author');
});

it('SEO-03 shows the automatic graph for a text that cannot be read', async () => {
  const { user } = open('{oops');
  expect(await screen.findByText(/can’t be read as structured data/)).toBeVisible();
  expect(screen.getByText(/Visitors get the automatic graph/)).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Free JSON' }));
  const text = screen.getByRole('textbox', { name: 'Structured data (JSON-LD)' });
  expect(text).toHaveAccessibleDescription(/not valid JSON/);
  fill(text, event);
  expect(screen.queryByText(/Visitors get the automatic graph/)).toBeNull();
  await user.click(screen.getByRole('tab', { name: 'Tree' }));
  expect(screen.getByText('Open day', { exact: false, selector: 'summary' })).toBeVisible();
});

it('goes back to the automatic graph alone', async () => {
  const { user, page } = open(event);
  await user.click(await screen.findByRole('tab', { name: 'Automatic graph' }));
  await user.click(screen.getByRole('button', { name: 'Use only the automatic graph' }));
  await user.click(screen.getByRole('button', { name: 'Apply to page' }));
  await waitFor(() => expect(page.saves[0]?.seo).toEqual({ structuredData: null, title: 'Kept' }));
});

it('imports what is in a page’s source, and refuses what cannot be read', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import structured data' }));
  const text = dialog.getByRole('textbox', { name: 'JSON-LD' });
  fill(text, 'oops');
  await user.click(dialog.getByRole('button', { name: 'Import' }));
  expect(text).toHaveAccessibleDescription(/not valid JSON/);
  fill(text, `<html><script type="application/ld+json">${event}</script></html>`);
  await user.click(dialog.getByRole('button', { name: 'Import' }));
  expect(await screen.findByRole('region', { name: 'Event' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Open day');
});

describe('the live page', () => {
  const live = (answer: object) => ({
    '/api/admin/documents/p1/structured-data/live': { path: '/night-shifts', jsonLd: null, issues: [], ...answer },
  });

  it('is compared line by line', async () => {
    const closed = { '@id': `${site}/night-shifts#event`, '@type': 'Event', name: 'Closed day' };
    const { user } = open(event, live({ jsonLd: graph({ ...closed, mainEntityOfPage: { '@id': webPage['@id'] } }) }));
    await user.click(await screen.findByRole('button', { name: 'Compare with live' }));
    const changes = await screen.findByLabelText('Changes');
    expect(within(changes).getByRole('deletion')).toHaveTextContent('Closed day');
    expect(within(changes).getByRole('insertion')).toHaveTextContent('Open day');
  });

  it('is tested', async () => {
    const message = 'Readers do not find this value in the page.';
    const { user } = open(
      null,
      live({ jsonLd: graph(), issues: [{ level: 'warning', where: 'Event › name', message }] }),
    );
    const test = within(await screen.findByRole('region', { name: 'Rendered page' }));
    await user.click(test.getByRole('button', { name: 'Test against the rendered page' }));
    expect(await test.findByRole('status')).toHaveTextContent('/night-shifts describes 2 things. Valid, 1 warning.');
    expect(test.getByRole('listitem')).toHaveTextContent(`Event › name${message}`);
  });

  it('may not be there', async () => {
    const { user } = open(null, live({}));
    await user.click(await screen.findByRole('button', { name: 'Test against the rendered page' }));
    expect(await screen.findByText('Visitors get no page at /night-shifts. Publish it first.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Compare with live' }));
    expect(await screen.findByText(/nothing to compare with/)).toBeVisible();
  });
});

describe('when someone else saved the page meanwhile', () => {
  const edit = async (theirs: object) => {
    const opened = open(event);
    await opened.user.click(await screen.findByRole('tab', { name: 'Free JSON' }));
    opened.page.savedBy('ben', { title: 'Theirs', ...theirs });
    fill(screen.getByRole('textbox', { name: 'Structured data (JSON-LD)' }), '{"@context":"https://schema.org"}');
    await opened.user.click(screen.getByRole('button', { name: 'Apply to page' }));
    return opened;
  };

  it('keeps their other fields', async () => {
    const { page } = await edit({ seo: { structuredData: event } });
    await waitFor(() => expect(page.saves).toHaveLength(1));
    expect(page.saves[0]).toMatchObject({
      title: 'Theirs',
      seo: { structuredData: '{"@context":"https://schema.org"}' },
    });
  });

  it('asks whose structured data to keep', async () => {
    const { user, page } = await edit({ seo: { structuredData: '{"theirs":1}' } });
    const dialog = within(await screen.findByRole('dialog', { name: 'ben saved while you were editing' }));
    expect(dialog.getByLabelText('Theirs')).toHaveTextContent('{"theirs":1}');
    await user.click(dialog.getByRole('button', { name: 'Use theirs' }));
    expect(screen.getByRole('textbox', { name: 'Structured data (JSON-LD)' })).toHaveValue('{"theirs":1}');
    expect(page.saves).toHaveLength(0);
  });
});

it('does not leave unsaved work for another page without asking', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Change WebPage' }));
  await user.click(await screen.findByRole('link', { name: /Broken/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  expect(dialog.getByText('Night shifts: structured data')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByRole('region', { name: 'WebPage' })).toBeVisible();
});
