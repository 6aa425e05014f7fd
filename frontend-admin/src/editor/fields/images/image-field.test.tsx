import { useEffect } from 'react';
import { useForm } from '@mantine/form';
import { makeStore } from '@20x/kit';
import { apiAnswering, problem, renderApp } from '@20x/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminTheme } from '../../../shell/AdminTheme';
import { answerUploads } from '../../../testing/answered-uploads';
import { MediaApi, mediaItem } from '../../../testing/media-api';
import { admin } from '../../../testing/render-admin';
import { EditorProvider } from '../../document/EditorContext';
import type { FieldDeclarations } from '../../model/field-declarations';
import { FieldInput } from '../FieldInput';

const fields: FieldDeclarations = {
  cover: { kind: 'image', label: 'Cover', alt: 'coverAlt' },
  coverAlt: { label: 'Cover alternative text' },
  gallery: {
    kind: 'rows',
    label: 'Images',
    item: 'image',
    limit: 9,
    title: 'alt',
    fields: { image: { kind: 'image', label: 'Image', alt: 'alt' }, alt: { label: 'Alternative text' } },
  },
  guide: { kind: 'link', label: 'Guide', leadsTo: 'file' },
};

/** A field for someone who may use the library; gives what the form holds. */
function renderField(name: string, api: MediaApi, content: Record<string, unknown> = {}) {
  const links = { '/api/admin/link-targets/lookup': { state: 'external', href: '', address: null, document: null } };
  const answer = apiAnswering({ '/api/admin/images/in-use': [], ...links, ...api.answers });
  answerUploads(answer);
  let values = (): unknown => undefined;
  function Editor() {
    const form = useForm<Record<string, unknown>>({ mode: 'uncontrolled', initialValues: content });
    useEffect(() => {
      values = form.getValues;
    });
    return (
      <EditorProvider value={{ form, fields, saved: content }}>
        <FieldInput path={name} declaration={fields[name]!} />
      </EditorProvider>
    );
  }
  const preloadedState = { session: { status: 'authenticated' as const, user: admin } };
  const store = makeStore({ fetch: answer, origin: 'http://localhost', preloadedState });
  renderApp(
    <AdminTheme>
      <Editor />
    </AdminTheme>,
    { store },
  );
  return { user: userEvent.setup(), values: () => values() };
}

const renderCover = (api: MediaApi, content?: Record<string, unknown>) => renderField('cover', api, content);
const field = () => screen.getByRole('group', { name: 'Cover' });
const file = (name: string) => new File(['x'], name);
async function openPicker(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: /^Cover: (choose|replace)/ }));
  return within(await screen.findByRole('dialog', { name: 'Choose an image' }));
}

