import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { cardPlace, end, intro, note, renderPost, saved, unknown, write } from '../../../testing/post-editor';
import { deletePart, duplicatePart, partAt, partNumber } from './parts';

describe('what is deleted in the advanced editor', () => {
  const path = '/admin/blog/b1/edit-advanced';
  const notice = () => screen.queryByRole('list', { name: 'Deleted just now' });
  const undo = () => within(notice()!).getByRole('button', { name: 'Undo' });
  afterEach(() => jest.useRealTimers());

  it.each(['Backspace', 'Delete'])('can be brought back for 10 seconds: a selected card, by %s', async (key) => {
    const { post, user, body, editor } = await renderPost(path);
    act(() => void editor.chain().setNodeSelection(cardPlace(editor)).focus().run());
    fireEvent.keyDown(body, { key });
    expect(await screen.findByText('Note deleted. Undo is possible for 10 seconds.')).toBeInTheDocument();
    expect(body).toHaveFocus();
    act(() => void editor.commands.insertContentAt(1, 'My '));
    expect(await saved(post)).toMatchObject([{ html: `<p>My ${intro.html.slice(3)}` }, unknown, end]);
    await user.tab({ shift: true });
    expect(undo()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await saved(post)).toMatchObject([{ html: `<p>My ${intro.html.slice(3)}` }, note, unknown, end]);
    expect(screen.getByText('The note is back.')).toBeInTheDocument();
    expect(notice()).not.toBeInTheDocument();
    expect(body).toHaveFocus();
  });

  it('can be brought back for 10 seconds: text, by the menu, in the section that it was in', async () => {
    const { post, user, body, editor } = await renderPost(path);
    act(() => void editor.chain().setTextSelection(3).focus().run());
    fireEvent.keyDown(body, { key: '/', ctrlKey: true });
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(await screen.findByText('Block deleted.')).toBeVisible();
    expect(await saved(post)).toMatchObject([{ id: 'intro', html: '<h2 id="why">Why</h2>' }, note, unknown, end]);
    await user.click(undo());
    expect(await saved(post)).toEqual([intro, note, unknown, end]);
  });

  it('is not offered once an undo has brought it back, or after 10 seconds', async () => {
    const { body, editor } = await renderPost(path);
    act(() => deletePart(editor, partNumber(editor, 0)));
    act(() => deletePart(editor, partAt(editor, cardPlace(editor))));
    await waitFor(() => expect(within(notice()!).getAllByRole('button')).toHaveLength(2));
    fireEvent.keyDown(body, { key: 'z', ctrlKey: true });
    fireEvent.keyDown(body, { key: 'z', ctrlKey: true });
    await waitFor(() => expect(notice()).not.toBeInTheDocument());
    jest.useFakeTimers();
    act(() => deletePart(editor, partNumber(editor, 0)));
    act(() => void jest.advanceTimersByTime(9_900));
    expect(undo()).toBeVisible();
    act(() => void jest.advanceTimersByTime(200));
    expect(notice()).not.toBeInTheDocument();
  });
});

describe('the sections of a post', () => {
  const path = '/admin/blog/b1/edit-advanced';

  it('of a newer version are moved, deleted and brought back, but neither copied nor hidden', async () => {
    const { post, user, body, editor } = await renderPost(path);
    await user.click(screen.getByRole('button', { name: 'Actions for the unknown section' }));
    const actions = await screen.findAllByRole('menuitem');
    expect(actions.map(({ textContent }) => textContent)).toEqual(['Move upAlt+↑', 'Move downAlt+↓', 'Delete']);
    await user.click(actions[0]!);
    act(() => duplicatePart(editor, partNumber(editor, 2)));
    expect(await saved(post)).toEqual([intro, unknown, note, end]);
    act(() => deletePart(editor, partNumber(editor, 2)));
    expect(await saved(post)).toEqual([intro, note, end]);
    fireEvent.keyDown(body, { key: 'z', ctrlKey: true });
    expect(await saved(post)).toEqual([intro, unknown, note, end]);
  });

  it('are at most 400: what would make more is refused in words, and changes nothing', async () => {
    const texts = Array.from({ length: 399 }, (_, index) => ({ ...end, id: `t${index}` }));
    const { post, editor } = await renderPost(path, [note, ...texts]);
    const { doc } = editor.state;
    const another = { type: 'card', attrs: { section: note } };
    act(() => duplicatePart(editor, partNumber(editor, 0)));
    act(() => void editor.chain().setTextSelection(8).insertContent(another).run());
    const markup = `<div data-section='${JSON.stringify({ ...note, id: 'pasted' })}'></div>`;
    act(() => void editor.commands.setTextSelection(8));
    act(() => void editor.view.pasteHTML(markup, new Event('paste') as ClipboardEvent));
    expect(editor.state.doc).toBe(doc);
    expect(await screen.findByText('Use at most 400 sections. Delete one before you add another.')).toBeVisible();
    act(() => void editor.commands.focus('end'));
    write(editor, ' More.');
    expect(await saved(post)).toEqual([
      note,
      ...texts.slice(0, -1),
      { ...texts.at(-1), html: '<p>Last words. More.</p>' },
    ]);
    act(() => deletePart(editor, partNumber(editor, 399)));
    act(() => duplicatePart(editor, partNumber(editor, 0)));
    expect(await saved(post)).toHaveLength(400);
  });
});
