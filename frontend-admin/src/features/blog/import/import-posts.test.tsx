import { problem } from '@20x/kit/testing';
import { screen, within } from '@testing-library/react';
import type { BlogImport, BlogImportItem } from '../../../api/generated';
import { renderAdmin } from '../../../testing/render-admin';

const item = (position: number, title: string, more: Partial<BlogImportItem> = {}): BlogImportItem => ({
  ...{ position, title, action: 'create', reason: null, warnings: [], path: `/blog/${position}`, redirectsFrom: [] },
  ...{ wasPublished: false, isPublishable: true, isDone: false, isPublished: false, documentId: null },
  ...more,
});
const checked: BlogImport = {
  ...{ id: 'a', fileName: 'blog.xml', state: 'checked', failure: null, createdBy: 'ana', finishedAt: null },
  ...{ createdAt: '2026-11-23T08:00:00Z', problems: ['Only posts are imported. Left out: 1 page.'] },
  items: [
    item(1, 'First', {
      wasPublished: true,
      redirectsFrom: ['/old/first'],
      warnings: ['An image is on old.example.'],
    }),
    item(2, 'Second', { action: 'refuse', reason: 'It has 300 sections.', path: null }),
  ],
};

const api = {
  'POST /api/admin/blog-import': checked,
  '/api/admin/blog-import': { data: [] },
  '/api/admin/blog-import/a': checked,
};
const choose = async (user: ReturnType<typeof renderAdmin>['user'], file: File) => {
  await screen.findByRole('button', { name: 'Choose a file' });
  await user.upload(document.querySelector<HTMLInputElement>('input[type="file"]')!, file);
};
const xml = new File(['<rss/>'], 'blog.xml', { type: 'text/xml' });

it('is reached from the list of posts', async () => {
  const list = { data: [], total: 0, page: 1, limit: 25, isMore: false };
  const { user } = renderAdmin('/admin/blog', { api: { ...api, '/api/admin/content/post': list } });
  await user.click(await screen.findByRole('link', { name: 'Import' }));
  expect(await screen.findByRole('heading', { name: 'Import posts' })).toBeVisible();
  expect(screen.getByText('At most 20 MB and 2,000 posts')).toBeVisible();
});

it('has an export beside it, which says why it failed', async () => {
  const list = { data: [], total: 0, page: 1, limit: 25, isMore: false };
  const asked: string[] = [];
  const refusal = ({ url }: Request) => {
    asked.push(new URL(url).search);
    return problem(503, 'unavailable', { detail: 'The database is away.' });
  };
  const { user } = renderAdmin('/admin/blog', {
    api: { ...api, '/api/admin/content/post': list, '/api/admin/blog-export': refusal },
  });
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  expect(await screen.findByRole('menuitem', { name: 'All as Markdown' })).toBeVisible();
  await user.click(screen.getByRole('menuitem', { name: 'All as HTML' }));
  expect(asked).toEqual(['?format=html']);
  expect(await screen.findByText('The database is away.')).toBeVisible();
});

it('shows what would happen, then starts the import as chosen and shows how far it is', async () => {
  const asked: unknown[] = [];
  const running: BlogImport = {
    ...checked,
    state: 'running',
    items: [item(1, 'First', { isDone: true }), item(2, 'Second')],
  };
  const answers = [checked, running];
  const { user } = renderAdmin('/admin/blog/import', {
    api: {
      ...api,
      '/api/admin/blog-import/a': () => (asked.length > 0 ? answers[1] : answers[0]),
      'POST /api/admin/blog-import/a/run': async (request: Request) => {
        asked.push(await request.json());
        return running;
      },
    },
  });
  await choose(user, xml);
  expect(await screen.findByText('2 posts: 1 to import, 1 cannot be imported.')).toBeVisible();
  const row = screen.getByRole('row', { name: /First/ });
  expect(within(row).getByText('New draft')).toBeVisible();
  expect(within(row).getByText('An image is on old.example.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Not imported (1)' }));
  expect(screen.queryByRole('row', { name: /First/ })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Publish the 1 post that was published before' }));
  await user.click(screen.getByRole('checkbox', { name: 'Redirect the old address' }));
  await user.click(screen.getByRole('button', { name: 'Import 1 post' }));
  expect(await screen.findByText(/^Imported 1 of 2\./)).toBeVisible();
  expect(asked).toEqual([{ publish: true, redirects: false, fetchImages: true }]);
});

