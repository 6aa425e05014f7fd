import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { problem } from '@20x/kit/testing';
import { MediaApi, mediaItem } from '../../testing/media-api';
import { renderAdmin } from '../../testing/render-admin';

const render = (api: MediaApi, search = '') => renderAdmin(`/admin/media${search}`, { api: api.answers });
const grid = async () => within(await screen.findByRole('list', { name: 'Media' }));
const names = async () => (await grid()).getAllByRole('link').map((link) => link.querySelector('bdi')?.textContent);
const file = (name: string, bytes = 1000) => new File([new Uint8Array(bytes)], name, { type: 'image/png' });
const detail = async () => within(await screen.findByRole('article'));
const use = { id: 'd1', type: 'page', path: '/teams', title: 'Teams', inLive: true, inDraft: true };

describe('the media library', () => {
  it('shows files as a grid or a list, and keeps the view, the filters and the order in the address', async () => {
    const api = new MediaApi(
      mediaItem('a', { name: 'Night shift', folder: 'Team' }),
      mediaItem('b', { name: 'Plan', kind: 'pdf', type: 'pdf', thumbnail: null }),
    );
    const { user } = render(api, '?view=list&sort=largest&folder=Team');
    const table = within(await screen.findByRole('table', { name: 'Media' }));
    expect(table.getByRole('link', { name: 'Night shift' })).toBeVisible();
    expect(table.queryByRole('link', { name: 'Plan' })).not.toBeInTheDocument();
    expect(api.asked).toEqual(['page=1&limit=48&folder=Team&sort=largest']);
    await user.click(screen.getByRole('radio', { name: 'Grid' }));
    await user.click(screen.getByRole('link', { name: 'Clear filters' }));
    await waitFor(async () => expect(await names()).toEqual(['Night shift', 'Plan']));
  });

  it('marks a file whose sizes could not be made, as a card and as a row', async () => {
    const { user } = render(new MediaApi(mediaItem('a', { name: 'Ward', state: 'failed' })));
    expect(await screen.findByText('Failed: upload it again')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'List' }));
    expect(await screen.findByRole('cell', { name: 'Failed' })).toBeVisible();
  });

  it('lists images without alternative text, and finds words', async () => {
    const api = new MediaApi(mediaItem('a', { name: 'Ward', alt: 'A ward' }), mediaItem('b', { name: 'Nurse' }));
    const { user } = render(api, '?show=missing-alt');
    expect(await names()).toEqual(['Nurse']);
    await user.click(screen.getByRole('link', { name: 'All' }));
    await user.type(screen.getByRole('searchbox'), 'ward');
    await waitFor(async () => expect(await names()).toEqual(['Ward']));
  });

  it('is moved through by arrow keys, and chosen from by Space', async () => {
    const { user } = render(new MediaApi(mediaItem('a'), mediaItem('b'), mediaItem('c')));
    (await grid()).getByRole('link', { name: /File a/ }).focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('link', { name: /File b/ })).toHaveFocus();
    await user.keyboard(' ');
    expect(screen.getByRole('checkbox', { name: /File b/ })).toBeChecked();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'File b' })).toBeVisible();
  });
});

