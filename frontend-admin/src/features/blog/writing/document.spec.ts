import { Editor, getSchema, type JSONContent } from '@tiptap/core';
import { DOMSerializer, Fragment, type Node } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import { newBlock } from '../../../editor/model/block-values';
import { blockLibrary } from '../../../editor/fields/blocks/block-library';
import type { FieldForm } from '../../../editor/model/field-form';
import { numbers } from '../../../testing/numbers';
import { WritingDocument } from './document';
import { extensionsFor } from './extensions';
import { duplicatePart, movePart, partNumber } from './parts';
import { arriving, writingExtensions } from './schema';

type Section = Readonly<Record<string, unknown>>;
type Next = (below: number) => number;

const schema = getSchema(writingExtensions);
const writing = new WritingDocument(schema);
const text = (id: string, html: string, rest: object = {}) => ({ id, type: 'richText', html, ...rest });
const through = (sections: readonly unknown[]) => writing.sectionsOf(writing.documentOf(sections), sections);
const pick = <T>(next: Next, list: readonly T[]): T => list[next(list.length)]!;

const marks = ['strong', 'em', 'code', 's', 'u', 'sub', 'sup', 'a'];
const words = ['shift', 'a &lt; b', 'München 🏥', 'Dr. O’Neil', 'x  y', '“quoted”'];

/** Words, some of them with marks inside of marks, whichever is the outer one. */
function inline(next: Next, within: readonly string[] = []): string {
  const parts = Array.from({ length: 1 + next(within.length === 0 ? 4 : 2) }, () => {
    const word = pick(next, words);
    const mark = pick(
      next,
      marks.filter((one) => !within.includes(one)),
    );
    const marked = () => {
      const inner = within.length < 3 ? inline(next, [...within, mark]) : word;
      return `<${mark}${mark === 'a' ? ' href="/contact"' : ''}>${inner}</${mark}>`;
    };
    return pick(next, [() => word, marked, marked, () => `${word}<br>${word}`])();
  });
  return parts.join(pick(next, [' ', ' ', '']));
}

function part(next: Next, depth = 0): string {
  const item = () => `<li>${inline(next)}${depth < 2 && next(3) === 0 ? `<ul><li>${inline(next)}</li></ul>` : ''}</li>`;
  return pick(next, [
    () => `<p>${inline(next)}</p>`,
    () => `<h${2 + next(3)} id="a-${next(99)}">${inline(next)}</h2>`.replace(/^(<h(\d).*)<\/h2>$/, '$1</h$2>'),
    () => `<ul>${item()}${item()}</ul>`,
    () => `<ol start="3">${item()}</ol>`,
    () => `<blockquote><p>${inline(next)}</p></blockquote>`,
    () => `<pre><code class="language-ts">const a = 1;\n  b();</code></pre>`,
    () => '<hr>',
    () => '<img src="/a.jpg" alt="A board" width="640" height="400">',
    () =>
      `<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td>${inline(next)}</td></tr></tbody></table>`,
    () => '<figure><img src="/a.jpg" alt=""><figcaption>Foreign</figcaption></figure>',
    () => 'Words without any markup',
    () => '<p></p>',
    () => '',
  ])();
}

function section(next: Next, index: number): Section {
  const id = `s${index}`;
  const html = Array.from({ length: 1 + next(4) }, () => part(next)).join('');
  const types = Object.keys(blockLibrary) as (keyof typeof blockLibrary)[];
  return pick(next, [
    () => text(id, html),
    () => text(id, html),
    () => text(id, html, { anchor: null, background: null, published: true }),
    () => text(id, html, pick(next, [{ anchor: 'here' }, { background: 'ink' }, { published: false }, { later: 1 }])),
    () => ({ ...newBlock(pick(next, types), { title: inline(next), text: 'not a text' }), id }),
    () => ({ id, type: 'ofALaterVersion', deep: [{ a: { b: [null, 1, 'x'] } }] }),
  ])();
}

const nothing = () => undefined;
const noKeys = { undo: nothing, redo: nothing, step: nothing, openMenu: nothing, find: nothing };

const post = (next: Next) => Array.from({ length: next(7) }, (_, index) => section(next, index));