it('offers to publish only posts that can be published, and says why the others cannot', async () => {
  const items = [
    item(1, 'First', { wasPublished: true }),
    item(2, 'Second', {
      wasPublished: true,
      isPublishable: false,
      warnings: ['Not ready to publish. Title: Fill this in.'],
    }),
    item(3, 'Third', { wasPublished: true, isPublishable: false }),
  ];
  let answer = { ...checked, items };
  const { user } = renderAdmin('/admin/blog/import', { api: { ...api, '/api/admin/blog-import/a': () => answer } });
  await choose(user, xml);
  expect(await screen.findByRole('checkbox', { name: 'Publish the 1 post that was published before' })).toBeVisible();
  expect(screen.getByText(/^2 posts that were published before have errors, so they become drafts\. /)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Not ready (2)' }));
  expect(screen.queryByRole('row', { name: /First/ })).toBeNull();
  expect(within(screen.getByRole('row', { name: /Second/ })).getByText(/^Not ready to publish\./)).toBeVisible();
  answer = { ...checked, items: items.slice(1, 2) };
  await user.click(screen.getByRole('link', { name: 'Choose another file' }));
  await choose(user, xml);
  expect(
    await screen.findByText(/^One post that was published before has errors, so it becomes a draft\. /),
  ).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /^Publish/ })).toBeNull();
});

it('keeps the focus where the import goes on', async () => {
  let state: BlogImport['state'] = 'checked';
  let answer: unknown = problem(409, 'conflict', { detail: 'This import was started before.' });
  const { user } = renderAdmin('/admin/blog/import', {
    api: {
      ...api,
      '/api/admin/blog-import/a': () => ({ ...checked, state }),
      'POST /api/admin/blog-import/a/run': () => answer,
      'POST /api/admin/blog-import/a/cancel': () => {
        state = 'canceled';
        return { ...checked, state };
      },
    },
  });
  expect(await screen.findByRole('button', { name: 'Choose a file' })).toHaveFocus();
  await choose(user, xml);
  const heading = () => screen.findByRole('heading', { name: 'blog.xml' });
  expect(await heading()).toHaveFocus();
  await user.click(await screen.findByRole('button', { name: 'Import 1 post' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(document.body).not.toHaveFocus();
  state = 'running';
  answer = { ...checked, state };
  await user.click(screen.getByRole('button', { name: 'Import 1 post' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel import' }));
  expect(await screen.findByText('The import was canceled')).toBeVisible();
  expect(await heading()).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Import another file' }));
  expect(await screen.findByRole('button', { name: 'Choose a file' })).toHaveFocus();
});

it('cancels an import that runs, and lists what was imported before', async () => {
  const items = [item(1, 'First', { isDone: true, documentId: 'd' }), item(2, 'Second'), item(3, 'Third')];
  let state: BlogImport['state'] = 'running';
  const { user } = renderAdmin('/admin/blog/import?id=a', {
    api: {
      ...api,
      '/api/admin/blog-import/a': () => ({ ...checked, state, items }),
      'POST /api/admin/blog-import/a/cancel': () => {
        state = 'canceled';
        return { ...checked, state, items };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel import' }));
  expect(await screen.findByText('The import was canceled')).toBeVisible();
  expect(screen.getByText(/^3 posts: 1 imported, 2 not imported\. To continue, import the file again\./)).toBeVisible();
  expect(within(screen.getByRole('row', { name: /First/ })).getByText('Draft created')).toBeVisible();
  expect(within(screen.getByRole('row', { name: /Third/ })).getByText('Not imported')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Not imported (2)' }));
  expect(screen.queryByRole('row', { name: /First/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Cancel import' })).toBeNull();
});

it('says why an import was not canceled', async () => {
  const refusal = problem(409, 'conflict', { detail: 'This import is not running.' });
  const { user } = renderAdmin('/admin/blog/import?id=a', {
    api: {
      ...api,
      '/api/admin/blog-import/a': { ...checked, state: 'running' },
      'POST /api/admin/blog-import/a/cancel': refusal,
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel import' }));
  expect(await screen.findByText('This import is not running.')).toBeVisible();
});

it('calls a canceled import so in the list of recent ones', async () => {
  renderAdmin('/admin/blog/import', {
    api: { ...api, '/api/admin/blog-import': { data: [{ ...checked, state: 'canceled' }] } },
  });
  expect(await screen.findByText(/^Canceled · /)).toBeVisible();
});

it('shows what became of the posts, with links to them', async () => {
  const done = item(1, 'First', { isDone: true, documentId: 'd', isPublished: true });
  renderAdmin('/admin/blog/import?id=a', {
    api: { ...api, '/api/admin/blog-import/a': { ...checked, state: 'done', items: [done] } },
  });
  expect(await screen.findByText('1 post: 1 imported.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'First' })).toHaveAttribute('href', '/admin/blog/d/edit');
  expect(screen.getByText('Published')).toBeVisible();
});

it('says at the file why it cannot be taken', async () => {
  const refusal = problem(400, 'invalid_input', { detail: 'This XML is not an export of WordPress.' });
  const { user } = renderAdmin('/admin/blog/import', { api: { ...api, 'POST /api/admin/blog-import': refusal } });
  await choose(user, xml);
  expect(await screen.findByText('This XML is not an export of WordPress.')).toBeVisible();
  await choose(user, new File([''], 'empty.md'));
  expect(await screen.findByText('The file is empty.')).toBeVisible();
});