describe('the picker of an image field', () => {
  it('chooses an image of the library, with its alternative text where the field has none', async () => {
    const api = new MediaApi(mediaItem('a', { name: 'Ward', alt: 'A ward at night' }), mediaItem('b'));
    const { user, values } = renderCover(api);
    const dialog = await openPicker(user);
    await user.click(await dialog.findByRole('button', { name: /Ward/ }));
    expect(values()).toEqual({ cover: '/media/a/file.webp', coverAlt: 'A ward at night' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(api.asked).toEqual(['limit=24&kind=image%2Csvg']);
  });

  it('keeps what was written for this place, and marks the image that is there by its id', async () => {
    const api = new MediaApi(
      mediaItem('a', { alt: 'A ward' }),
      mediaItem('b', { alt: 'A nurse', address: '/media/b/f.webp' }),
    );
    const { user, values } = renderCover(api, { cover: '/media/a/older-name.webp', coverAlt: 'Ours' });
    const dialog = await openPicker(user);
    expect(await dialog.findByRole('button', { name: /File a/ })).toHaveAttribute('aria-pressed', 'true');
    await user.click(dialog.getByRole('button', { name: /File b/ }));
    expect(values()).toEqual({ cover: '/media/b/f.webp', coverAlt: 'Ours' });
  });

  it('finds images of every type by words, and says when there is none', async () => {
    const api = new MediaApi(
      mediaItem('a', { name: 'Ward' }),
      mediaItem('s', { name: 'Logo', kind: 'svg', type: 'svg' }),
      mediaItem('p', { name: 'Report', kind: 'pdf', type: 'pdf' }),
    );
    const { user } = renderCover(api);
    const dialog = await openPicker(user);
    expect(await dialog.findByRole('button', { name: /Logo/ })).toBeVisible();
    expect(dialog.getByRole('button', { name: /Ward/ })).toBeVisible();
    expect(dialog.queryByRole('button', { name: /Report/ })).not.toBeInTheDocument();
    await user.type(dialog.getByRole('searchbox'), 'night');
    expect(await dialog.findByText('No image matches. Try other words or filters.')).toBeVisible();
  });

  it('uploads in place', async () => {
    const { user, values } = renderCover(new MediaApi());
    const dialog = await openPicker(user);
    expect(await dialog.findByText('No images yet. Upload the first one.')).toBeVisible();
    expect(dialog.getByText(/Up to 10 MB and 40 megapixels each/)).toBeVisible();
    await user.upload(dialog.getByLabelText('Files'), file('nurse.png'));
    await user.click(await dialog.findByRole('button', { name: /^nurse/ }));
    expect(values()).toMatchObject({ cover: '/media/n0/file.webp' });
  });

  it('offers the images of the site in a tab of their own', async () => {
    const { user, values } = renderCover(new MediaApi());
    const dialog = await openPicker(user);
    await user.click(dialog.getByRole('tab', { name: 'On the site' }));
    await user.click(await dialog.findByRole('button', { name: 'Social card' }));
    expect(values()).toEqual({ cover: '/og-image.jpg' });
  });
});

it('shows an image whose address is typed after the typing, and none that is on the way', async () => {
  const { user, values } = renderCover(new MediaApi());
  const shown: string[] = [];
  const watch = new MutationObserver(() => shown.push(...[...document.images].map(({ src }) => src)));
  watch.observe(field(), { subtree: true, childList: true, attributes: true });
  await user.click(screen.getByRole('button', { name: 'Use an address' }));
  await user.type(screen.getByRole('textbox', { name: 'Address' }), '/ward.png');
  expect(values()).toEqual({ cover: '/ward.png' });
  await waitFor(() => expect(shown).not.toEqual([]));
  expect(new Set(shown)).toEqual(new Set(['http://localhost/ward.png']));
  watch.disconnect();
});

describe('an image of another site', () => {
  const there = 'https://cdn.example/ward.png';

  it('is copied to the library with one click', async () => {
    const { user, values } = renderCover(new MediaApi(), { cover: there });
    expect(await screen.findByText('This image is on cdn.example')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy to library' }));
    await waitFor(() => expect(values()).toMatchObject({ cover: '/media/n0/file.webp' }));
    expect(screen.queryByText('This image is on cdn.example')).not.toBeInTheDocument();
  });

  it('stays where it can’t be copied, and says why', async () => {
    const api = new MediaApi();
    const detail = 'The image was not copied: the site answered 404.';
    api.refusals['ward.png'] = () => problem(400, 'invalid_input', { detail });
    const { user, values } = renderCover(api, { cover: there });
    await user.click(await screen.findByRole('button', { name: 'Copy to library' }));
    expect(await screen.findByText(detail)).toBeVisible();
    expect(values()).toEqual({ cover: there });
  });

  it.each(['/ward.png', `${location.origin}/ward.png`, ''])('is not %j', (cover) => {
    renderCover(new MediaApi(), { cover });
    expect(screen.queryByRole('button', { name: 'Copy to library' })).not.toBeInTheDocument();
  });
});

describe('the picker of a link to a file', () => {
  it('offers the files of the library at once, of every type or of one', async () => {
    const api = new MediaApi(
      mediaItem('w', { name: 'Ward' }),
      mediaItem('p', { name: 'Guide', kind: 'pdf', type: 'pdf' }),
    );
    const { user, values } = renderField('guide', api);
    await user.click(screen.getByRole('button', { name: 'Guide: pick' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pick a link' }));
    expect(await dialog.findByRole('button', { name: /Ward/ })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: /Guide/ }));
    expect(dialog.getByLabelText('Address of the file')).toHaveValue('/media/p/file.webp');
    await user.click(dialog.getByRole('button', { name: 'Use this link' }));
    expect(values()).toEqual({ guide: '/media/p/file.webp' });
  });
});

describe('a file on an image field', () => {
  it('is uploaded and chosen when it is dropped or pasted', async () => {
    const api = new MediaApi();
    const { values } = renderCover(api);
    fireEvent.drop(field(), { dataTransfer: { files: [file('one.png')], types: ['Files'] } });
    await waitFor(() => expect(values()).toEqual({ cover: '/media/n0/file.webp' }));
    fireEvent.paste(field(), { clipboardData: { files: [file('two.png')], types: ['Files'] } });
    await waitFor(() => expect(api.items).toHaveLength(2));
  });

  it('becomes an image of the list, in the first free place; several become several', async () => {
    const api = new MediaApi();
    const first = { id: 'a', image: '/a.jpg', alt: 'A ward' };
    const { values } = renderField('gallery', api, { gallery: [first, { id: 'b' }] });
    const list = screen.getByRole('group', { name: /^Images/ });
    const files = [file('one.png'), file('two.png'), file('three.png')];
    fireEvent.drop(list, { dataTransfer: { files, types: ['Files'] } });
    await waitFor(() =>
      expect(values()).toEqual({
        gallery: [
          first,
          { id: 'b', image: '/media/n0/file.webp' },
          { id: expect.stringMatching(/./) as string, image: '/media/n1/file.webp' },
          { id: expect.stringMatching(/./) as string, image: '/media/n2/file.webp' },
        ],
      }),
    );
  });

  it('says why it was refused, and leaves the image that was there', async () => {
    const { values } = renderCover(new MediaApi(), { cover: '/a.jpg' });
    fireEvent.drop(field(), { dataTransfer: { files: [new File([], 'none.png')], types: ['Files'] } });
    expect(await screen.findByText('The file is empty.')).toBeVisible();
    expect(values()).toEqual({ cover: '/a.jpg' });
  });
});
