import { screen, waitFor, within } from '@testing-library/react';
import type { ApiAnswers } from '@20x/kit/testing';
import type { DocumentSummary } from '../api/generated';
import { summaryOf } from '../testing/document-api';
import { postApi } from '../testing/documents';
import { renderAdmin } from '../testing/render-admin';

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
    expect(within(look).getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/admin/blog/a/edit');
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
