import { screen, waitFor, within } from '@testing-library/react';
import { problem, type ApiAnswers } from '@20x/kit/testing';
import type { DocumentSummary } from '../api/generated';
import { summaryOf } from '../testing/document-api';
import { postApi } from '../testing/documents';
import { admin, renderAdmin } from '../testing/render-admin';

const post = (id: string, fields: Partial<DocumentSummary> = {}): DocumentSummary => ({
  ...summaryOf(postApi({ title: `Post ${id}` }, { id }).document),
  slug: `post-${id}`,
  path: `/blog/post-${id}`,
  ...fields,
});

/** Lists these posts, and remembers what the list was asked for. */
function listing(posts: readonly DocumentSummary[], more: ApiAnswers = {}) {
  const asked: string[] = [];
  const api: ApiAnswers = {
    '/api/admin/content/post': (request: Request) => {
      asked.push(decodeURIComponent(new URL(request.url).search));
      return { data: posts, total: posts.length, page: 1, limit: 25, isMore: false };
    },
    '/api/admin/content/post/list/facets': {
      data: [
        { field: 'tags', value: 'Metrics', label: 'Metrics', documents: 3 },
        { field: 'tags', value: 'Night shifts', label: 'Night shifts', documents: 1 },
        { field: 'category', value: 'News, and more', label: 'News, and more', documents: 2 },
      ],
    },
    ...more,
  };
  return { asked, api };
}

