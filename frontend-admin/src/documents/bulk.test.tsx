import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { problem, type ApiAnswers } from '@20x/kit/testing';
import type { DocumentSummary } from '../api/generated';
import { summaryOf } from '../testing/document-api';
import { pageSummary, postApi } from '../testing/documents';
import { renderAdmin } from '../testing/render-admin';

interface Refusals {
  /** The ids of posts whose publication is refused. */
  readonly publish?: readonly string[];
}

/** Several posts, what was asked of them, and their tags. */
function posts(ids: readonly string[], fields: Partial<DocumentSummary> = {}, refusals: Refusals = {}) {
  const asked: string[] = [];
  const tags = new Map<string, string[] | null>(ids.map((id) => [id, null]));
  const row = (id: string): DocumentSummary => ({
    ...summaryOf(postApi({ title: `Post ${id}` }, { id }).document),
    ...fields,
  });
  const step = (id: string, name: string, version: number) => async (request: Request) => {
    expect(await request.json()).toMatchObject({ version });
    if (name === 'publish' && refusals.publish?.includes(id)) {
      const errors = [
        { field: 'content.title', message: 'Fill this in.' },
        { field: 'content.excerpt', message: 'Fill this in.' },
      ];
      return problem(422, 'not_publishable', { errors });
    }
    asked.push(`${name} ${id}`);
    return { id, version: version + 1 };
  };
  const answersOf = (id: string): ApiAnswers => ({
    [`/api/admin/documents/${id}/checks`]: {
      version: 1,
      findings: refusals.publish?.includes(id)
        ? [{ rule: 'fields', level: 'block', message: 'Fill this in.', field: 'title' }]
        : [],
    },
    [`/api/admin/documents/${id}/used-by`]: [
      { id: `to-${id}`, title: 'Home page', path: '/', inLive: true, inDraft: true },
    ],
    [`POST /api/admin/documents/${id}/publish`]: step(id, 'publish', 1),
    [`POST /api/admin/documents/${id}/unpublish`]: step(id, 'unpublish', 2),
    [`POST /api/admin/documents/${id}/trash`]: step(id, 'trash', 1),
    [`POST /api/admin/documents/${id}/recover`]: step(id, 'recover', 2),
    [`/api/admin/content/post/${id}`]: () => ({ version: 7, content: { title: `Post ${id}`, tags: tags.get(id) } }),
    [`PUT /api/admin/content/post/${id}/draft`]: async (request: Request) => {
      const { content } = (await request.json()) as { content: { title: string; tags: string[] | null } };
      expect(content.title).toBe(`Post ${id}`);
      tags.set(id, content.tags);
      return { version: 8 };
    },
  });
  const api: Record<string, unknown> = {
    '/api/admin/content/post': { data: ids.map(row), total: ids.length, page: 1, limit: 25, isMore: false },
    '/api/admin/content/post/list/facets': {
      data: [{ field: 'tags', value: 'Metrics', label: 'Metrics', documents: 3 }],
    },
    ...Object.assign({}, ...ids.map(answersOf)),
  };
  return { api, asked, tags };
}

const box = (name: string) => screen.getByRole('checkbox', { name });

async function choose(user: ReturnType<typeof renderAdmin>['user'], action: string) {
  await user.click(screen.getByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

it('selects a range with Shift, and all of the page', async () => {
  const { user } = renderAdmin('/admin/blog', { api: posts(['a', 'b', 'c', 'd']).api });
  await user.click(await screen.findByRole('checkbox', { name: 'Post b' }));
  fireEvent.click(box('Post d'), { shiftKey: true });
  expect(screen.getByRole('checkbox', { name: 'Select all, 3 selected' })).toBePartiallyChecked();
  expect(box('Post a')).not.toBeChecked();
  fireEvent.click(box('Post b'), { shiftKey: true });
  expect(screen.getByRole('checkbox', { name: 'Select all' })).not.toBeChecked();
  await user.click(box('Select all'));
  expect(screen.getByRole('checkbox', { name: 'Select all, 4 selected' })).toBeChecked();
});

it('publishes what has no errors, and names what it could not publish and why', async () => {
  const { api, asked } = posts(['a', 'b', 'c'], {}, { publish: ['b'] });
  const { user } = renderAdmin('/admin/blog', { api });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  await choose(user, 'Publish…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish 3 posts?' }));
  expect(await dialog.findByRole('region', { name: 'Cannot be published yet' })).toHaveTextContent(
    'Post b: Title: Fill this in.',
  );
  await user.click(await dialog.findByRole('button', { name: 'Publish 2 posts' }));
  const outcome = await screen.findByRole('alert');
  expect(outcome).toHaveTextContent('2 posts published. 1 of 3 could not be published.');
  expect(outcome).toHaveTextContent('Post b: Title: Fill this in. (1 more)');
  expect(asked).toEqual(['publish a', 'publish c']);
  expect(screen.getByRole('checkbox', { name: 'Select all' })).not.toBeChecked();
});

