import { useEffect } from 'react';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LinkedDocument, LinkState } from '../../../api/generated';
import { renderPart } from '../../../testing/render-part';
import { EditorProvider } from '../../document/EditorContext';
import type { FieldDeclarations } from '../../model/field-declarations';
import { FieldInput } from '../FieldInput';

const fields: FieldDeclarations = {
  slugs: { kind: 'picks', label: 'Chosen posts', item: 'post', limit: 3, target: 'post' },
  slug: { kind: 'pick', label: 'Post', item: 'a post', target: 'post' },
};

const idOf = (n: number) => `0b8a6f0e-5a1c-4d53-9d3c-1f3f6e1f9a0${n}`;
const post = (n: number, title: string, live = true): LinkedDocument => ({
  id: idOf(n),
  type: 'post',
  path: `/blog/${title.toLowerCase()}`,
  title,
  live,
});
const all = [post(1, 'Rates'), post(2, 'Rest'), post(3, 'Unfinished', false), post(4, 'Old')];
const stateOf = ({ live, title }: LinkedDocument): LinkState =>
  live ? (title === 'Old' ? 'trashed' : 'live') : 'draft';

const api = {
  '/api/admin/link-targets': (request: Request) => {
    const query = new URL(request.url).searchParams;
    expect(query.get('type')).toBe('post');
    const data = all.filter(({ title }) => title.toLowerCase().includes(query.get('search') ?? ''));
    return { data, total: data.length, page: 1, limit: 100 };
  },
  '/api/admin/link-targets/lookup': (request: Request) => {
    const href = new URL(request.url).searchParams.get('href') ?? '';
    const document = all.find(({ id, path }) => href === `doc:${id}` || href === path) ?? null;
    return { state: document ? stateOf(document) : 'unknown', href, address: document?.path ?? null, document };
  },
};

type Form = UseFormReturnType<Record<string, unknown>>;
let form: Form;
function Editor({ content, name }: { readonly content: Record<string, unknown>; readonly name: string }) {
  const own = useForm<Record<string, unknown>>({ mode: 'uncontrolled', initialValues: content, cascadeUpdates: true });
  useEffect(() => {
    form = own;
  });
  return (
    <EditorProvider value={{ form: own, fields, saved: content }}>
      <FieldInput path={name} declaration={fields[name]!} />
    </EditorProvider>
  );
}
function renderField(name: string, content: Record<string, unknown>) {
  renderPart(<Editor content={content} name={name} />, api);
  return userEvent.setup();
}

it('a list of picks tells each by its title, and which of them visitors do not see', async () => {
  renderField('slugs', { slugs: [`doc:${idOf(1)}`, 'unfinished', `doc:${idOf(4)}`, 'never-there'] });
  const entries = screen.getAllByRole('listitem').map((entry) => within(entry));
  expect(await entries[0]!.findByText('Rates')).toBeVisible();
  expect(entries[0]!.getByText('/blog/rates')).toBeVisible();
  expect(entries[0]!.queryByText(/do not see it/)).not.toBeInTheDocument();
  expect(await entries[1]!.findByText('Not published: visitors do not see it.')).toBeVisible();
  expect(await entries[2]!.findByText('In the trash: visitors do not see it.')).toBeVisible();
  expect(await entries[3]!.findByText(/deleted or never there/)).toBeVisible();
});

it('a list of picks takes documents by their ids, each once, and gives them back', async () => {
  const user = renderField('slugs', { slugs: [`doc:${idOf(1)}`] });
  await user.click(screen.getByRole('button', { name: 'Pick post' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pick post' }));
  expect(await dialog.findByRole('button', { name: /^Unfinished\s*draft/ })).toBeVisible();
  expect(dialog.queryByRole('button', { name: /^Rates/ })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: /^Rest/ }));
  expect(form.getValues()).toEqual({ slugs: [`doc:${idOf(1)}`, `doc:${idOf(2)}`] });
  await user.click(screen.getByRole('button', { name: 'Delete post 1' }));
  expect(form.getValues()).toEqual({ slugs: [`doc:${idOf(2)}`] });
});

it('a single pick is found by words and kept by its id', async () => {
  const user = renderField('slug', { slug: 'unfinished' });
  expect(await screen.findByText('Not published: visitors do not see it.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Post: pick' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pick a post' }));
  await user.type(dialog.getByLabelText('Find'), 'rates');
  await user.click(await dialog.findByRole('button', { name: /^Rates/ }));
  expect(form.getValues()).toEqual({ slug: `doc:${idOf(1)}` });
  expect(await screen.findByText('/blog/rates')).toBeVisible();
});
