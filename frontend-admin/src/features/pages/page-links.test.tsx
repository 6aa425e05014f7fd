import type { ApiAnswers } from '@20x/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PageContent } from '../../api/generated';
import { pageApi, type PageApi } from '../../testing/documents';
import { draftId, pricingId } from '../../testing/link-answers';
import { renderPageEditor } from '../../testing/page-editor';

const content: PageContent = {
  title: 'Night shifts',
  blocks: [
    {
      id: 'a',
      type: 'hero',
      title: 'Fill the night',
      primary: { label: 'Book a Demo', href: `doc:${pricingId}#plans` },
    },
    { id: 'b', type: 'richText', html: '<p>Read this first.</p>' },
  ],
};
const live = { status: 'published', published: { number: 1 }, firstPublishedAt: '2026-11-20T12:04:00.000Z' } as never;

const renderEditor = (page = pageApi(content), api?: ApiAnswers) => renderPageEditor(page, api);
async function renderLink(page?: PageApi, api?: ApiAnswers) {
  const rendered = await renderEditor(page, api);
  await rendered.user.click(screen.getByRole('button', { name: /^Hero/, expanded: false }));
  const group = within(screen.getByRole('group', { name: 'Main button' }));
  const pick = async () => {
    await rendered.user.click(group.getByRole('button', { name: 'Link: pick' }));
    return within(await screen.findByRole('dialog', { name: 'Pick a link' }));
  };
  return { ...rendered, group, link: group.getByLabelText('Link'), pick };
}
const href = (page: PageApi) => (page.blocks[0] as { primary?: { href?: string } }).primary?.href;
const typeLink = (link: HTMLElement, value: string) => {
  fireEvent.change(link, { target: { value } });
};

