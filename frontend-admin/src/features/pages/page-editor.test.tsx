import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PageContent } from '../../api/generated';
import { pageApi } from '../../testing/documents';
import { renderPageEditor } from '../../testing/page-editor';

const content: PageContent = {
  title: 'Night shifts',
  blocks: [
    { id: 'a', type: 'hero', title: 'Fill the night', primary: { label: 'Book a Demo', href: '/pricing' } },
    {
      id: 'b',
      type: 'faq',
      anchor: 'faq',
      items: [{ question: 'Who is it for?', answer: '<p>For <strong>agencies</strong>.</p>' }],
    },
    { id: 'c', type: 'ctaBand', title: 'Bring last week.' },
  ],
  seo: { title: 'Kept' },
};

const renderEditor = (page = pageApi(content)) => renderPageEditor(page);
const section = (name: RegExp) => screen.getByRole('button', { name, expanded: false });
const names = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.dataset.control === 'toggle')
    .map(({ textContent }) => textContent);

describe('page editor: sections', () => {
  it('lists the sections with what they say', async () => {
    await renderEditor();
    expect(names()).toEqual([
      'HeroFill the night',
      'Questions and answersWho is it for?',
      'Call to actionBring last week.',
    ]);
    expect(screen.getByText('3', { selector: 'legend span' })).toBeVisible();
  });

  it('edits a field of a section, and of an object that is not there yet', async () => {
    const { user, page, save } = await renderEditor();
    await user.click(section(/^Hero/));
    const second = screen.getByRole('group', { name: 'Second button' });
    fireEvent.change(within(second).getByLabelText('Label'), { target: { value: 'See it' } });
    fireEvent.change(screen.getByLabelText('Underlined part of the title'), { target: { value: 'the night' } });
    await save();
    expect(page.blocks[0]).toEqual({ ...content.blocks![0], secondary: { label: 'See it' }, highlight: 'the night' });
    expect(page.document.content.seo).toEqual({ title: 'Kept' });
  });

  it('opens one section at a time, or all, and marks in the outline the one that is open', async () => {
    const { user } = await renderEditor();
    const opened = () => screen.queryAllByRole('button', { name: /^(Hero|Questions|Call)/, expanded: true });
    await user.click(section(/^Hero/));
    await user.click(section(/^Call to action/));
    expect(opened()).toEqual([screen.getByRole('button', { name: /^Call to action/ })]);
    expect(screen.getByRole('button', { name: /^Go to section: 3\. Call to action/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Expand all' }));
    expect(opened()).toHaveLength(3);
  });

  it('adds a section from the library, found by a word', async () => {
    const { user, page, save } = await renderEditor();
    await user.click(screen.getByRole('button', { name: 'Add section' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add a section' });
    expect(within(dialog).getByRole('region', { name: 'Proof' })).toBeInTheDocument();
    await user.type(within(dialog).getByLabelText('Find a section'), 'checklist{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Add point' }));
    expect(screen.getByLabelText('Point 2')).toHaveFocus();
    await save();
    expect(page.blocks[3]).toMatchObject({
      type: 'checklist',
      items: ['', ''],
      id: expect.stringMatching(/^[\w-]{36}$/),
    });
  });

  it('moves, hides and copies sections; a copy has an id of its own and no anchor', async () => {
    const { user, page, save } = await renderEditor();
    await user.click(screen.getByRole('button', { name: 'Move up section 2' }));
    fireEvent.keyDown(section(/^Call to action/), { key: 'ArrowUp', altKey: true });
    await user.click(screen.getByRole('button', { name: 'Hide section 1' }));
    await user.click(screen.getByRole('button', { name: 'Duplicate section 1' }));
    await save();
    expect(page.blocks.map(({ type }) => type)).toEqual(['faq', 'faq', 'ctaBand', 'hero']);
    expect(page.blocks.map(({ published }) => published)).toEqual([false, false, undefined, undefined]);
    expect(page.blocks[1]!.id).not.toBe('b');
    expect(page.blocks[1]!.anchor).toBeNull();
  });

  it('deletes with undo', async () => {
    const { user } = await renderEditor();
    await user.click(screen.getByRole('button', { name: 'Delete section 1' }));
    expect(names()).toHaveLength(2);
    await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!);
    expect(names()).toHaveLength(3);
  });

  it('leads to a section', async () => {
    const { user } = await renderEditor();
    await user.click(screen.getByRole('button', { name: 'Go to section' }));
    await user.click(await screen.findByRole('menuitem', { name: /^3\. Call to action/ }));
    await waitFor(() => {
      expect(screen.getByRole('button', { name: /^Call to action/, expanded: true })).toHaveFocus();
    });
  });

  it('keeps a section of a type that it does not know', async () => {
    const future = { id: 'x', type: 'hologram', depth: 3 } as never;
    const page = pageApi({ ...content, blocks: [future, ...content.blocks!] });
    const { user, save } = await renderEditor(page);
    await user.click(section(/^Unknown section/));
    expect(screen.getByText(/does not know sections of the type “hologram”/)).toBeVisible();
    fireEvent.change(screen.getAllByLabelText('Title')[0]!, { target: { value: 'Nights' } });
    await save();
    expect(page.blocks[0]).toEqual(future);
    expect(screen.queryByRole('button', { name: 'Hide section 1' })).not.toBeInTheDocument();
    fireEvent.keyDown(section(/^Hero/), { key: 'ArrowUp', altKey: true });
    fireEvent.keyDown(screen.getByRole('button', { name: /^Unknown section/ }), { key: 'd', ctrlKey: true });
    expect(await screen.findByText('This section cannot be copied')).toBeVisible();
    await save();
    expect(page.blocks.map(({ id }) => id)).toEqual(['a', 'x', 'b', 'c']);
  });

  it('takes no more sections than a page may have', async () => {
    const blocks = Array.from({ length: 400 }, (_, index) => ({ ...content.blocks![2]!, id: `c${index}` }));
    await renderEditor(pageApi({ ...content, blocks }));
    fireEvent.click(screen.getByText('Add section'));
    expect(await screen.findByText('No room for another section')).toBeVisible();
    expect(screen.queryByText('Add a section')).not.toBeInTheDocument();
    fireEvent.keyDown(screen.getAllByText('Call to action')[0]!, { key: 'd', ctrlKey: true });
    expect(screen.getByText('400', { selector: 'legend span' })).toBeVisible();
  });
});
