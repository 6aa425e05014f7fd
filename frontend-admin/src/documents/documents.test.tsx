import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FeatureContent } from '../api/generated';
import { DocumentApi } from '../testing/document-api';
import { postApi } from '../testing/documents';
import { pressWhenChecked, saveDraft } from '../testing/home-editor';
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

it.each(['/admin/blog/new', '/admin/blog/new-advanced'])('RT-03 %s creates a post below /blog/', async (path) => {
  const posts = postApi({});
  const { user } = renderAdmin(path, { api: posts.answers });
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Ten rules' } });
  expect(screen.queryByText('Start with')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Create post' }));
  await waitFor(() => {
    expect(posts.created).toEqual([{ id: expect.any(String), content: { title: 'Ten rules' } }]);
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
