import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Editor } from '@tiptap/core';
import { GapCursor } from '@tiptap/pm/gapcursor';
import { postApi } from '../../../testing/documents';
import { saveDraft } from '../../../testing/home-editor';
import { renderAdmin } from '../../../testing/render-admin';

const intro = { id: 'intro', type: 'richText' as const, html: '<p>First words.</p><h2 id="why">Why</h2>' };
const note = { id: 'note', type: 'callout' as const, tone: 'tip' as const, title: 'A tip', html: '<p>Rest.</p>' };
const end = { id: 'end', type: 'richText' as const, html: '<p>Last words.</p>' };
const unknown = { id: 'later', type: 'ofALaterVersion', deep: [{ id: 'row', a: 1 }] } as never;

async function renderPost(path: string, blocks = [intro, note, unknown, end]) {
  const post = postApi({ title: 'Ten rules', blocks });
  const { user } = renderAdmin(path, { api: post.answers });
  const body = await screen.findByRole('textbox', { name: 'Body' });
  const { editor } = body as unknown as { editor: Editor };
  return { post, user, body, editor };
}
const saved = async (post: ReturnType<typeof postApi>) => {
  saveDraft();
  await waitFor(() => expect(post.saves.length).toBeGreaterThan(0));
  return post.document.content.blocks;
};
const write = (editor: Editor, words: string) => act(() => void editor.commands.insertContent(words));
const card = (name: RegExp) => screen.getByRole('button', { name, expanded: false });

describe('the advanced editor of a post', () => {
  const path = '/admin/blog/b1/edit-advanced';

  it('shows one text with cards, and saves only what is written', async () => {
    const { post, body, editor } = await renderPost(path);
    expect(body).toHaveTextContent(/First words\..*Why.*Last words\./);
    expect(card(/^Note/)).toHaveTextContent('NoteA tip');
    expect(card(/^Unknown section/)).toBeVisible();
    act(() => void editor.commands.focus('end'));
    write(editor, ' More.');
    expect(await saved(post)).toEqual([intro, note, unknown, { ...end, html: '<p>Last words. More.</p>' }]);
  });

  it('puts a section into the middle of a text by its name, and goes to its first field', async () => {
    const { post, user, editor } = await renderPost(path, [intro]);
    act(() => void editor.chain().setTextSelection(13).splitBlock().focus().run());
    write(editor, '/not');
    const menu = await screen.findByRole('listbox', { name: 'Insert' });
    expect(within(menu).getAllByRole('option')[0]).toHaveTextContent('Note');
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-field', 'blocks.1.title'));
    const field = document.activeElement!;
    fireEvent.change(field, { target: { value: 'They stayed.' } });
    expect(await saved(post)).toMatchObject([
      { id: 'intro', html: '<p>First words.</p>' },
      { type: 'callout', tone: 'info', title: 'They stayed.' },
      { type: 'richText', html: '<h2 id="why">Why</h2>' },
    ]);
  });

  it('keeps a selected card when something is typed, which comes after it', async () => {
    const { post, editor } = await renderPost(path, [intro, note]);
    const place = editor.state.doc.content.size - 1;
    act(() => void editor.commands.setNodeSelection(place));
    act(
      () =>
        void editor.view.someProp('handleTextInput', (insert) =>
          insert(editor.view, place, place + 1, 'New', () => editor.state.tr),
        ),
    );
    expect(await saved(post)).toMatchObject([intro, note, { type: 'richText', html: '<p>New</p>' }]);
  });

  it('takes a pasted section that is none for text, and moves the last part from behind it', async () => {
    const { post, editor } = await renderPost(path, [intro, note]);
    const broken = '<div data-section="{">Not a section</div><div data-section="[1]">Nor this</div>';
    act(() => void editor.chain().focus('start').insertContent(broken).run());
    act(
      () =>
        void editor.view.dispatch(
          editor.state.tr.setSelection(new GapCursor(editor.state.doc.resolve(editor.state.doc.content.size))),
        ),
    );
    fireEvent.keyDown(editor.view.dom, { key: 'ArrowUp', altKey: true });
    const blocks = await saved(post);
    expect(blocks?.map(({ type }) => type)).toEqual(['richText', 'richText', 'callout', 'richText']);
    expect(JSON.stringify(blocks)).toMatch(/Not a section.*Nor this/);
  });

  it('moves, copies, hides and deletes a card, and takes all of it back', async () => {
    const { post, user, body } = await renderPost(path);
    const choose = async (name: string) => {
      await user.click(screen.getAllByRole('button', { name: 'Actions for the note' })[0]!);
      await user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${name}`) }));
    };
    await choose('Move up');
    await choose('Hide');
    await choose('Duplicate');
    expect(await saved(post)).toMatchObject([
      { id: 'intro', html: '<p>First words.</p>' },
      { id: 'note', published: false },
      { type: 'callout', title: 'A tip' },
      { html: '<h2 id="why">Why</h2>' },
      unknown,
      end,
    ]);
    await choose('Delete');
    ['delete', 'duplicate', 'hide', 'move'].forEach(() => fireEvent.keyDown(body, { key: 'z', ctrlKey: true }));
    expect(await saved(post)).toEqual([intro, note, unknown, end]);
  });
});

describe('the simple editor of a post', () => {
  it('locks what is no text, keeps it, and leads to the advanced editor', async () => {
    const { post, user, editor } = await renderPost('/admin/blog/b1/edit');
    await user.click(card(/^Note/));
    expect(screen.getByText(/Change this section in the advanced editor/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Actions for the note' })).not.toBeInTheDocument();
    act(() => void editor.commands.focus('start'));
    write(editor, '/quote ');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(await saved(post)).toEqual([{ ...intro, html: `<p>/quote ${intro.html.slice(3)}` }, note, unknown, end]);
    expect(screen.getByRole('link', { name: 'Advanced' })).toHaveAttribute('href', '/admin/blog/b1/edit-advanced');
  });
});