describe('a link field', () => {
  it('shows a link that is kept by its id as the address, with what it leads to', async () => {
    const { group, link } = await renderLink();
    expect(await group.findByText('Leads to “Pricing”, wherever it moves')).toBeVisible();
    expect(link).toHaveValue('/pricing#plans');
  });

  it('says that a target is a draft, in the trash, gone or without that place, and refuses code', async () => {
    const { group, link } = await renderLink();
    typeLink(link, `doc:${draftId}`);
    expect(await group.findByText(/^Draft: visitors get no link until “New post” is published/)).toBeVisible();
    typeLink(link, '/gone');
    expect(await group.findByText(/^Broken: “Gone” is in the trash/)).toBeVisible();
    typeLink(link, '/nowhere');
    expect(await group.findByText(/^Broken: no page has this address/)).toBeVisible();
    typeLink(link, '/pricing#nothing');
    expect(await group.findByText(/no place called #nothing/)).toBeVisible();
    typeLink(link, 'javascript:alert(1)');
    expect(link).toBeInvalid();
    expect(group.getByText(/would run code/)).toBeVisible();
  });

  it('keeps a typed address of a document by its id, and any other as it is', async () => {
    const { link, page, save } = await renderLink();
    typeLink(link, '/pricing#questions');
    fireEvent.blur(link);
    await waitFor(() => expect(link).toHaveValue('/pricing#questions'));
    await save();
    await waitFor(() => expect(href(page)).toBe(`doc:${pricingId}#questions`));
    typeLink(link, 'https://example.com');
    fireEvent.blur(link);
    await save();
    expect(href(page)).toBe('https://example.com');
  });
});

describe('an address that is still being looked up', () => {
  async function renderHeldBack() {
    const page = pageApi(content);
    const gate = Promise.withResolvers<undefined>();
    const answer = page.answers['/api/admin/link-targets/lookup'] as (request: Request) => unknown;
    const held = async (request: Request) => {
      await gate.promise;
      return answer(request);
    };
    const rendered = await renderLink(page, { '/api/admin/link-targets/lookup': held });
    typeLink(rendered.link, '/pricing');
    fireEvent.blur(rendered.link);
    const arrive = async () => {
      gate.resolve(undefined);
      await waitFor(() => {
        const asked = Object.values(rendered.store.getState().api.queries);
        const lookups = asked.filter((query) => query?.endpointName === 'lookUpLink');
        expect(lookups).not.toHaveLength(0);
        expect(lookups.every((query) => String(query?.status) === 'fulfilled')).toBe(true);
      });
      await rendered.save();
    };
    return { ...rendered, arrive };
  }

  it('goes with its section when that moves', async () => {
    const { user, page, arrive } = await renderHeldBack();
    await user.click(screen.getByRole('button', { name: 'Move down section 1' }));
    await arrive();
    expect(page.blocks[0]).toEqual({ id: 'b', type: 'richText', html: '<p>Read this first.</p>' });
    expect(page.blocks[1]).toMatchObject({ id: 'a', primary: { href: `doc:${pricingId}` } });
  });

  it('goes with its section when that is deleted', async () => {
    const { user, page, arrive } = await renderHeldBack();
    await user.click(screen.getByRole('button', { name: 'Delete section 1' }));
    await arrive();
    expect(page.blocks).toEqual([{ id: 'b', type: 'richText', html: '<p>Read this first.</p>' }]);
  });
});

describe('the link picker', () => {
  it('offers the legal texts', async () => {
    const page = pageApi(content);
    const terms = { id: draftId, type: 'legal', path: '/terms', title: 'Terms of Use', live: true };
    const { pick } = await renderLink(page, {
      '/api/admin/link-targets': { data: [terms], total: 1, page: 1, limit: 100 },
    });
    const group = within(await (await pick()).findByRole('region', { name: 'Legal texts' }));
    expect(group.getByRole('button', { name: /^Terms of Use/ })).toBeVisible();
  });

  it('picks a document and a place in it, and marks drafts', async () => {
    const { pick, user, page, save, link } = await renderLink();
    const dialog = await pick();
    expect(await dialog.findByRole('button', { name: /^New post\s*draft/ })).toBeVisible();
    const target = await dialog.findByRole('button', { name: /^Pricing/ });
    await waitFor(() => expect(target).toHaveAttribute('aria-pressed', 'true'));
    await user.selectOptions(await dialog.findByLabelText('Jump to section'), 'questions');
    await user.click(dialog.getByRole('button', { name: 'Use this link' }));
    await save();
    expect(href(page)).toBe(`doc:${pricingId}#questions`);
    await waitFor(() => expect(link).toHaveValue('/pricing#questions'));
  });

  it('takes web, email, phone and file', async () => {
    const { pick, user, page, save } = await renderLink();
    for (const [kind, label, typed, stored] of [
      ['Web', 'Web address', 'example.com/a', 'https://example.com/a'],
      ['Email', 'Email address', 'hello@example.com', 'mailto:hello@example.com'],
      ['Phone', 'Phone number', '+1 555 0100', 'tel:+15550100'],
      ['File', 'Address of the file', 'images/a.pdf', '/images/a.pdf'],
    ] as const) {
      const dialog = await pick();
      await user.click(dialog.getByRole('radio', { name: kind }));
      typeLink(dialog.getByLabelText(label), typed);
      await user.click(dialog.getByRole('button', { name: 'Use this link' }));
      await save();
      expect(href(page)).toBe(stored);
    }
  });
});

describe('the address of a page', () => {
  const openDialog = async (page?: PageApi) => {
    const rendered = await renderEditor(page);
    await rendered.user.click(screen.getByRole('button', { name: 'Change address…' }));
    return { ...rendered, dialog: within(await screen.findByRole('dialog', { name: 'Address of the page' })) };
  };

  it('changes at once of a page that nobody has seen, and says why another address is refused', async () => {
    const { user, page, dialog } = await openDialog();
    typeLink(dialog.getByLabelText('Address'), 'admin');
    await user.click(dialog.getByRole('button', { name: 'Change address' }));
    expect(await dialog.findByText('This address belongs to the site itself. Choose another.')).toBeVisible();
    typeLink(dialog.getByLabelText('Address'), 'Late Shifts');
    await user.click(dialog.getByRole('button', { name: 'Change address' }));
    await waitFor(() => expect(page.document.slug).toBe('late-shifts'));
  });

  it('of a published page waits for the publication, which tells of the redirect, and can be kept', async () => {
    const { user, page, dialog } = await openDialog(pageApi(content, live));
    expect(dialog.getByText(/works until you publish; after that it redirects to the new address/)).toBeVisible();
    typeLink(dialog.getByLabelText('Address'), 'late-shifts');
    await user.click(dialog.getByRole('button', { name: 'Change address' }));
    expect(await screen.findByText('/night-shifts → /late-shifts')).toBeVisible();
    expect(page.document.slug).toBe('night-shifts');
    await user.click(screen.getByRole('tab', { name: 'SEO' }));
    expect(await screen.findByText(/^Address: https?:\/\/[^/]+\/late-shifts$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change address…' }));
    const again = within(await screen.findByRole('dialog', { name: 'Address of the page' }));
    await user.click(await again.findByRole('button', { name: 'Keep /night-shifts' }));
    await waitFor(() => expect(page.document.nextSlug).toBeNull());
  });

  it('of a fixed page is no question', async () => {
    await renderEditor(pageApi(content, { fixed: true }));
    expect(screen.queryByRole('button', { name: 'Change address…' })).not.toBeInTheDocument();
  });
});

it('says who links to a page before visitors lose it', async () => {
  const page = pageApi(content, live);
  page.linking = [
    {
      id: 'n1',
      type: 'navigation',
      path: null,
      title: 'Navigation',
      live: true,
      inLive: true,
      inDraft: false,
      fields: [],
      anchors: [],
    },
    {
      id: 'x',
      type: 'post',
      path: '/blog/x',
      title: 'Ten rules',
      live: true,
      inLive: true,
      inDraft: true,
      fields: [],
      anchors: ['plans'],
    },
  ];
  const { user } = await renderEditor(page);
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move to trash…' }));
  const dialog = within(await screen.findByRole('dialog', { name: /to the trash\?$/ }));
  expect(await dialog.findByText('2 places link here')).toBeVisible();
  expect(dialog.getByText(/^Navigation *\(live only\)$/)).toBeVisible();
  expect(dialog.getByText(/Ten rules/)).toBeVisible();
});

it('says who links to the anchor of a section and to a heading of its text', async () => {
  const page = pageApi(
    {
      ...content,
      blocks: [
        {
          id: 'b',
          type: 'richText',
          anchor: 'plans',
          html: '<p>Read.</p><h2 id="rates">Our rates</h2><h3 id="fees">Fees</h3>',
        },
      ],
    },
    live,
  );
  const linked = { type: 'post', path: '/blog/x', live: true, inLive: true, inDraft: true, fields: [] };
  page.linking = [
    { ...linked, id: 'x', title: 'Ten rules', anchors: ['plans'] },
    { ...linked, id: 'y', title: 'Nine rules', anchors: ['rates', 'other'] },
  ];
  const { user } = await renderEditor(page);
  await user.click(screen.getByRole('button', { name: /^Text/, expanded: false }));
  expect(await screen.findByText(/^#plans is linked from Ten rules\./)).toBeVisible();
  expect(screen.getByText(/^#rates is linked from Nine rules\./)).toBeVisible();
  expect(screen.queryByText(/#fees/)).not.toBeInTheDocument();
});
