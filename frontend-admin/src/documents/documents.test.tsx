import type { ApiAnswers } from '@20x/kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FeatureContent, SnippetContent } from '../api/generated';
import { DocumentApi } from '../testing/document-api';
import { newPostApi, postApi } from '../testing/documents';
import { forgetDevice, pressWhenChecked, saveDraft, saveState } from '../testing/home-editor';
import { keptWork } from '../testing/kept-work';
import { renderAdmin } from '../testing/render-admin';

const draft = { fixed: false, alwaysShown: false, status: 'draft', published: null, firstPublishedAt: null } as const;
const featureApi = (content: FeatureContent) =>
  new DocumentApi<FeatureContent>(content, {
    id: 'f1',
    type: 'feature',
    slug: 'night-shifts',
    path: '/features/night-shifts',
    ...draft,
  });

it.each(['/admin/blog', '/admin/blog-direct'])('RT-03 %s lists the posts and leads to their editors', async (path) => {
  renderAdmin(path, { api: postApi({ title: 'Ten rules' }).answers });
  expect(await screen.findByRole('table', { name: 'Blog Posts' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ten rules' })).toHaveAttribute('href', '/admin/blog/b1/edit');
  expect(screen.getByRole('link', { name: 'New post' })).toHaveAttribute('href', '/admin/blog/new');
});

it('RT-03 /admin/features lists the features', async () => {
  renderAdmin('/admin/features', { api: featureApi({ title: 'Night shifts' }).answers });
  expect(await screen.findByRole('link', { name: /^Night shifts/ })).toHaveAttribute('href', '/admin/features/f1');
});

describe('a new post', () => {
  beforeEach(forgetDevice);
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const holdClock = () => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
  const type = (title: string) => fireEvent.change(screen.getByLabelText('Title'), { target: { value: title } });
  async function renderNew(answers: ApiAnswers, path = '/admin/blog/new') {
    const rendered = renderAdmin(path, { api: answers });
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveFocus());
    return rendered;
  }
  const address = () => screen.getByText('Address').nextElementSibling;

  it.each(['/admin/blog/new', '/admin/blog/new-advanced'])('RT-03 %s is created by its first edit', async (path) => {
    const { posts, answers } = newPostApi();
    await renderNew(answers, path);
    const title = screen.getByLabelText('Title');
    expect(screen.getByRole('heading', { level: 1, name: 'New post' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Publish' })).toHaveAttribute('aria-disabled', 'true');
    expect(address()).toHaveTextContent('Made from the title');
    holdClock();
    await pass(20_000);
    expect([posts.created, posts.windows.size]).toEqual([[], 0]);
    type('Ten rules');
    await pass(2100);
    expect(posts.created).toEqual([{ id: expect.any(String), content: { title: 'Ten rules' } }]);
    expect(address()).toHaveTextContent('/blog/ten-rules');
    expect(posts.windows.size).toBe(1);
    expect(screen.getByRole('heading', { level: 1, name: 'Ten rules' })).toBeVisible();
    // It is the same editor as before.
    expect(title).toHaveFocus();
    type('Eleven rules');
    await pass(12_000);
    expect(posts.saves).toMatchObject([{ title: 'Eleven rules' }]);
    expect(posts.created).toHaveLength(1);
    // Undo goes back beyond the creation.
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(title).toHaveValue('Ten rules');
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    expect(title).toHaveValue('');
  });

  it('is one, although the answer was lost and more was typed since', async () => {
    const { posts, answers, create } = newPostApi();
    let isLost = true;
    await renderNew({
      ...answers,
      'POST /api/admin/content/post': async (request: Request) => {
        const answer = await create(request);
        if (!isLost) return answer;
        isLost = false;
        throw new TypeError('Failed to fetch');
      },
    });
    holdClock();
    type('Ten');
    await pass(2100);
    expect(saveState()).toHaveTextContent('Offline, kept on this device');
    type('Ten rules');
    await pass(6000);
    expect(new Set(posts.created.map(({ id }) => id)).size).toBe(1);
    expect(posts.saves).toMatchObject([{ title: 'Ten rules' }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Title')).toHaveValue('Ten rules');
  });

  it('that was begun without a network is offered again by New, and saved under its id', async () => {
    const { posts, answers, create } = newPostApi();
    const ids: string[] = [];
    const offline = {
      ...answers,
      'POST /api/admin/content/post': async (request: Request) => {
        ids.push(((await request.json()) as { id: string }).id);
        throw new TypeError('Failed to fetch');
      },
    };
    const visit = await renderNew(offline);
    holdClock();
    type('Ten rules');
    await pass(2100);
    jest.useRealTimers();
    await waitFor(async () => expect(await keptWork()).toHaveLength(1));
    visit.unmount();
    const { user } = await renderNew({ ...answers, 'POST /api/admin/content/post': create });
    await user.click(await screen.findByRole('button', { name: 'Restore them' }));
    expect(screen.getByLabelText('Title')).toHaveValue('Ten rules');
    saveDraft();
    await waitFor(() => expect(posts.created).toMatchObject([{ id: ids[0], content: { title: 'Ten rules' } }]));
    await waitFor(async () => expect(await keptWork()).toEqual([]));
  });

  it('is created by its publication, too', async () => {
    const { posts, answers } = newPostApi();
    const { user } = await renderNew(answers);
    type('Ten rules');
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    const dialog = await screen.findByRole('dialog');
    await pressWhenChecked(user, dialog, 'Publish now');
    await waitFor(() => expect(posts.live).toMatchObject({ title: 'Ten rules' }));
    expect(posts.created).toHaveLength(1);
  });

  it('goes on in the other form before there is a post', async () => {
    const { posts, answers } = newPostApi();
    const { user } = await renderNew(answers);
    expect(screen.queryByRole('link', { name: 'Visual' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Advanced' }));
    expect(await screen.findByRole('link', { name: 'Advanced', current: 'page' })).toBeVisible();
    type('Ten rules');
    saveDraft();
    await waitFor(() => expect(posts.created).toHaveLength(1));
  });
});

it('says while an address is typed why it cannot be had', async () => {
  const posts = postApi({});
  posts.takenSlugs = { taken: '“Nights” already has this address.' };
  const { user } = renderAdmin('/admin/blog/b1/edit', { api: posts.answers });
  await user.click(await screen.findByRole('button', { name: 'Change address…' }));
  const address = await screen.findByLabelText('Address');
  fireEvent.change(address, { target: { value: '\u0420ay-rates' } });
  expect(address).toHaveValue('\u0440ay-rates');
  expect(address).toHaveAccessibleDescription(/“\u0440” in “\u0440ay” is a Cyrillic letter\./);
  fireEvent.change(address, { target: { value: 'taken' } });
  await waitFor(() => {
    expect(address).toHaveAccessibleDescription(/“Nights” already has this address\./);
  });
  fireEvent.change(address, { target: { value: 'feed.xml' } });
  expect(address).toHaveValue('feed-xml');
  expect(address).not.toBeInvalid();
});

it('RT-03 edits, saves and publishes a post as a form of its declared fields', async () => {
  const post = postApi({ title: 'Ten rules' });
  const { user } = renderAdmin('/admin/blog/b1/edit', { api: post.answers });
  expect(await screen.findByRole('heading', { level: 1, name: 'Ten rules' })).toBeVisible();
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Eleven rules' } });
  saveDraft();
  await waitFor(() => {
    expect(post.saves.at(-1)).toMatchObject({ title: 'Eleven rules' });
  });
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = await screen.findByRole('dialog', { name: 'Publish “Eleven rules”?' });
  await pressWhenChecked(user, dialog, 'Publish now');
  expect(await within(dialog).findByText(/Live, verified/)).toBeVisible();
  expect(post.live).toMatchObject({ title: 'Eleven rules' });
});

it('RT-03 /admin/features/:id edits a feature, with its address, its visual editor and its trash', async () => {
  const feature = featureApi({ title: 'Night shifts' });
  const { user } = renderAdmin('/admin/features/f1', { api: feature.answers });
  expect(await screen.findByRole('heading', { level: 1, name: 'Night shifts' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Change address…' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Visual' })).toHaveAttribute('href', '/admin/features/f1/visual');
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move to trash…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Move to trash' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Features' })).toBeVisible();
  expect(feature.actions).toEqual(['trash']);
});

it('hides what needs the permission to publish', async () => {
  const user = { id: 'u', username: 'eve', permissions: ['post:edit'] };
  renderAdmin('/admin/blog/b1/edit', {
    api: postApi({ title: 'Ten rules' }).answers,
    session: { status: 'authenticated', user },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Ten rules' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
});

describe('the tabs of a feature', () => {
  const content: FeatureContent = {
    title: 'Night shifts',
    group: 'fill',
    summary: 'What it does.',
    blocks: ['a', 'b'].map((id) => ({ id, type: 'richText', html: '<p>A</p>' })),
  };
  const tab = (name: RegExp) => screen.findByRole('tab', { name });
  const isOpen = async (name: RegExp) => {
    await waitFor(async () => {
      expect(await tab(name)).toHaveAttribute('aria-selected', 'true');
    });
  };

  it('hold the form and what is about the document', async () => {
    const { user } = renderAdmin('/admin/features/f1', { api: featureApi(content).answers });
    await isOpen(/^Overview/);
    const names = screen.getAllByRole('tab').map((one) => one.textContent?.trim().split(' ')[0]);
    expect(names).toEqual(['Overview', 'Content', 'Related', 'SEO', 'Checks', 'History']);
    expect(screen.getByLabelText('Title')).toBeVisible();
    await user.click(await tab(/^Related/));
    await isOpen(/^Related/);
    expect(screen.getByLabelText('Title')).not.toBeVisible();
  });

  it('keep their state and mark what is changed', async () => {
    const of = { id: 'f1', type: 'feature', slug: 'night-shifts', path: '/features/night-shifts', fixed: false };
    const feature = new DocumentApi<FeatureContent>(content, { ...of, alwaysShown: false });
    const { user } = renderAdmin('/admin/features/f1?tab=content', { api: feature.answers });
    await isOpen(/^Content/);
    await user.click(await screen.findByRole('button', { name: 'Expand all' }));
    await user.click(await tab(/^Overview/));
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Nights' } });
    expect(await screen.findByRole('tab', { name: /^Overview.*changed/ })).toBeVisible();
    await user.click(await tab(/^Content/));
    expect(screen.getByRole('button', { name: 'Collapse all' })).toBeVisible();
    expect(await tab(/^Content$/)).toBeVisible();
  });

  it('open for the field that an address names', async () => {
    renderAdmin('/admin/features/f1#related', { api: featureApi(content).answers });
    await isOpen(/^Related/);
  });
});

it('names the pages that the publication of a snippet changes', async () => {
  const snippet = new DocumentApi<SnippetContent>(
    { title: 'Notice', blocks: [] },
    { id: 's1', type: 'snippet', slug: 'notice', path: '/snippets/notice', ...draft, isPart: true },
  );
  const page = { type: 'page', path: '/x', live: true, fields: [], anchors: [] };
  snippet.linking = [
    { ...page, id: 'x', title: 'Pricing', inLive: true, inDraft: true },
    { ...page, id: 'y', title: 'Only drafted', inLive: false, inDraft: true },
  ];
  const { user } = renderAdmin('/admin/snippets/s1', { api: snippet.answers });
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Publish/ }));
  expect(await dialog.findByText('One page changes')).toBeVisible();
  expect(dialog.getByText(/^Pricing/)).toBeVisible();
  expect(dialog.queryByText(/^Only drafted/)).not.toBeInTheDocument();
});
