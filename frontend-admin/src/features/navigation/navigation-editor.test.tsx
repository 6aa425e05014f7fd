import type { NavigationContent } from '../../api/generated';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DocumentApi } from '../../testing/document-api';
import { renderAdmin } from '../../testing/render-admin';

const items = [
  { id: 'a', label: 'Blogs', href: '/blog' },
  { id: 'b', label: 'About', href: '/about' },
];

async function renderNavigation(content: NavigationContent) {
  const api = new DocumentApi<NavigationContent>(content, {
    type: 'navigation',
    slug: 'navigation',
    onEveryPage: true,
  });
  const rendered = renderAdmin('/admin/settings/navigation', {
    api: {
      ...api.answers,
      '/api/settings': () => Response.json([], { headers: { 'x-revisions': api.mark } }),
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Navigation' });
  return { ...rendered, api };
}
const menu = () => within(screen.getByRole('region', { name: 'Menu' }));
const labels = () => {
  for (const row of menu().queryAllByRole('button', { name: /^Menu item/, expanded: false })) fireEvent.click(row);
  return menu()
    .queryAllByLabelText<HTMLInputElement>('Label')
    .map(({ value }) => value);
};
const json = () => screen.getByLabelText<HTMLTextAreaElement>('Menu items as JSON');
const write = (text: string) => fireEvent.change(json(), { target: { value: text } });

afterEach(() => {
  localStorage.clear();
});

it('NAV-03 moves menu items, and publishes what visitors are verified to get', async () => {
  const { user, api } = await renderNavigation({ items });
  expect(screen.queryByRole('navigation', { name: 'View' })).not.toBeInTheDocument();
  await user.click(menu().getByRole('button', { name: 'Move down menu item 1' }));
  expect(labels()).toEqual(['About', 'Blogs']);
  fireEvent.keyDown(document.body, { key: 's', code: 'KeyS', ctrlKey: true });
  await waitFor(() => {
    expect(api.saves.at(-1)?.items?.map(({ label }) => label)).toEqual(['About', 'Blogs']);
  });
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await user.click(await screen.findByRole('button', { name: 'Publish now' }));
  expect(await screen.findByText('Live, verified')).toBeVisible();
});

it('NAV-03 shows a stored text that cannot be read, says what visitors see, and repairs it', async () => {
  const { user } = await renderNavigation({ unreadableItems: '[{oops' });
  expect(screen.getByText('The site shows the three default items: Blogs, About, Contact.')).toBeVisible();
  expect(json()).toHaveValue('[{oops');
  expect(screen.getByRole('radio', { name: 'Rows' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Repair with the default items' }));
  expect(labels()).toEqual(['Blogs', 'About', 'Contact']);
});

it('NAV-03 follows JSON whenever it is valid, and names the line and column of what is wrong', async () => {
  const { user } = await renderNavigation({ items });
  await user.click(screen.getByRole('radio', { name: 'JSON' }));
  write('[\n  {"label": "X"}\n]');
  expect(screen.getByText('Line 2, column 3: Item 1: Add a link as "href", in quotation marks.')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Rows' })).toBeDisabled();
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
  const text = '[{"label": "X", "href": "/x", "order": 2}, {"label": "W", "href": "/w", "order": 1}]';
  write(text);
  expect(json()).toHaveValue(text);
  await user.click(screen.getByRole('radio', { name: 'Rows' }));
  expect(labels()).toEqual(['W', 'X']);
});

it('goes back to the last valid JSON', async () => {
  const { user } = await renderNavigation({ items });
  await user.click(screen.getByRole('radio', { name: 'JSON' }));
  const valid = json().value;
  write('[{oops');
  await user.click(screen.getByRole('button', { name: 'Back to the last valid text' }));
  expect(json()).toHaveValue(valid);
  await user.click(screen.getByRole('radio', { name: 'Rows' }));
  expect(labels()).toEqual(['Blogs', 'About']);
});

it('says what visitors get without menu items', async () => {
  await renderNavigation({});
  expect(screen.getByText('No custom menu')).toBeVisible();
});
