import { useEffect } from 'react';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditorProvider } from '../../editor/EditorContext';
import { renderPart } from '../../testing/render-part';
import { homeFields } from './home-fields';
import { PickPosts } from './PickPosts';

const id = '0b8a6f0e-5a1c-4d53-9d3c-1f3f6e1f9a01';
const post = (slug: string) => ({
  ...{ slug, title: slug, excerpt: 'E', tags: [], cover: null, coverAlt: null, authors: ['A'] },
  ...{ publishedOn: '2026-01-02', readingMinutes: 1, updatedAt: '2026-01-02T00:00:00Z' },
});
const api = {
  '/api/posts': { data: [post('newest'), post('a-first')], total: 140, page: 1, limit: 100 },
  '/api/admin/link-targets': {
    data: [{ id, type: 'post', path: '/blog/a-first', title: 'a-first', live: true }],
    ...{ total: 140, page: 1, limit: 100 },
  },
};

let form: UseFormReturnType<Record<string, unknown>>;
function Editor() {
  const own = useForm<Record<string, unknown>>({ mode: 'uncontrolled', initialValues: { insights: [] } });
  useEffect(() => {
    form = own;
  });
  return (
    <EditorProvider value={{ form: own, fields: homeFields, saved: {} }}>
      <PickPosts path="insights" />
    </EditorProvider>
  );
}

it('offers the newest posts, however many there are: by id, or by name where the id is not in view', async () => {
  renderPart(<Editor />, api);
  const user = userEvent.setup();
  for (const title of ['newest', 'a-first']) {
    await user.click(screen.getByRole('button', { name: 'Pick a published post' }));
    await user.click(await screen.findByRole('menuitem', { name: title }));
  }
  expect(form.getValues().insights).toMatchObject([{ slug: 'newest' }, { slug: `doc:${id}` }]);
});