describe('uploading', () => {
  const choose = async (user: ReturnType<typeof render>['user'], ...files: readonly File[]) => {
    await grid();
    await user.upload(screen.getByLabelText('Files'), [...files]);
    return within(await screen.findByRole('region', { name: 'Uploads' }));
  };

  it('states its limits before a file is chosen', async () => {
    render(new MediaApi(mediaItem('a')));
    expect(
      await screen.findByText(
        /Up to 10 MB and 40 megapixels each, 16,383 pixels on each side; SVG up to 500 KB\. Drop files anywhere/,
      ),
    ).toBeVisible();
  });

  it('takes many files; one that is refused says why and can be tried again', async () => {
    const api = new MediaApi(mediaItem('a'));
    api.refusals['bad.png'] = () => problem(400, 'invalid_input', { detail: 'The file is cut off.' });
    const { user } = render(api);
    const uploads = await choose(user, ...[1, 2, 3, 4, 5].map((number) => file(`n${number}.png`)), file('bad.png'));
    expect(await uploads.findByText('5 uploaded, 1 failed.')).toBeVisible();
    expect(uploads.getAllByRole('listitem')[0]).toHaveTextContent('bad.png 1 KB The file is cut off.');
    await waitFor(async () => expect(await names()).toHaveLength(6));
    delete api.refusals['bad.png'];
    await user.click(uploads.getByRole('button', { name: 'Retry bad.png' }));
    expect(await uploads.findByText('6 uploaded.')).toBeVisible();
    await user.click(uploads.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: 'Uploads' })).not.toBeInTheDocument();
  });

  it('refuses files above the limit without sending them', async () => {
    const { user } = render(new MediaApi(mediaItem('a')));
    const uploads = await choose(user, file('huge.png', 10 * 1024 * 1024 + 1), file('empty.png', 0));
    expect(uploads.getByText('The file has 10.0 MB. Use a file of at most 10.0 MB.')).toBeVisible();
    expect(uploads.getByText('The file is empty.')).toBeVisible();
  });

  it('shows how far a file is, and can be called off', async () => {
    const api = new MediaApi(mediaItem('a'));
    api.refusals['slow.png'] = () => new Promise(() => undefined);
    const { user } = render(api);
    const uploads = await choose(user, file('slow.png'));
    expect(uploads.getByRole('progressbar', { name: 'Upload of slow.png' })).toHaveAttribute('aria-valuenow', '50');
    await user.click(uploads.getByRole('button', { name: 'Cancel slow.png' }));
    expect(screen.queryByRole('region', { name: 'Uploads' })).not.toBeInTheDocument();
  });

  it('goes on by itself after a lost connection', async () => {
    const api = new MediaApi(mediaItem('a'));
    api.refusals['cut.png'] = () => Promise.reject(new TypeError('Failed to fetch'));
    const { user } = render(api);
    const uploads = await choose(user, file('first.png'), file('cut.png'));
    expect(await uploads.findByText('No connection. It is sent once you are back online.')).toBeVisible();
    expect(uploads.getByRole('status')).toHaveTextContent('Uploading 2 of 2…');
    delete api.refusals['cut.png'];
    fireEvent(window, new Event('online'));
    expect(await uploads.findByText('2 uploaded.')).toBeVisible();
    await waitFor(async () => expect(await names()).toEqual(['cut', 'first', 'File a']));
  });

  it('takes files that are dropped or pasted anywhere, into the folder that shows', async () => {
    const api = new MediaApi(mediaItem('a', { folder: 'Team' }));
    render(api, '?folder=Team');
    await grid();
    const data = (name: string) => ({ files: [file(name)], types: ['Files'] });
    fireEvent.dragOver(document.body, { dataTransfer: data('drop.png') });
    expect(screen.getByText('Drop the files to upload them')).toBeVisible();
    fireEvent.drop(document.body, { dataTransfer: data('drop.png') });
    fireEvent.paste(document.body, { clipboardData: data('paste.png') });
    expect(await screen.findByText('2 uploaded.')).toBeVisible();
    expect(api.items.map(({ name, folder }) => [name, folder])).toEqual([
      ['paste', 'Team'],
      ['drop', 'Team'],
      ['File a', 'Team'],
    ]);
  });
});

describe('several files', () => {
  it('are tagged, moved and deleted at once; one in use stays and says where; Undo puts them back', async () => {
    const api = new MediaApi(mediaItem('a'), mediaItem('b'));
    api.uses.b = [use];
    const { user } = render(api);
    const act = async (name: string) => {
      await user.click(await screen.findByRole('checkbox', { name: 'Select all' }));
      await user.click(screen.getByRole('button', { name: 'Actions' }));
      await user.click(await screen.findByRole('menuitem', { name }));
    };
    await act('Add tag…');
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Tag'), 'icu');
    await user.click(dialog.getByRole('button', { name: 'Add tag' }));
    expect(await screen.findByText('2 files changed.')).toBeVisible();
    expect(api.items.map(({ tags }) => tags)).toEqual([['icu'], ['icu']]);
    await act('Move to trash');
    expect(await screen.findByText('1 file moved to the trash. 1 of 2 could not be moved to the trash.')).toBeVisible();
    expect(screen.getByText(/It is used on “Teams”\./)).toBeVisible();
    await waitFor(async () => expect(await names()).toEqual(['File b']));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await names()).toEqual(['File a', 'File b']));
  });
});

