import { useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react';
import { useCallbackRef } from '@mantine/hooks';
import { cleanPaste } from '@20x/kit/rich-text/extensions';
import { idOfRow } from '@20x/shared/row-ids';
import { getSchema, type Editor, type Extensions, type JSONContent } from '@tiptap/core';
import type { Schema } from '@tiptap/pm/model';
import { EditorContent, ReactNodeViewRenderer, useEditor } from '@tiptap/react';
import { useOpenDocument } from '../../../editor/document/EditorContext';
import { blockLibrary } from '../../../editor/fields/blocks/block-library';
import { focusField } from '../../../editor/fields/focus-field';
import { useOpenOnDemand } from '../../../editor/fields/lists/use-open-on-demand';
import richText from '../../../editor/fields/rich-text/RichText.module.css';
import { Toolbar } from '../../../editor/fields/rich-text/Toolbar';
import { asList, isSameValue } from '../../../editor/model/content-comparison';
import type { FieldDeclarations } from '../../../editor/model/field-declarations';
import { useFieldErrors, useFieldForm, type FieldForm } from '../../../editor/model/field-form';
import { Cards, CardView } from './CardView';
import { WritingDocument } from './document';
import { fieldMarks, markKey } from './field-marks';
import { insertCard, startOf } from './parts';
import { partKeys } from './part-keys';
import { Card, writingExtensions } from './schema';
import { slashItems } from './slash-items';
import { slashCommands } from './SlashMenu';
import { takeIn } from './take-in';
import classes from './Writing.module.css';

const path = 'blocks';

const firstContent = (sections: readonly unknown[]) =>
  writingOf(getSchema(writingExtensions)).documentOf(sections).toJSON() as JSONContent;

interface WritingSurfaceProps {
  /** Text alone: every other section is shown, locked. */
  readonly isSimple: boolean;
}

/** A post as one text: paragraphs as they are written, and between them every other section as a card. */
export function WritingSurface({ isSimple }: WritingSurfaceProps) {
  const form = useFieldForm();
  const { editor: opened } = useOpenDocument();
  // The editor of the text is made once and calls them on keys, and useEffectEvent is for effects only.
  const undo = useCallbackRef(opened.undo);
  const redo = useCallbackRef(opened.redo);
  const endStep = useCallbackRef(opened.writing.keep);
  const [extensions] = useState(() => extensionsFor(form, isSimple, { undo, redo, endStep }));
  const [content] = useState(() => firstContent(asList(form.read(path))));
  /** What the document shows. */
  const shownRef = useRef(asList(form.read(path)));
  const editor = useEditor({
    extensions,
    content,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': 'Body' },
      transformPastedHTML: cleanPaste,
    },
    onUpdate: ({ editor: { state, schema } }) => {
      const next = writingOf(schema).sectionsOf(state.doc, shownRef.current);
      if (!isSameValue(next, shownRef.current)) form.write(path, next);
      shownRef.current = asList(form.read(path));
    },
  });
  const sections = useShownSections(editor, shownRef);
  const order = sections.map((section) => idOfRow(section) ?? '').join(' ');
  const cards = useMemo(() => ({ order: order.split(' '), areLocked: isSimple }), [order, isSimple]);
  return (
    <Cards value={cards}>
      <div className={classes.root}>
        <div className={classes.toolbar}>
          <Toolbar editor={editor} tools="all" />
        </div>
        <EditorContent editor={editor} className={`${richText.content} ${classes.content}`} />
      </div>
    </Cards>
  );
}

/** Keeps the document the same as the form, whatever writes into it. */
function useShownSections(editor: Editor, shownRef: RefObject<readonly unknown[]>): readonly unknown[] {
  const form = useFieldForm();
  const value = form.useValue(path);
  const errors = useFieldErrors();
  const follow = useEffectEvent(() => {
    if (editor.isDestroyed) return;
    // Read now: what this render was told of may have been written over.
    const [old, now] = [shownRef.current, asList(form.read(path))];
    shownRef.current = now;
    if (now !== old && !isSameValue(now, old)) takeIn(editor, writingOf(editor.schema), old, now);
    editor.view.dispatch(editor.state.tr.setMeta(markKey, true));
  });
  useEffect(() => {
    // Cards are rendered at once, which an effect cannot do.
    queueMicrotask(() => follow());
  }, [editor, value, errors]);
  useOpenOnDemand(path, goToText, false);
  return asList(value);

  /** A card opens itself; a text takes the cursor. */
  function goToText(field: string) {
    const [index, name] = field.split('.');
    const id = idOfRow(asList(form.read(path))[Number(index)]);
    const part = editor.state.doc.children.findIndex(({ attrs }) => attrs.sectionId === id);
    if (name !== 'html' || id === undefined || part < 0) return;
    editor
      .chain()
      .setTextSelection(startOf(editor, part) + 1)
      .focus()
      .scrollIntoView()
      .run();
  }
}

const writings = new WeakMap<Schema, WritingDocument>();
function writingOf(schema: Schema): WritingDocument {
  const writing = writings.get(schema) ?? new WritingDocument(schema);
  writings.set(schema, writing);
  return writing;
}

function extensionsFor(form: FieldForm, isSimple: boolean, steps: Parameters<typeof partKeys>[0]): Extensions {
  const items = slashItems((editor, type) => {
    const { initial, fields } = blockLibrary[type];
    const id = insertCard(editor, type, initial);
    const index = asList(form.read(path)).findIndex((section) => idOfRow(section) === id);
    const names = Object.keys(fields);
    const first = names.find((name) => (fields as FieldDeclarations)[name]?.role === 'title') ?? names[0] ?? '';
    focusField(`${path}.${index}.${first}`);
  });
  const card = Card.extend({ addNodeView: () => ReactNodeViewRenderer(CardView) });
  return [
    ...writingExtensions.map((extension) => (extension === Card ? card : extension)),
    fieldMarks(form, path),
    partKeys(steps),
    ...(isSimple ? [] : [slashCommands(items)]),
  ];
}
