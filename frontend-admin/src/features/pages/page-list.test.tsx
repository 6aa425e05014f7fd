import { screen, waitFor, within } from '@testing-library/react';
import { problem, type ApiAnswers } from '@20x/kit/testing';
import type { DocumentSummary } from '../../api/generated';
import { pageApi, pageSummary } from '../../testing/documents';
import { linkAnswers } from '../../testing/link-answers';
import { renderAdmin } from '../../testing/render-admin';

function pagesWith(...list: readonly DocumentSummary[]) {
  const pages = pageApi({});
  pages.list = [...list];
  return pages;
}

async function renderList(search = '', pages = pagesWith(pageSummary()), api: ApiAnswers = {}) {
  const rendered = renderAdmin(`/admin/pages${search}`, { api: { ...pages.answers, ...api } });
  await screen.findByRole('table', { name: 'Pages' });
  return { ...rendered, pages };
}
const row = (title: string) => screen.getByRole('row', { name: new RegExp(title) });

describe('page list', () => {
  it('shows title, address, state and author, and leads to the editor', async () => {
    await renderList();
    expect(within(row('Night shifts')).getByText('/night-shifts')).toBeVisible();
    expect(within(row('Night shifts')).getByText('Published')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Night shifts' })).toHaveAttribute('href', '/admin/pages/p1');
  });

  it('says of a live page that goes offline by itself both, and when', async () => {
    await renderList('', pagesWith(pageSummary({ unpublishAt: '2099-03-03T12:00:00.000Z' })));
    expect(within(row('Night shifts')).getByText('Published, scheduled')).toBeVisible();
    expect(within(row('Night shifts')).getByText(/^Goes offline 3 Mar 2099/)).toBeVisible();
  });

  it('holds the home page and the legal texts too, with their form and visual editor and no copies', async () => {
    const home = { type: 'home-content', path: '/', slug: 'home', title: 'home', fixed: true } as const;
    const { user, pages } = await renderList('', pagesWith(pageSummary(), pageSummary({ id: 'h1', ...home })));
    expect(new URLSearchParams(pages.queries[0]).get('also')).toBe('home-content,legal');
    expect(screen.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/admin/home');
    expect(within(row('Home page')).getByText('Published')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Actions for Home page' }));
    expect(await screen.findByRole('menuitem', { name: 'Form' })).toHaveAttribute('href', '/admin/home');
    expect(screen.getByRole('menuitem', { name: 'Visual editor' })).toHaveAttribute('href', '/admin/home-visual');
    expect(screen.queryByRole('menuitem', { name: 'Duplicate' })).not.toBeInTheDocument();
  });

  it('asks for the filter and the words of the address, and looks for words when typing pauses', async () => {
    const { user, pages } = await renderList('?show=trash&find=night');
    expect(pages.queries).toEqual([expect.stringContaining('search=night')]);
    expect(pages.queries[0]).toContain('status=trash');
    const field = screen.getByRole('searchbox');
    expect(field).toHaveValue('night');
    await user.clear(field);
    await user.type(field, 'day');
    await waitFor(() => {
      expect(pages.queries.at(-1)).toContain('search=day');
    });
  });

  it('asks before visitors lose a page, and not before a draft goes', async () => {
    const pages = pagesWith(
      pageSummary(),
      pageSummary({ id: 'p2', title: 'Draft', publishedAt: null, status: 'draft' }),
    );
    const { user } = await renderList('', pages);
    await user.click(screen.getByRole('button', { name: 'Actions for Night shifts' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move to trash…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Move “Night shifts” to the trash?' });
    expect(pages.actions).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Move to trash' }));
    await waitFor(() => {
      expect(pages.actions).toEqual(['trash']);
    });
    expect(await screen.findByText('Moved to the trash')).toBeVisible();
    expect(pages.queries.length).toBeGreaterThan(1);
  });

  it('asks what visitors of a removed page find: that it is gone, or another page', async () => {
    const pages = pagesWith(pageSummary());
    const sent: unknown[] = [];
    const api: ApiAnswers = {
      ...linkAnswers,
      'POST /api/admin/documents/p1/trash': async (request: Request) => {
        sent.push(await request.json());
        return problem(412, 'edit_conflict', { detail: 'Someone else has changed this page.' });
      },
    };
    const { user } = await renderList('', pages, api);
    const asked = async () => {
      await user.click(screen.getByRole('button', { name: 'Actions for Night shifts' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Move to trash…' }));
      return within(await screen.findByRole('dialog', { name: 'Move “Night shifts” to the trash?' }));
    };
    let dialog = await asked();
    expect(dialog.getByRole('radio', { name: /^The page is gone/ })).toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Move to trash' }));
    expect(await screen.findByText('Nothing changed')).toBeVisible();
    dialog = await asked();
    await user.click(dialog.getByRole('radio', { name: /^Another page/ }));
    expect(dialog.getByRole('button', { name: 'Move to trash' })).toBeDisabled();
    await user.type(dialog.getByRole('textbox', { name: 'New address' }), '/pricing');
    expect(await dialog.findByText('Leads to “Pricing”')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Move to trash' }));
    await waitFor(() => {
      expect(sent).toEqual([
        { version: 1, gone: true },
        { version: 1, redirectTo: '/pricing' },
      ]);
    });
  });

  it('offers no trash for parts of the site', async () => {
    const pages = pagesWith(pageSummary({ fixed: true }));
    const { user } = await renderList('', pages);
    await user.click(screen.getByRole('button', { name: 'Actions for Night shifts' }));
    expect(await screen.findByRole('menuitem', { name: 'Duplicate' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: /trash/ })).not.toBeInTheDocument();
  });

  it('is read again when the answer to an action crosses that of another list', async () => {
    const pages = pagesWith(pageSummary({ deletedAt: '2026-11-20T12:04:00Z', publishedAt: null, status: 'trash' }));
    const [acting, listing] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    const recovery = 'POST /api/admin/documents/p1/recover';
    const { user } = await renderList('?show=trash', pages, {
      [recovery]: async (request: Request) => {
        await acting.promise;
        return (pages.answers[recovery] as (request: Request) => unknown)(request);
      },
      '/api/admin/content/page': async ({ url }: Request) => {
        if (url.includes('status=trash')) return { data: pages.list, total: 1, page: 1, limit: 25 };
        const data = pages.actions.includes('recover') ? [pageSummary()] : [];
        if (data.length === 0) await listing.promise;
        return { data, total: data.length, page: 1, limit: 25 };
      },
    });
    await user.click(screen.getByRole('button', { name: 'Actions for Night shifts' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Recover' }));
    await user.click(screen.getByRole('link', { name: 'All' }));
    acting.resolve(undefined);
    expect(await screen.findByText('Recovered')).toBeVisible();
    listing.resolve(undefined);
    expect(await screen.findByRole('link', { name: 'Night shifts' })).toBeVisible();
  });

  it('brings a page back from the trash', async () => {
    const pages = pagesWith(pageSummary({ deletedAt: '2026-11-20T12:04:00Z', publishedAt: null, status: 'trash' }));
    const { user } = await renderList('?show=trash', pages);
    await user.click(screen.getByRole('button', { name: 'Actions for Night shifts' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Recover' }));
    expect(await screen.findByText('Recovered')).toBeVisible();
    expect(pages.actions).toEqual(['recover']);
  });

  it('offers another address to a page whose own is gone', async () => {
    const pages = pagesWith(pageSummary({ deletedAt: '2026-11-20T12:04:00Z', publishedAt: null, status: 'trash' }));
    const asked: unknown[] = [];
    const errors = [{ field: 'slug', message: 'This address is taken.' }];
    const api = {
      'POST /api/admin/documents/p1/recover': async (request: Request) => {
        const { slug } = (await request.json()) as { slug: string | null };
        asked.push(slug);
        if (slug === 'night-shifts-3') return pages.document;
        return problem(409, 'conflict', { errors, freeSlug: slug === null ? 'night-shifts-2' : 'night-shifts-3' });
      },
    };
    const { user } = await renderList('?show=trash', pages, api);
    await user.click(screen.getByRole('button', { name: 'Actions for Night shifts' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Recover' }));
    const dialog = within(await screen.findByRole('dialog', { name: /at another address/ }));
    expect(dialog.getByText(/This address is taken\./)).toBeVisible();
    const address = dialog.getByLabelText('Address');
    expect(address).toHaveValue('night-shifts-2');
    expect(address).not.toBeInvalid();
    await user.click(dialog.getByRole('button', { name: 'Recover' }));
    await waitFor(() => {
      expect(address).toBeInvalid();
    });
    await user.clear(address);
    await user.type(address, 'night-shifts-3');
    expect(address).not.toBeInvalid();
    await user.click(dialog.getByRole('button', { name: 'Recover' }));
    expect(await screen.findByText('Recovered')).toBeVisible();
    expect(asked).toEqual([null, 'night-shifts-2', 'night-shifts-3']);
  });

  it('says that nothing was found, and why it could not be loaded', async () => {
    const pages = pagesWith();
    const first = renderAdmin('/admin/pages?find=zzz', { api: pages.answers });
    expect(await screen.findByRole('heading', { name: 'Nothing found' })).toBeVisible();
    first.unmount();
    const down = problem(503, 'unavailable', { detail: 'The database is away.' });
    renderAdmin('/admin/pages', { api: { ...pages.answers, '/api/admin/content/page': down } });
    expect(await screen.findByText('The database is away.')).toBeVisible();
  });
});

describe('new page', () => {
  async function renderNew(api: ApiAnswers = {}) {
    const pages = pageApi({});
    const rendered = renderAdmin('/admin/pages/new', { api: { ...pages.answers, ...api } });
    const title = await screen.findByLabelText('Title');
    expect(title).toHaveFocus();
    return { ...rendered, pages, title, create: () => screen.getByRole('button', { name: 'Create page' }) };
  }

  it('makes nothing before it is asked, and opens the editor at its title', async () => {
    const { user, pages, title, create } = await renderNew();
    await user.type(title, 'Travel nurses');
    expect(pages.created).toEqual([]);
    await user.click(create());
    expect(await screen.findByRole('heading', { level: 1, name: 'Travel nurses' })).toBeVisible();
    await waitFor(() => {
      expect(screen.getByLabelText('Title')).toHaveFocus();
    });
    const [{ slug, content }] = pages.created as [(typeof pages.created)[number]];
    expect(slug).toBeUndefined();
    expect(content.blocks?.map(({ type }) => type)).toEqual(['hero', 'introCards', 'faq', 'ctaBand']);
  });

  it('opens the page that was made although the answer was lost, whatever was typed since', async () => {
    const ids: string[] = [];
    const { user, title, create } = await renderNew({
      'POST /api/admin/content/page': async (request: Request) => {
        ids.push(((await request.json()) as { id: string }).id);
        if (ids.length === 1) throw new TypeError('Failed to fetch');
        return problem(409, 'conflict', { errors: [{ field: 'id', message: 'Another document has this id.' }] });
      },
    });
    await user.type(title, 'Travel');
    await user.click(create());
    expect(await screen.findByText('The server can’t be reached. Check your connection and try again.')).toBeVisible();
    await user.type(title, ' nurses');
    await user.click(create());
    // The editor asks for it; this test has nothing to answer.
    expect(await screen.findByText('Could not load the page')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the list' })).toHaveAttribute('href', '/admin/pages');
    expect(ids).toEqual([ids[0], ids[0]]);
  });

  it('refuses an empty title at its field', async () => {
    const { user, pages, title, create } = await renderNew();
    await user.click(create());
    expect(title).toHaveFocus();
    expect(title).toBeInvalid();
    expect(pages.created).toEqual([]);
  });
});