describe('one file', () => {
  it('opens beside the list with its facts, its address and where it is used', async () => {
    const api = new MediaApi(mediaItem('a'));
    api.uses.a = [use, { id: 'd2', type: 'brand', path: '/', title: 'Brand', inLive: true, inDraft: false }];
    render(api, '?open=a');
    const opened = await detail();
    expect(opened.getByText('JPEG · 1600 × 1000 · 303 KB')).toBeVisible();
    expect(opened.getByText('/media/a/file.webp')).toBeVisible();
    expect(await opened.findByRole('link', { name: 'Teams' })).toHaveAttribute('href', '/admin/pages/d1');
    expect(opened.getByText('page, live and in the draft')).toBeVisible();
    expect(opened.getByRole('link', { name: 'Brand' })).toHaveAttribute('href', '/admin/settings/brand');
    expect(opened.getByRole('link', { name: 'Download' })).toHaveAttribute('href', '/media/ka/file-1600.webp');
  });

  it('saves a field when it is left, and at once what is ticked', async () => {
    const api = new MediaApi(mediaItem('a'));
    const { user } = render(api, '?open=a');
    const opened = await detail();
    await user.type(opened.getByRole('textbox', { name: 'Alternative text' }), 'A nurse');
    await user.type(opened.getByRole('textbox', { name: 'Credit' }), 'Ana');
    await user.click(opened.getByRole('checkbox', { name: /Decorative/ }));
    await waitFor(() => expect(api.get('a')).toMatchObject({ alt: 'A nurse', credit: 'Ana', isDecorative: true }));
    expect(opened.getByRole('textbox', { name: 'Alternative text' })).toBeDisabled();
  });

  it('says what someone else wrote meanwhile, and saves nothing over it unasked', async () => {
    const api = new MediaApi(mediaItem('a'));
    const { user } = render(api, '?open=a');
    const opened = await detail();
    api.set('a', { caption: 'Theirs', updatedBy: 'bob' });
    await user.type(opened.getByRole('textbox', { name: 'Caption' }), 'Mine');
    await user.tab();
    expect(await opened.findByText('Caption is now “Theirs”.')).toBeVisible();
    expect(opened.getByText('bob changed this file meanwhile')).toBeVisible();
    expect(api.get('a')?.caption).toBe('Theirs');
    await user.click(opened.getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(api.get('a')?.caption).toBe('Mine'));
    expect(opened.queryByRole('alert')).not.toBeInTheDocument();
  });

  const inConflict = async () => {
    const api = new MediaApi(mediaItem('a'));
    const { user } = render(api, '?open=a');
    const opened = await detail();
    api.set('a', { caption: 'Theirs', updatedBy: 'bob' });
    await user.type(opened.getByRole('textbox', { name: 'Caption' }), 'Mine');
    await user.tab();
    await opened.findByText('Caption is now “Theirs”.');
    return { api, user, opened };
  };

  it('saves other fields while one waits for a decision, and keeps theirs when told so', async () => {
    const { api, user, opened } = await inConflict();
    await user.type(opened.getByRole('textbox', { name: 'Credit' }), 'Ana');
    await user.tab();
    await waitFor(() => expect(api.get('a')).toMatchObject({ credit: 'Ana', caption: 'Theirs' }));
    expect(opened.getByText('Caption is now “Theirs”.')).toBeVisible();
    await user.click(opened.getByRole('textbox', { name: 'Caption' }));
    await user.click(opened.getByRole('button', { name: 'Keep theirs' }));
    expect(opened.getByRole('textbox', { name: 'Caption' })).toHaveValue('Theirs');
    expect(opened.queryByRole('alert')).not.toBeInTheDocument();
    expect(api.get('a')?.caption).toBe('Theirs');
  });

  it('saves mine as it is by then', async () => {
    const { api, user, opened } = await inConflict();
    await user.type(opened.getByRole('textbox', { name: 'Caption' }), ' again');
    await user.click(opened.getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(api.get('a')?.caption).toBe('Mine again'));
  });

  it('asks nothing when someone else changed other fields', async () => {
    const api = new MediaApi(mediaItem('a'));
    const { user } = render(api, '?open=a');
    const opened = await detail();
    api.set('a', { credit: 'Bob', updatedBy: 'bob' });
    await user.type(opened.getByRole('textbox', { name: 'Caption' }), 'Mine');
    await user.tab();
    await waitFor(() => expect(api.get('a')).toMatchObject({ caption: 'Mine', credit: 'Bob' }));
    expect(opened.getByRole('textbox', { name: 'Credit' })).toHaveValue('Bob');
    expect(opened.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps what could not be saved when it is closed, and asks before the tab closes', async () => {
    const api = new MediaApi(mediaItem('a'));
    let isDown = true;
    const save = api.answers['PATCH /api/admin/media/:id'];
    const { user } = renderAdmin('/admin/media?open=a', {
      api: {
        ...api.answers,
        'PATCH /api/admin/media/:id': (request: Request) =>
          isDown ? problem(503, 'unavailable') : (save as (request: Request) => unknown)(request),
      },
    });
    let opened = await detail();
    await user.type(opened.getByRole('textbox', { name: 'Caption' }), 'Mine');
    await user.tab();
    expect(await opened.findByText('Not saved')).toBeVisible();
    await user.click(opened.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('File a was not saved')).toBeVisible();
    await user.click((await grid()).getByRole('link', { name: /File a/ }));
    opened = await detail();
    expect(opened.getByRole('textbox', { name: 'Caption' })).toHaveValue('Mine');
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
    isDown = false;
    await user.click(opened.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(api.get('a')?.caption).toBe('Mine'));
    expect(opened.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('has a focal point that arrow keys move', async () => {
    const api = new MediaApi(mediaItem('a'));
    const { user } = render(api, '?open=a');
    const opened = await detail();
    opened.getByRole('button', { name: 'Focal point: 50% from the left, 50% from the top' }).focus();
    await user.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
    await waitFor(() => expect(api.get('a')).toMatchObject({ focalX: 51, focalY: 40 }));
  });

  it('is replaced by another file at the same address', async () => {
    const api = new MediaApi(mediaItem('a'));
    const { user } = render(api, '?open=a');
    const opened = await detail();
    await user.upload(opened.getByLabelText('Files'), file('new.png'));
    expect(await opened.findByRole('button', { name: 'Use version 1' })).toBeVisible();
    expect(opened.getByText('/media/a/file.webp')).toBeVisible();
  });

  it('is cropped to a shape, and shown whole again', async () => {
    const api = new MediaApi(mediaItem('a'));
    const { user } = render(api, '?open=a');
    const opened = await detail();
    const crop = async () => {
      await user.click(opened.getByRole('button', { name: 'Crop' }));
      return within(await screen.findByRole('dialog', { name: 'Crop the image' }));
    };
    let dialog = await crop();
    expect(await dialog.findByRole('button', { name: 'Save crop' })).toBeDisabled();
    await user.click(dialog.getByRole('radio', { name: 'Square' }));
    expect(dialog.getByRole('status')).toHaveTextContent('1000 × 1000. Every page that shows this image will show');
    await user.click(dialog.getByRole('button', { name: 'Save crop' }));
    await waitFor(() =>
      expect(api.get('a')).toMatchObject({ crop: { left: 300, top: 0, width: 1000, height: 1000 }, width: 1000 }),
    );
    const facts = within(opened.getByRole('region', { name: 'File' }));
    expect(await facts.findByText(/1000 × 1000/)).toBeVisible();
    dialog = await crop();
    await user.click(await dialog.findByRole('button', { name: 'Show the whole image' }));
    await waitFor(() => expect(api.get('a')).toMatchObject({ crop: null, width: 1600 }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps what was marked when the crop is refused', async () => {
    const api = new MediaApi(mediaItem('a'));
    const { user } = renderAdmin('/admin/media?open=a', {
      api: { ...api.answers, 'PUT /api/admin/media/:id/crop': () => problem(412, 'edit_conflict') },
    });
    await user.click((await detail()).getByRole('button', { name: 'Crop' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Crop the image' }));
    await user.click(await dialog.findByRole('radio', { name: 'Square' }));
    await user.click(dialog.getByRole('button', { name: 'Save crop' }));
    expect(await dialog.findByText('The image was not cropped')).toBeVisible();
    expect(dialog.getByRole('status')).toHaveTextContent('1000 × 1000');
  });

  it('is not deleted while it is in use; from the trash it is recovered', async () => {
    const api = new MediaApi(mediaItem('a'));
    api.uses.a = [use];
    const { user } = render(api, '?open=a');
    const opened = await detail();
    await user.click(opened.getByRole('button', { name: 'Move to trash' }));
    const alert = within(await opened.findByRole('alert'));
    expect(alert.getByText('This file is in use')).toBeVisible();
    expect(alert.getByRole('link', { name: 'Teams' })).toBeVisible();
    delete api.uses.a;
    await user.click(opened.getByRole('button', { name: 'Move to trash' }));
    await user.click(await opened.findByRole('button', { name: 'Recover' }));
    await waitFor(() => expect(api.get('a')?.deletedAt).toBeNull());
  });

  it('says that there is none', async () => {
    render(new MediaApi(mediaItem('a')), '?open=gone');
    expect(await screen.findByText('There is no such file')).toBeVisible();
  });
});
