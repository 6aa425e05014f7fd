import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Editor } from '@tiptap/core';
import { GapCursor } from '@tiptap/pm/gapcursor';
import { card, end, intro, note, renderPost, saved, unknown, write } from '../../../testing/post-editor';
import { deletePart, duplicatePart, movePart, partNumber, turnInto } from './parts';
import { textKinds } from './text-kinds';
import { postApi } from '../../../testing/documents';
import { saveDraft } from '../../../testing/home-editor';
import { renderAdmin } from '../../../testing/render-admin';
import { typeInto } from '../../../testing/type-into';

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

  it('goes from the text of a card back to the card with Escape', async () => {
    const { user, body } = await renderPost(path, [intro, note]);
    await user.click(card(/^Note/));
    const text = await screen.findByRole('textbox', { name: 'Text' });
    act(() => text.focus());
    fireEvent.keyDown(text, { key: 'Escape', keyCode: 27 });
    await waitFor(() => expect(body).toHaveFocus());
  });

  it('keeps a card selected when the browser moves the cursor to the start, and lets the person move it there', async () => {
    const { body, editor } = await renderPost(path, [intro, note]);
    const place = editor.state.doc.content.size - 1;
    act(() => void editor.commands.setNodeSelection(place));
    const start = editor.state.doc.resolve(1);
    const read = () =>
      editor.view.someProp('createSelectionBetween', (choose) => choose(editor.view, start, start))?.from;
    expect(read()).toBe(place);
    fireEvent.keyDown(body, { key: 'Shift' });
    expect(read()).toBe(place);
    fireEvent.keyDown(body, { key: 'Home', ctrlKey: true });
    expect(read()).toBeUndefined();
    fireEvent.blur(body);
    expect(read()).toBe(place);
    fireEvent.pointerDown(body);
    expect(read()).toBeUndefined();
  });

  it.each([
    ['image', 'image'],
    ['file', 'url'],
    ['video', 'url'],
    ['hero', 'title'],
  ])('begins a new section of the type %s at its field “%s”', async (name, field) => {
    const { user, editor } = await renderPost(path, [intro]);
    act(() => void editor.chain().focus('end').splitBlock().run());
    write(editor, `/${name}`);
    await screen.findByRole('listbox', { name: 'Insert' });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-field', `blocks.1.${field}`));
  });

  it('keeps a selected card when something is typed, which comes after it', async () => {
    const { post, editor } = await renderPost(path, [intro, note]);
    const place = editor.state.doc.content.size - 1;
    act(() => void editor.commands.setNodeSelection(place));
    act(() => typeInto(editor, 'New'));
    expect(await saved(post)).toMatchObject([intro, note, { type: 'richText', html: '<p>New</p>' }]);
  });

  it.each([
    ['a paragraph', '<p>Count <em>beds</em></p>', 1, '[ ] ', [], { items: ['Count beds'] }],
    ['an empty line', '<p></p>', 1, '[x] ', [], { items: ['✓ '] }],
    [
      'a point',
      '<ol><li>a</li><li>Call</li><li>c</li></ol>',
      8,
      '[X] ',
      ['a', 'c'],
      { items: ['✓ Call'], ordered: true },
    ],
  ])('makes a checklist of %s that begins with a box, and goes on in it', async (_, html, place, box, others, list) => {
    const { post, editor } = await renderPost(path, [{ ...intro, html }, note]);
    act(() => void editor.commands.focus(place));
    await act(async () => {
      typeInto(editor, box);
      await Promise.resolve();
    });
    await waitFor(() => expect(document.activeElement).toHaveValue(list.items[0]));
    expect((document.activeElement as HTMLInputElement).selectionStart).toBe(list.items[0]!.startsWith('✓ ') ? 2 : 0);
    const texts = others.map((point) => ({ type: 'richText', html: `<ol><li>${point}</li></ol>` }));
    const made = { type: 'checklist', ...list };
    expect(await saved(post)).toMatchObject([...texts.slice(0, 1), made, ...texts.slice(1), note]);
  });

  it.each([
    ['where something would be lost', path, '<p><a href="/contact">Call</a></p>'],
    ['in a quote', path, '<blockquote><p>Call</p></blockquote>'],
    ['in a point with others below it', path, '<ul><li>Call<ul><li>Ana</li></ul></li></ul>'],
    ['in the simple editor', '/admin/blog/b1/edit', '<p>Call</p>'],
  ])('makes no checklist %s', async (_, at, html) => {
    const { post, editor } = await renderPost(at, [{ ...intro, html }]);
    act(() => void editor.commands.focus('start'));
    act(() => typeInto(editor, '[ ] '));
    expect(await saved(post)).toEqual([{ ...intro, html: expect.stringContaining('[ ] ') as string }]);
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

describe('the tools of the advanced editor', () => {
  const path = '/admin/blog/b1/edit-advanced';

  it('turns a paragraph into a list in the same section', async () => {
    const { post, editor } = await renderPost(path, [note, end]);
    const list = textKinds.find(({ title }) => title === 'Bulleted list')!;
    act(() => turnInto(editor, partNumber(editor, 1), list.change));
    expect(await saved(post)).toEqual([note, { ...end, html: '<ul><li>Last words.</li></ul>' }]);
  });

  it('copies the link to a heading, which gets an anchor of its own', async () => {
    const blocks = [{ ...intro, html: '<h2 id="why">Why</h2><h2>Why</h2>' }];
    const { post, user, body, editor } = await renderPost(path, blocks);
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    act(() => void editor.commands.setTextSelection(7));
    fireEvent.keyDown(body, { key: '/', ctrlKey: true });
    await user.click(await screen.findByRole('menuitem', { name: 'Copy link' }));
    expect(write).toHaveBeenCalledWith(expect.stringMatching(/\/blog\/ten-rules#why-2$/));
    expect(await saved(post)).toMatchObject([{ html: '<h2 id="why">Why</h2><h2 id="why-2">Why</h2>' }]);
  });

  it('adds below the block with the cursor what is chosen from the menu', async () => {
    const { post, user, body, editor } = await renderPost(path, [intro]);
    act(() => void editor.commands.setTextSelection(3));
    await user.click(screen.getByRole('button', { name: 'Add below' }));
    await screen.findByRole('listbox', { name: 'Insert' });
    await waitFor(() => expect(body).toHaveFocus());
    await user.keyboard('h3{Enter}Who');
    expect(await saved(post)).toMatchObject([
      { id: 'intro', html: '<p>First words.</p><h3>Who</h3><h2 id="why">Why</h2>' },
    ]);
  });

  it('finds words and replaces all of them in one step', async () => {
    const { post, user, body } = await renderPost(path, [intro, end]);
    fireEvent.keyDown(body, { key: 'f', ctrlKey: true });
    await user.type(screen.getByRole('textbox', { name: 'Find' }), 'WORDS');
    expect(await screen.findByText('2 matches')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Match case' }));
    expect(await screen.findByText('No matches')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Match case' }));
    await user.type(screen.getByRole('textbox', { name: 'Replace with' }), '$1');
    await user.click(screen.getByRole('button', { name: 'Replace all' }));
    expect(await saved(post)).toMatchObject([
      { html: expect.stringContaining('First $1.') },
      { html: '<p>Last $1.</p>' },
    ]);
    await user.keyboard('{Escape}');
    fireEvent.keyDown(body, { key: 'z', ctrlKey: true });
    expect(await saved(post)).toEqual([intro, end]);
  });

  it('finds words in cards, too: visits each card once, and replaces what people read in it', async () => {
    const html = '<p>The <strong>tip</strong> is a <a href="/tip">tip</a>.</p>';
    const tips = { ...note, html };
    const { post, user, body, editor } = await renderPost(path, [intro, tips, { ...end, html: '<p>No tip.</p>' }]);
    act(() => void editor.commands.setTextSelection(1));
    fireEvent.keyDown(body, { key: 'f', ctrlKey: true });
    await user.type(screen.getByRole('textbox', { name: 'Find' }), 'tip');
    expect(await screen.findByText('4 matches')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next match' }));
    expect(await screen.findByText('1 of 4')).toBeVisible();
    expect(editor.state.selection.content().content.firstChild?.type.name).toBe('card');
    // The card opens at the words, and the focus stays.
    await waitFor(() => expect(document.querySelector('[data-found]')).toHaveValue('A tip'));
    expect(document.querySelector('[data-field="blocks.1.title"]')).toHaveAttribute('data-found');
    await user.click(screen.getByRole('button', { name: 'Next match' }));
    expect(await screen.findByText('4 of 4')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Previous match' }));
    await user.type(screen.getByRole('textbox', { name: 'Replace with' }), 'hint');
    await user.click(screen.getByRole('button', { name: 'Replace' }));
    expect(await screen.findByText('1 of 1')).toBeVisible();
    const changed = '<p>The <strong>hint</strong> is a <a href="/tip">hint</a>.</p>';
    expect(await saved(post)).toEqual([
      intro,
      { ...note, title: 'A hint', html: changed },
      { ...end, html: '<p>No tip.</p>' },
    ]);
  });

  it('offers the anchor of a heading that the cursor is in, and not of one that was only found', async () => {
    const { user, body, editor } = await renderPost(path, [intro]);
    const anchor = { name: 'Anchor of the heading' };
    act(() => void editor.commands.setTextSelection(15));
    expect(screen.queryByRole('textbox', anchor)).not.toBeInTheDocument();
    fireEvent.keyDown(body, { key: 'f', ctrlKey: true });
    await user.type(screen.getByRole('textbox', { name: 'Find' }), 'Why{Enter}');
    expect(await screen.findByText('1 of 1')).toBeVisible();
    expect(screen.queryByRole('textbox', anchor)).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    act(() => void editor.commands.setTextSelection(15));
    expect(await screen.findByRole('textbox', anchor)).toHaveValue('why');
  });

  it('shows the headings with what is wrong with their order, and how long the text is', async () => {
    const html = '<p>One two three.</p><h2>A</h2><h4>B</h4><h3></h3><p>x</p>';
    const { user, editor } = await renderPost(path, [{ ...intro, html }, note]);
    // The note counts, too: "A tip" and "Rest."
    expect(screen.getByText('9 words · 1 min read')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Outline: 2 to fix' }));
    const lines = within(await screen.findByRole('dialog')).getAllByRole('button');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'A',
      'BUse heading 3 here.',
      'Empty headingAdd words or remove this heading.',
    ]);
    await user.click(lines[1]!);
    expect(editor.state.selection.$from.parent.textContent).toBe('B');
  });

  it('shows nothing but the text in focus mode, until Esc', async () => {
    const { user } = await renderPost(path, [intro]);
    await user.click(screen.getByRole('button', { name: 'Focus mode' }));
    expect(document.documentElement).toHaveAttribute('data-focus-mode');
    await user.keyboard('{Escape}');
    expect(document.documentElement).not.toHaveAttribute('data-focus-mode');
  });
});

it('tells in words which of two versions of a text is whose', async () => {
  const { post, editor } = await renderPost('/admin/blog/b1/edit-advanced', [end]);
  act(() => void editor.commands.focus('end'));
  write(editor, ' Mine.');
  post.savedBy('ben', { blocks: [{ ...end, html: '<p>Last words. <strong>Theirs.</strong></p>' }] });
  saveDraft();
  const dialog = await screen.findByRole('dialog', { name: 'ben saved while you were editing' });
  expect(within(dialog).getByRole('radio', { name: 'Mine' })).toHaveAccessibleDescription('Last words. Mine.');
  expect(within(dialog).getByRole('radio', { name: 'Theirs' })).toHaveAccessibleDescription('Last words. Theirs.');
});

it('merges what two people wrote into different paragraphs of one text, and leaves the cursor where it is', async () => {
  const html = '<p>One.</p><p>Two.</p><p>Three.</p>';
  const { post, editor } = await renderPost('/admin/blog/b1/edit-advanced', [{ ...intro, html }]);
  act(() => void editor.commands.focus(11));
  write(editor, ' Mine.');
  post.savedBy('ben', {
    blocks: [{ ...intro, html: html.replace('One.', 'One.<br />Theirs.').replace('Three', '3') }],
  });
  const merged = (mine: string) => `<p>One.<br />Theirs.</p><p>Two. Mine.${mine}</p><p>3.</p>`;
  expect(await saved(post)).toEqual([{ ...intro, html: merged('') }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(editor.getText()).toContain('Theirs.'));
  write(editor, ' More.');
  saveDraft();
  await waitFor(() =>
    expect(post.document.content.blocks?.[0]).toHaveProperty('html', merged(' More.').replace(' />', '>')),
  );
});

it('offers the tags of other posts while one is typed', async () => {
  const post = postApi({ title: 'Ten rules', tags: [''], blocks: [] });
  const found = { field: 'tags', value: 'night-shift', label: 'Night shift', documents: 3 };
  const data = [found, { ...found, field: 'category', label: 'Pay' }];
  const api = { ...post.answers, '/api/admin/content/post/list/facets': { data } };
  const { user } = renderAdmin('/admin/blog/b1/edit', { api });
  await user.click(await screen.findByRole('tab', { name: 'Details' }));
  const tag = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Tag 1' });
  await user.click(tag);
  await waitFor(() => expect([...tag.list!.options].map(({ value }) => value)).toEqual(['Night shift']));
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
    expect(screen.queryByRole('button', { name: 'Add below' })).not.toBeInTheDocument();
    expect(
      within(screen.getByRole('toolbar'))
        .getAllByRole('button')
        .map(({ ariaLabel }) => ariaLabel),
    ).toEqual([
      ...['Bold', 'Italic', 'Bulleted list', 'Numbered list', 'Quote', 'Link', 'Suggest links', 'Insert an image'],
    ]);
    expect(screen.getByRole('link', { name: 'Advanced' })).toHaveAttribute('href', '/admin/blog/b1/edit-advanced');
  });

  it.each([
    ['deletes', (editor: Editor) => editor.chain().selectAll().deleteSelection().run()],
    ['writes over', (editor: Editor) => editor.chain().selectAll().insertContent('x').run()],
    ['moves', (editor: Editor) => movePart(editor, partNumber(editor, 3), 2)],
    ['cuts', (editor: Editor) => deletePart(editor, partNumber(editor, 2))],
    ['duplicates', (editor: Editor) => duplicatePart(editor, partNumber(editor, 2))],
    ['pastes', (editor: Editor) => editor.commands.insertContentAt(3, { type: 'card', attrs: { section: note } })],
  ])('keeps its locked cards, which it could not delete again, when an action %s them', async (_, change) => {
    const { post, editor } = await renderPost('/admin/blog/b1/edit');
    act(() => void change(editor));
    expect(await screen.findByText('Locked sections stay as they are')).toBeVisible();
    act(() => void editor.commands.focus('end'));
    write(editor, ' More.');
    expect(await saved(post)).toEqual([intro, note, unknown, { ...end, html: '<p>Last words. More.</p>' }]);
  });
});
