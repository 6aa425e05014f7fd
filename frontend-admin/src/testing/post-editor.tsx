import { act, screen, waitFor } from '@testing-library/react';
import type { Editor } from '@tiptap/core';
import { startOf } from '../features/blog/writing/parts';
import { postApi } from './documents';
import { saveDraft } from './home-editor';
import { renderAdmin } from './render-admin';

export const intro = { id: 'intro', type: 'richText' as const, html: '<p>First words.</p><h2 id="why">Why</h2>' };
export const note = {
  id: 'note',
  type: 'callout' as const,
  tone: 'tip' as const,
  title: 'A tip',
  html: '<p>Rest.</p>',
};
export const end = { id: 'end', type: 'richText' as const, html: '<p>Last words.</p>' };
export const unknown = { id: 'later', type: 'ofALaterVersion', deep: [{ id: 'row', a: 1 }] } as never;

/** A post of two texts, a note and a section of a newer version in one of its editors. */
export async function renderPost(path: string, blocks = [intro, note, unknown, end]) {
  const post = postApi({ title: 'Ten rules', blocks });
  const { user } = renderAdmin(path, { api: post.answers });
  const body = await screen.findByRole('textbox', { name: 'Body' });
  const { editor } = body as unknown as { editor: Editor };
  return { post, user, body, editor };
}
export const saved = async (post: ReturnType<typeof postApi>) => {
  saveDraft();
  await waitFor(() => expect(post.saves.length).toBeGreaterThan(0));
  return post.document.content.blocks;
};
export const write = (editor: Editor, words: string) => act(() => void editor.commands.insertContent(words));
/** Where the first card is. */
export const cardPlace = (editor: Editor) =>
  startOf(
    editor,
    editor.state.doc.children.findIndex(({ type }) => type.name === 'card'),
  );
export const card = (name: RegExp) => screen.getByRole('button', { name, expanded: false });