describe('the document of a post', () => {
  it('writes no text as markup again while a card is typed into', () => {
    const write = jest.spyOn(DOMSerializer.prototype, 'serializeFragment');
    const sections = [text('a', '<p>One</p>'), { id: 'b', type: 'callout', title: 'Two' }, text('c', '<h2>Three</h2>')];
    const document = writing.documentOf(sections);
    writing.sectionsOf(document, sections);
    write.mockClear();
    // The form copies all sections with every key.
    expect(writing.sectionsOf(document, structuredClone(sections))).toEqual(sections);
    expect(write).not.toHaveBeenCalled();
    write.mockRestore();
  });

  it('gives back every section that nobody changed as the same object', () => {
    const next = numbers(12);
    for (let run = 0; run < 200; run += 1) {
      const sections = post(next);
      const back = through(sections);
      const lost = sections.filter((one) => !back.includes(one));
      if (lost.length > 0 || back.length !== sections.length) throw new Error(JSON.stringify({ sections, back }));
      expect(back).toEqual(sections);
    }
  });

  it('gives every section an id of its own and keeps the others, whatever is done to it', () => {
    const next = numbers(7);
    const editor = new Editor({ extensions: writingExtensions });
    const own = new WritingDocument(editor.schema);
    for (let run = 0; run < 80; run += 1) {
      const before = post(next);
      editor.commands.setContent(own.documentOf(before).toJSON());
      let sections = own.sectionsOf(editor.state.doc, before);
      for (let step = 0; step < 6; step += 1) {
        const told = JSON.stringify({ sections, doc: editor.state.doc });
        const untouched = change(editor, next);
        const after = own.sectionsOf(editor.state.doc, sections);
        const ids = after.map((one) => (one as Section).id);
        if (new Set(ids).size < ids.length || ids.some((id) => !id)) throw new Error(`ids ${told}`);
        if (JSON.stringify(own.sectionsOf(own.documentOf(after), after)) !== JSON.stringify(after))
          throw new Error(`not stable ${told}`);
        const isKept = (one: unknown) => after.some((other) => JSON.stringify(other) === JSON.stringify(one));
        if (!sections.filter((one) => untouched.has((one as Section).id)).every(isKept))
          throw new Error(`lost ${told}`);
        sections = after;
      }
    }
    editor.destroy();
  });
});

/** Opens sections in an editor of posts, types into one of their texts, and answers what is saved and what was typed into. */
function typedInto(next: Next, sections: readonly Section[], isSimple: boolean) {
  const form = { read: () => sections, errors: {} } as unknown as FieldForm;
  const refuse = jest.fn();
  const extensions = extensionsFor(form, isSimple, noKeys, refuse);
  const editor = new Editor({ extensions, content: writing.documentOf(sections).toJSON() as JSONContent });
  const own = new WritingDocument(editor.schema);
  const save = () => own.sectionsOf(editor.state.doc, sections) as readonly Section[];
  const opened = save();
  const places: number[] = [];
  editor.state.doc.descendants((node, place) => void (node.isTextblock && places.push(place + node.nodeSize - 1)));
  const place = places.length > 0 ? pick(next, places) : null;
  const touched = place === null ? undefined : sectionOf(editor.state.doc.resolve(place).node(1));
  if (place !== null) editor.commands.insertContentAt(place, 'typed');
  const isAllowed = refuse.mock.calls.length === 0;
  const typed = save();
  if (isSimple) editor.chain().selectAll().deleteSelection().run();
  const hasCards = editor.state.doc.children.some(({ type }) => type.name === 'card');
  const kept = isSimple && hasCards ? save() : typed;
  editor.destroy();
  return { opened, touched, isAllowed, typed, kept };
}

it('leaves every block that nobody typed into as it is, from the simple editor to the advanced one and back', () => {
  const next = numbers(31);
  for (let run = 0; run < 60; run += 1) {
    let sections: readonly Section[] = post(next);
    for (const isSimple of [true, false, true]) {
      const { opened, touched, isAllowed, typed, kept } = typedInto(next, sections, isSimple);
      const known = new Set(sections.map(({ id }) => id));
      const others = (all: readonly Section[]) => all.filter(({ id }) => id !== touched && known.has(id));
      expect(opened).toEqual(sections);
      expect(isAllowed).toBe(true);
      expect(others(typed)).toEqual(others(sections));
      expect(JSON.stringify(typed).includes('typed')).toBe(
        touched !== undefined || JSON.stringify(sections).includes('typed'),
      );
      expect(kept).toEqual(typed);
      sections = typed;
    }
  }
});