it('takes what it has published offline again on Undo, but not what was live before, and keeps the focus near', async () => {
  const { api, asked } = posts(['a', 'b']);
  const [first, second] = (api['/api/admin/content/post'] as { data: DocumentSummary[] }).data;
  const data = [first, { ...second, status: 'changed', publishedAt: '2026-03-04T09:00:00Z' }];
  const list = { data, total: 2, page: 1, limit: 25, isMore: false };
  const { user } = renderAdmin('/admin/blog', { api: { ...api, '/api/admin/content/post': list } });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  await choose(user, 'Publish…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish 2 posts?' }));
  await user.click(await dialog.findByRole('button', { name: 'Publish 2 posts' }));
  const outcome = async (words: string) => {
    const banner = (await screen.findByText(words)).closest('[role="status"]');
    await waitFor(() => expect(banner).toHaveFocus());
  };
  await outcome('2 posts published.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await outcome('1 post put back.');
  expect(asked).toEqual(['publish a', 'publish b', 'unpublish a']);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it.each([
  [['a'], 1, 'It is live and will be unpublished at once. You can recover it for 30 days.'],
  [['a', 'b', 'c'], 1, '1 of 3 is live and will be unpublished at once. You can recover them for 30 days.'],
  [['a', 'b', 'c'], 2, '2 of 3 are live and will be unpublished at once. You can recover them for 30 days.'],
  [['a', 'b'], 2, 'They are live and will be unpublished at once. You can recover them for 30 days.'],
])('says which of %s are live when %d are moved to the trash', async (ids, live, words) => {
  const { api } = posts(ids);
  const { data } = api['/api/admin/content/post'] as { data: DocumentSummary[] };
  const rows = data.map((row, index) => ({ ...row, publishedAt: index < live ? '2026-03-04T09:00:00Z' : null }));
  const list = { data: rows, total: ids.length, page: 1, limit: 25, isMore: false };
  const { user } = renderAdmin('/admin/blog', { api: { ...api, '/api/admin/content/post': list } });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  await choose(user, 'Move to trash');
  expect(await screen.findByText(words)).toBeVisible();
  expect(await screen.findAllByText(/^One place links to “Post/)).toHaveLength(live);
});

it('exports one post or the chosen ones in any format, and no page', async () => {
  const exported: string[] = [];
  const refuse = ({ url }: Request) => {
    exported.push(decodeURIComponent(new URL(url).search));
    return problem(400, 'invalid_input', { detail: 'There are no posts with these ids.' });
  };
  const { api } = posts(['a', 'b', 'c']);
  const pages = { data: [pageSummary()], total: 1, page: 1, limit: 25, isMore: false };
  const { user, unmount } = renderAdmin('/admin/blog', { api: { ...api, '/api/admin/blog-export': refuse } });
  await user.click(await screen.findByRole('button', { name: 'Actions for Post b' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Export as HTML' }));
  expect(await screen.findByText('There are no posts with these ids.')).toBeVisible();
  await user.click(box('Post a'));
  await user.click(box('Post c'));
  await choose(user, 'Export as Markdown');
  await waitFor(() => {
    expect(exported).toEqual(['?format=html&ids=b', '?format=markdown&ids=a,c']);
  });
  unmount();
  renderAdmin('/admin/pages', { api: { '/api/admin/content/page': pages } });
  await user.click(await screen.findByRole('button', { name: 'Actions for Night shifts' }));
  expect(await screen.findByRole('menuitem', { name: 'Duplicate' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: /^Export/ })).toBeNull();
});

it('moves live posts to the trash after a question, and undoes it with their publication', async () => {
  const { api, asked } = posts(['a', 'b'], { status: 'published', publishedAt: '2026-03-04T09:00:00Z' });
  api['POST /api/admin/documents/a/publish'] = async () => {
    asked.push('publish a');
    return { id: 'a', version: 4 };
  };
  const { user } = renderAdmin('/admin/blog', { api });
  await user.click(await screen.findByRole('checkbox', { name: 'Post a' }));
  await choose(user, 'Move to trash');
  const dialog = within(await screen.findByRole('dialog', { name: 'Move 1 post to the trash?' }));
  await user.click(dialog.getByRole('button', { name: 'Move to trash' }));
  expect(await screen.findByText('1 post moved to the trash.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('1 post put back.')).toBeVisible();
  expect(asked).toEqual(['trash a', 'recover a', 'publish a']);
});

it('adds a tag to the drafts, and takes it away again on Undo', async () => {
  const { api, tags } = posts(['a', 'b']);
  tags.set('b', ['metrics', 'Overtime']);
  const { user } = renderAdmin('/admin/blog', { api });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  await choose(user, 'Add tag…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a tag to 2 posts' }));
  await user.type(dialog.getByLabelText('Tag'), 'Metr');
  await user.click(await screen.findByRole('option', { name: 'Metrics' }));
  await user.click(dialog.getByRole('button', { name: 'Add tag' }));
  expect(await screen.findByText('2 posts changed.')).toBeVisible();
  expect([...tags.values()]).toEqual([['Metrics'], ['metrics', 'Overtime']]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => {
    expect(tags.get('a')).toBeNull();
  });
});

it('stops when it is canceled, and says how far it came', async () => {
  const { api, asked } = posts(['a', 'b', 'c']);
  let goOn = () => {};
  api['POST /api/admin/documents/a/trash'] = async () => {
    await new Promise<void>((resolve) => {
      goOn = resolve;
    });
    asked.push('trash a');
    return { id: 'a', version: 2 };
  };
  const { user } = renderAdmin('/admin/blog', { api });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
  await choose(user, 'Move to trash');
  expect(await screen.findByText('Moving 1 of 3…')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  goOn();
  expect(await screen.findByText('1 post moved to the trash. You canceled the rest.')).toBeVisible();
  expect(asked).toEqual(['trash a']);
});

it('offers no publication to those who may not publish', async () => {
  const user = { id: 'u', username: 'eve', permissions: ['post:edit'] };
  const view = renderAdmin('/admin/blog', { api: posts(['a']).api, session: { status: 'authenticated', user } });
  await view.user.click(await screen.findByRole('checkbox', { name: 'Post a' }));
  await view.user.click(screen.getByRole('button', { name: 'Actions' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Add tag…',
    'Remove tag…',
    'Export as Markdown',
    'Export as HTML',
  ]);
});
