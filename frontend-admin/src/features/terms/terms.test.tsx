import { problem } from '@20x/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderAdmin } from '../../testing/render-admin';
import type { EditedTerm } from '../../api/generated';

const term = (id: string, name: string, posts: number, more: Partial<EditedTerm> = {}): EditedTerm => ({
  ...{ id, kind: 'tag', slug: name.toLowerCase(), name, description: null, posts, aliases: [] },
  ...more,
});
const pay = term('a', 'Pay', 2);
const wages = term('b', 'Wages', 1, { aliases: ['salary'] });
const unused = term('c', 'Unused', 0);

function terms(more: Record<string, unknown> = {}) {
  const asked: { readonly call: string; readonly body: unknown }[] = [];
  const keep = (answer: unknown) => async (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname.replace('/api/admin/', '')}`;
    asked.push({ call, body: request.method === 'DELETE' ? null : await request.json() });
    return answer;
  };
  const api = {
    '/api/admin/terms': { data: [pay, wages, unused], total: 3, page: 1, limit: 50 },
    'PUT /api/admin/terms/a': keep(pay),
    'POST /api/admin/terms/b/merge': keep(pay),
    'DELETE /api/admin/terms/c': keep(undefined),
    ...more,
  };
  return { api, asked };
}

it('lists tags with their posts, reached from the list of posts', async () => {
  const { api } = terms({
    '/api/admin/content/post': { data: [], total: 0, page: 1, limit: 25, isMore: false },
  });
  const { user } = renderAdmin('/admin/blog', { api });
  await user.click(await screen.findByRole('link', { name: 'Categories & tags' }));
  const row = await screen.findByRole('row', { name: /Pay/ });
  expect(within(row).getByText('/blog/tag/pay')).toBeVisible();
  expect(within(row).getByText('2 posts')).toBeVisible();
});

it('renames a tag, and shows at the field why it cannot be', async () => {
  const { api } = terms();
  const message = 'The tag “Wages” has this name. Merge the two instead.';
  const answers = [problem(409, 'conflict', { errors: [{ field: 'name', message }] }), pay];
  const { user } = renderAdmin('/admin/blog/terms?open=a', {
    api: { ...api, 'PUT /api/admin/terms/a': () => answers.shift() },
  });
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Wages');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(message)).toBeVisible();
  await user.type(name, ' and pay');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Visitors see the change now.')).toBeVisible();
});

it('merges a tag after saying what changes', async () => {
  const { api, asked } = terms();
  const left = { data: [pay, unused], total: 2, page: 1, limit: 50 };
  const list = () => (asked.length > 0 ? left : api['/api/admin/terms']);
  const { user } = renderAdmin('/admin/blog/terms?open=b', { api: { ...api, '/api/admin/terms': list } });
  expect(await screen.findByText('Earlier addresses that lead here: salary')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Merge into another tag' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Merge' })).toBeDisabled();
  await user.click(dialog.getByRole('combobox'));
  await user.click(await screen.findByRole('option', { name: 'Pay' }));
  expect(dialog.getByRole('status')).toHaveTextContent('1 post will show “Pay” instead.');
  await user.click(dialog.getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(asked).toEqual([{ call: 'POST terms/b/merge', body: { into: 'a' } }]));
  expect(await screen.findByText('Wages is Pay now.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('row', { name: /Wages/ })).toBeNull());
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it('deletes only what no post uses', async () => {
  const { api, asked } = terms();
  const { user } = renderAdmin('/admin/blog/terms?open=c', { api });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(asked).toEqual([{ call: 'DELETE terms/c', body: null }]));
});