it('opens words with marks in every nesting for writing, and keeps them all', () => {
  const next = numbers(3);
  const tags = (html: string) => [...html.matchAll(/<(\w+)/g)].map(([, name]) => name);
  for (let run = 0; run < 300; run += 1) {
    const html = `<p>${inline(next)}</p>`;
    const before = [text('a', html)];
    const doc = writing.documentOf(before);
    if (doc.firstChild!.type.name !== 'paragraph') throw new Error(`locked ${html}`);
    const line = schema.nodes.paragraph!.create({ sectionId: 'a' }, schema.text('New'));
    const [after] = writing.sectionsOf(doc.copy(doc.content.addToEnd(line)), before) as [{ readonly html: string }];
    expect(new Set(tags(after.html))).toEqual(new Set(tags(html)));
    expect(writing.documentOf([after]).textContent).toBe(`${doc.textContent}New`);
  }
});

it('goes on in another section where one would be too long to be saved, and leaves the others alone', () => {
  const long = text('long', `<p>${'Long. '.repeat(16_400)}</p>`);
  const before = [text('a', '<p>First &amp; <a href="/contact">words</a>.</p>'), long, text('b', '<p>Last.</p>')];
  const editor = new Editor({ extensions: writingExtensions });
  const own = new WritingDocument(editor.schema);
  editor.commands.setContent(own.documentOf(before).toJSON());
  const line = `<p>A &amp; B: <strong>${'words '.repeat(50)}</strong> of a <a href="/contact">long</a> document.</p>`;
  editor.commands.insertContentAt(10, line.repeat(700));
  const after = own.sectionsOf(editor.state.doc, before) as readonly { readonly html: string }[];
  expect(after.length).toBeLessThan(9);
  expect(after.every(({ html }) => html.length <= 100_000)).toBe(true);
  expect(after.slice(-2)).toEqual(before.slice(1));
  expect(
    after
      .map(({ html }) => html)
      .join('')
      .split(line),
  ).toHaveLength(701);
  expect(own.sectionsOf(own.documentOf(after), after)).toEqual(after);
  editor.destroy();
});

it('moves a heading with its anchor, and gives a duplicate none', () => {
  const editor = new Editor({ extensions: writingExtensions, content: '<h2 id="why">Why</h2><p>Because.</p>' });
  duplicatePart(editor, partNumber(editor, 0));
  expect(editor.getHTML()).toBe('<h2 id="why">Why</h2><h2>Why</h2><p>Because.</p>');
  movePart(editor, partNumber(editor, 0), 2);
  expect(editor.getHTML()).toBe('<h2>Why</h2><p>Because.</p><h2 id="why">Why</h2>');
  editor.destroy();
});

const sectionOf = ({ attrs }: Node): unknown => (attrs.section as Section | undefined)?.id ?? attrs.sectionId;

/** Does something to the document, and says which sections it had nothing to do with. */
function change(editor: Editor, next: Next): ReadonlySet<unknown> {
  const { doc, tr, schema: own } = editor.state;
  const count = doc.childCount;
  const placeOf = (index: number) => {
    let place = 0;
    for (let at = 0; at < index; at += 1) place += doc.child(at).nodeSize;
    return place;
  };
  const [from, to] = [next(count), next(count + 1)];
  const [moved, place] = [doc.child(from), placeOf(from)];
  const target = placeOf(to);
  const copy = arriving(Fragment.from(moved), new Set([sectionOf(moved) as string]));
  const card = own.nodes.card!.create({ section: { id: 'copied', type: 'callout', title: 'Copy' } });
  const edits = [
    () => tr.insert(target, card),
    () => tr.insert(target, copy),
    () => tr.insert(target, own.nodes.paragraph!.create(null, own.text('New words'))),
    () => tr.delete(place, place + moved.nodeSize),
    () =>
      tr
        .insert(target, arriving(Fragment.from(moved)))
        .delete(tr.mapping.map(place), tr.mapping.map(place + moved.nodeSize)),
    () => (moved.isTextblock ? tr.insertText('typed ', place + 1) : tr),
    () => (moved.type.name === 'paragraph' && moved.content.size > 1 ? tr.split(place + 2) : tr),
    () => tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(target, tr.doc.content.size)))),
  ];
  edits[next(edits.length)]!();
  const near = [from, from - 1, from + 1, to, to - 1, to + 1].filter((index) => index >= 0 && index < count);
  const touched = new Set(near.map((index) => sectionOf(doc.child(index))));
  editor.view.dispatch(tr);
  return new Set(doc.children.map(sectionOf).filter((id) => !touched.has(id)));
}
