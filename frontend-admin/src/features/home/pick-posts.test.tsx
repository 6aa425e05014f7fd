import { useEffect } from 'react';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { homeContent } from '../../api/fields/home-content.generated';
import { EditorProvider } from '../../editor/document/EditorContext';
import { renderPart } from '../../testing/render-part';
import { PickPosts } from './PickPosts';

const idOf = (n: number) => `0b8a6f0e-5a1c-4d53-9d3c-1f3f6e1f9a0${n}`;
const target = (n: number, title: string, live = true) => ({
  ...{ id: idOf(n), type: 'post', path: `/blog/${title.toLowerCase()}`, title, live },
});
const api = {
  '/api/admin/link-targets': {
    data: [target(1, 'Rates'), target(2, 'Rest'), target(3, 'Known'), target(4, 'Unfinished', false)],
    ...{ total: 140, page: 1, limit: 100 },
  },
  '/api/posts/rates': { title: 'Rates', excerpt: 'E', tags: ['pay'], cover: '/c.png', publishedOn: '2026-01-02' },
};

let form: UseFormReturnType<Record<string, unknown>>;
const cards = () => form.getValues().insights as readonly object[];
function Editor() {
  const insights = [{ slug: `doc:${idOf(2)}` }, { slug: 'known' }];
  const own = useForm<Record<string, unknown>>({ mode: 'uncontrolled', initialValues: { insights } });
  useEffect(() => {
    form = own;
  });
  return (
    <EditorProvider value={{ form: own, fields: homeContent, saved: {} }}>
      <PickPosts path="insights" />
    </EditorProvider>
  );
}

it('offers posts that are not picked yet, by id or by name, and fills the card with what visitors read', async () => {
  renderPart(<Editor />, api);
  const user = userEvent.setup();
  for (const title of [/^Rates/, /^Unfinished/]) {
    await user.click(screen.getByRole('button', { name: 'Pick a post…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pick a post' }));
    const post = await dialog.findByRole('button', { name: title });
    expect(dialog.queryByRole('button', { name: /^Rest|^Known/ })).not.toBeInTheDocument();
    await user.click(post);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
  await waitFor(() => expect(cards()).toHaveLength(4));
  const id: unknown = expect.any(String);
  expect(cards().slice(2)).toEqual([
    {
      id,
      ...{ slug: `doc:${idOf(1)}`, title: 'Rates', excerpt: 'E', tags: ['pay'] },
      ...{ date: '2026-01-02', featuredImage: '/c.png' },
    },
    { id, slug: `doc:${idOf(4)}`, title: 'Unfinished' },
  ]);
});