describe('the list of posts', () => {
  it('shows what a post is about, who wrote it and when it went live', async () => {
    const facets = [
      { field: 'category', value: 'News', label: 'News' },
      { field: 'tags', value: 'Metrics', label: 'Metrics' },
      { field: 'tags', value: 'Night shifts', label: 'Night shifts' },
      { field: 'authors', value: 'Ana Silva', label: 'Ana Silva' },
    ];
    const { api } = listing([post('a', { facets, status: 'published', publishedAt: '2026-03-04T09:00:00Z' })]);
    renderAdmin('/admin/blog', { api });
    const row = await screen.findByRole('row', { name: /Post a/ });
    expect(within(row).getByText('News · Metrics, Night shifts')).toBeVisible();
    expect(within(row).getByRole('cell', { name: 'Ana Silva' })).toBeVisible();
    expect(within(row).getByRole('cell', { name: /^4 Mar/ })).toBeVisible();
  });

  it('marks and lists the posts that are due for review', async () => {
    const { api, asked } = listing([post('a', { isDue: true }), post('b')]);
    const { user } = renderAdmin('/admin/blog', { api });
    expect(within(await screen.findByRole('row', { name: /Post a/ })).getByText('Review due')).toBeVisible();
    expect(within(screen.getByRole('row', { name: /Post b/ })).queryByText('Review due')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Review due' }));
    await waitFor(() => expect(asked.at(-1)).toContain('due=true'));
  });

  it('counts the problems of every draft, and shows the list when they cannot be counted', async () => {
    const counts = [
      { id: 'a', errors: 2, warnings: 1 },
      { id: 'b', errors: 0, warnings: 0 },
    ];
    const asked: (string | null)[] = [];
    const { api } = listing([post('a'), post('b')], {
      '/api/admin/check-counts': ({ url }: Request) => {
        asked.push(new URL(url).searchParams.get('ids'));
        return { data: counts };
      },
    });
    const { unmount } = renderAdmin('/admin/blog', { api });
    const row = await screen.findByRole('row', { name: /Post a/ });
    expect(await within(row).findByText('2 errors, 1 warning')).toBeVisible();
    expect(within(screen.getByRole('row', { name: /Post b/ })).getByText('No problems')).toBeVisible();
    expect(asked).toEqual(['a,b']);
    unmount();
    renderAdmin('/admin/blog', {
      api: { ...api, '/api/admin/check-counts': () => new Response(null, { status: 503 }) },
    });
    expect(await screen.findByRole('row', { name: /Post a/ })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('filters and sorts by what the address says, and says so when nothing is found', async () => {
    const { api, asked } = listing([]);
    renderAdmin('/admin/blog?tags=Metrics&category=News%2C+and+more&find=roster&sort=title', { api });
    expect(
      await screen.findByText(
        'None of these blog posts has the category “News, and more” and the tag “Metrics” and “roster” in its title or address.',
      ),
    ).toBeVisible();
    expect(asked).toEqual([
      expect.stringMatching(/search=roster.*facets=category:News%2C%20and%20more,tags:Metrics.*sort=title/),
    ]);
    for (const link of screen.getAllByRole('link', { name: 'Clear filters' })) {
      expect(link).toHaveAttribute('href', '/admin/blog?sort=title');
    }
  });

  it('calls a chosen author by name', async () => {
    const value = 'doc:11111111-1111-4111-8111-111111111111';
    const { api } = listing([], {
      '/api/admin/content/post/list/facets': {
        data: [{ field: 'authors', value, label: 'Ana Silva', documents: 1 }],
      },
    });
    renderAdmin(`/admin/blog?authors=${encodeURIComponent(value)}`, { api });
    expect(await screen.findByText('None of these blog posts has the author “Ana Silva”.')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Filter by author' })).toHaveValue('Ana Silva');
  });

  it('offers the values that posts have, and keeps the choice in the address', async () => {
    const { api, asked } = listing([post('a')]);
    const { user } = renderAdmin('/admin/blog?show=draft&page=2', { api });
    await user.click(await screen.findByRole('combobox', { name: 'Filter by tag' }));
    expect(await screen.findByRole('option', { name: /Night shifts/ })).toBeVisible();
    await user.click(screen.getByRole('option', { name: /Metrics/ }));
    await waitFor(() => {
      expect(asked.at(-1)).toMatch(/status=draft.*facets=tags:Metrics/);
    });
    expect(asked.at(-1)).toContain('page=1');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Last published');
    await waitFor(() => {
      expect(asked.at(-1)).toMatch(/facets=tags:Metrics.*sort=published/);
    });
    await user.click(screen.getByRole('link', { name: 'Clear filters' }));
    await waitFor(() => {
      expect(asked.at(-1)).not.toContain('facets');
    });
  });
});

describe('the quick look', () => {
  const { api } = listing([post('a', { cover: '/a.webp' }), post('b'), post('c')], {
    ...Object.fromEntries(
      ['a', 'b', 'c'].flatMap((id) => [
        [`/api/admin/content/post/${id}`, { version: 1, content: { excerpt: `Excerpt ${id}` } }],
        [
          `/api/admin/documents/${id}/checks`,
          {
            version: 1,
            findings: [
              { rule: 'fields', level: 'block', field: 'title', message: 'Fill this in.' },
              { rule: 'h1', level: 'pass', field: null, message: 'One heading.' },
            ],
          },
        ],
      ]),
    ),
  });

  it('opens with Space, goes along with the rows, and closes with Escape', async () => {
    const { user } = renderAdmin('/admin/blog', { api });
    (await screen.findByRole('link', { name: 'Post a' })).focus();
    await user.keyboard(' ');
    const look = await screen.findByRole('region', { name: 'Quick look' });
    expect(within(look).getByRole('heading', { name: 'Post a' })).toBeVisible();
    expect(await within(look).findByText('Excerpt a')).toBeVisible();
    expect(await within(look).findByText('Error: Title: Fill this in.')).toBeVisible();
    expect(within(look).queryByText('One heading.')).not.toBeInTheDocument();
    expect(within(look).getByRole('link', { name: 'Simple editor' })).toHaveAttribute('href', '/admin/blog/a/edit');
    await user.keyboard('{ArrowDown}');
    expect(await within(look).findByText('Excerpt b')).toBeVisible();
    await user.keyboard('j');
    expect(await within(look).findByText('Excerpt c')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Post c' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('region', { name: 'Quick look' })).not.toBeInTheDocument();
    });
    await user.keyboard('x');
    expect(screen.getByRole('checkbox', { name: 'Post c' })).toBeChecked();
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveTextContent('Select the row');
  });

  it('opens from the menu of a row', async () => {
    const { user } = renderAdmin('/admin/blog', { api });
    await user.click(await screen.findByRole('button', { name: 'Actions for Post b' }));
    const item = await screen.findByRole('menuitem', { name: 'Quick look' });
    expect(item).toHaveAttribute('href', '/admin/blog?open=b');
    expect(screen.getByRole('menuitem', { name: 'Simple editor' })).toBeVisible();
    expect(screen.getByRole('menuitem', { name: 'Advanced editor' })).toHaveAttribute(
      'href',
      '/admin/blog/b/edit-advanced',
    );
    await user.click(item);
    expect(await screen.findByText('Excerpt b')).toBeVisible();
  });

  it('says when its post is not on the page', async () => {
    renderAdmin('/admin/blog?open=z', { api });
    expect(await screen.findByRole('heading', { name: 'This post is not on this page of the list' })).toBeVisible();
  });
});

describe('the list of features', () => {
  const feature = (index: number, fields: Partial<DocumentSummary> = {}): DocumentSummary => ({
    ...post(`f${index}`),
    type: 'feature',
    title: `Feature ${index}`,
    path: `/features/f${index}`,
    icon: 'board',
    inMenu: true,
    publishedAt: '2026-03-04T09:00:00Z',
    ...fields,
  });
  const features = Array.from({ length: 14 }, (_, index) => feature(index + 1, { inMenu: index !== 1 }));

  /** A server that keeps an order, and what it was asked to move. */
  function ordered(rows: readonly DocumentSummary[], more: ApiAnswers = {}) {
    const moves: object[] = [];
    let list = [...rows];
    const place = async (request: Request) => {
      const id = new URL(request.url).pathname.split('/').at(-2);
      const body = (await request.json()) as { after: string | null };
      moves.push({ id, ...body });
      const row = list.find((one) => one.id === id)!;
      list = list.filter((one) => one !== row);
      list.splice(list.findIndex((one) => one.id === body.after) + 1, 0, row);
      return row;
    };
    const api: ApiAnswers = {
      '/api/admin/content/feature': () => ({ data: list, total: list.length, page: 1, limit: 100, isMore: false }),
      ...Object.fromEntries(rows.map(({ id }) => [`PUT /api/admin/documents/${id}/place`, place])),
      ...more,
    };
    return { moves, api };
  }
  const titles = () => screen.getAllByRole('link', { name: /^Feature \d/ }).map((link) => link.dataset.row);

  it('moves a feature by keys, and keeps the focus on it', async () => {
    const { api, moves } = ordered(features.slice(0, 4));
    const { user } = renderAdmin('/admin/features', { api });
    const link = await screen.findByRole('link', { name: /^Feature 1\b/ });
    link.focus();
    await user.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
    expect(titles()).toEqual(['f2', 'f3', 'f1', 'f4']);
    expect(link).toHaveFocus();
    expect(screen.getByText('Moved to position 3 of 4.')).toBeInTheDocument();
    await waitFor(() => {
      expect(moves).toEqual([
        { id: 'f1', after: 'f2', before: 'f3' },
        { id: 'f1', after: 'f3', before: 'f4' },
      ]);
    });
    await user.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveTextContent('Move the row up');
  });

  it('moves a feature from its menu, which offers no step past the end', async () => {
    const { api, moves } = ordered(features.slice(0, 3));
    const { user } = renderAdmin('/admin/features', { api });
    await user.click(await screen.findByRole('button', { name: 'Actions for Feature 3' }));
    expect(await screen.findByRole('menuitem', { name: 'Move up' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Move down' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('menuitem', { name: 'Move up' }));
    expect(titles()).toEqual(['f1', 'f3', 'f2']);
    await waitFor(() => {
      expect(moves).toEqual([{ id: 'f3', after: 'f1', before: 'f2' }]);
    });
  });

  it('takes a refused move back and says why', async () => {
    const detail = 'The list has changed since you loaded it. Load it again, then repeat the move.';
    const { api } = ordered(features.slice(0, 3), {
      'PUT /api/admin/documents/f1/place': problem(409, 'conflict', { detail }),
    });
    const { user } = renderAdmin('/admin/features', { api });
    (await screen.findByRole('link', { name: /^Feature 1\b/ })).focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(await screen.findByText(detail)).toBeVisible();
    await waitFor(() => {
      expect(titles()).toEqual(['f1', 'f2', 'f3']);
    });
  });

  it('draws a line where the menu is full, without those that menus do not list', async () => {
    const { api } = ordered(features);
    renderAdmin('/admin/features', { api });
    const line = await screen.findByRole('row', { name: 'The menu shows the first 12' });
    const rows = screen.getAllByRole('row');
    expect(rows[rows.indexOf(line) - 1]).toHaveAccessibleName(/Feature 13/);
    expect(
      within(screen.getByRole('row', { name: /Feature 2\b/ })).getByRole('cell', { name: 'Not listed' }),
    ).toBeVisible();
  });

  it('offers no order while some are filtered out, and none to those who may not publish', async () => {
    const { api, moves } = ordered(features.slice(0, 3));
    const { user, unmount } = renderAdmin('/admin/features?find=feature', { api });
    (await screen.findByRole('link', { name: /^Feature 1\b/ })).focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    unmount();
    const permissions = admin.permissions.filter((permission) => permission !== 'feature:publish');
    const other = renderAdmin('/admin/features', {
      api,
      session: { status: 'authenticated', user: { ...admin, permissions } },
    });
    (await screen.findByRole('link', { name: /^Feature 1\b/ })).focus();
    await other.user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(titles()).toEqual(['f1', 'f2', 'f3']);
    expect(moves).toEqual([]);
  });
});
