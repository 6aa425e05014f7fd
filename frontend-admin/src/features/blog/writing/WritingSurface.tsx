import { useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react';
import { notify, useAppDispatch } from '@20x/kit';
import { useCallbackRef, useDisclosure, useMediaQuery } from '@mantine/hooks';
import { idOfRow } from '@20x/shared/row-ids';
import { getSchema, type Editor, type JSONContent } from '@tiptap/core';
import type { Schema } from '@tiptap/pm/model';
import { EditorContent, useEditor } from '@tiptap/react';
import { useOpenDocument } from '../../../editor/document/EditorContext';
import { useOpenOnDemand } from '../../../editor/fields/lists/use-open-on-demand';
import { usePasting } from '../../../editor/fields/rich-text/pasting/use-pasting';
import richText from '../../../editor/fields/rich-text/RichText.module.css';
import { Toolbar } from '../../../editor/fields/rich-text/Toolbar';
import { asList, isSameValue } from '../../../editor/model/content-comparison';
import { useFieldErrors, useFieldForm } from '../../../editor/model/field-form';
import { Cards } from './CardView';
import { WritingDocument } from './document';
import { DeletedNotice } from './DeletedNotice';
import { extensionsFor, path } from './extensions';
import { FindBar } from './FindBar';
import { Gutter, PartTools } from './Gutter';
import { markKey } from './field-marks';
import { currentPart, startOf } from './parts';
import type { PartKeys } from './part-keys';
import { writingExtensions } from './schema';
import { reveal, stickyBar } from './reveal';
import { takeIn } from './take-in';
import { useFocusMode } from './use-focus-mode';
import { WritingBar } from './WritingBar';
import classes from './Writing.module.css';

/** There is no room for a gutter. */
const narrow = '(max-width: 47.99em)';

const firstContent = (sections: readonly unknown[]) =>
  writingOf(getSchema(writingExtensions)).documentOf(sections).toJSON() as JSONContent;

interface WritingSurfaceProps {
  /** Text alone: every other section is shown, locked. */
  readonly isSimple: boolean;
}

/** A post as one text: paragraphs as they are written, and between them every other section as a card. */
export function WritingSurface({ isSimple }: WritingSurfaceProps) {
  const { undo, redo, writing } = useOpenDocument().editor;
  const [isMenuOpen, menu] = useDisclosure();
  const [isFinding, finding] = useDisclosure();
  const step = (run: () => void) => {
    writing.keep();
    run();
    writing.keep();
  };
  const { editor, sections, isEntered } = useWriting(isSimple, {
    undo,
    redo,
    step,
    openMenu: menu.open,
    find: finding.open,
  });
  const { isFocusMode, toggleFocusMode } = useFocusMode();
  const isNarrow = useMediaQuery(narrow, false, { getInitialValueInEffect: false });
  const surface = useRef<HTMLDivElement>(null);
  const order = sections.map((section) => idOfRow(section) ?? '').join(' ');
  const cards = useMemo(() => ({ order: order.split(' '), areLocked: isSimple }), [order, isSimple]);
  const tools = {
    ...{ editor, step, isMenuOpen },
    onMenu: (opened: boolean) => (opened ? menu.open() : menu.close()),
  };
  return (
    <Cards value={cards}>
      <div className={classes.root}>
        <div {...stickyBar} className={classes.toolbar} data-finding={isFinding || undefined}>
          <Toolbar editor={editor} tools={isSimple ? 'simple' : 'all'} isAnchorShown={isEntered && !isFinding} />
          <WritingBar
            editor={editor}
            sections={sections}
            isFocused={isFocusMode}
            onFocus={toggleFocusMode}
            isFinding={isFinding}
            onFind={finding.toggle}
          >
            {isNarrow && !isSimple ? <PartTools {...tools} part={() => currentPart(editor)} /> : null}
          </WritingBar>
          {isFinding ? <FindBar editor={editor} areCardsLocked={isSimple} step={step} onClose={finding.close} /> : null}
        </div>
        <div ref={surface} className={classes.surface} data-gutter={!isSimple || undefined}>
          {isSimple || isNarrow ? null : <Gutter {...tools} surface={surface} />}
          <DeletedNotice editor={editor} step={step} />
          <EditorContent editor={editor} className={`${richText.content} ${classes.content}`} />
        </div>
      </div>
    </Cards>
  );
}

/** The editor of the text, and the sections that it shows. */
function useWriting(isSimple: boolean, keys: PartKeys) {
  const form = useFieldForm();
  const dispatch = useAppDispatch();
  // The editor is made once and calls them on keys, and useEffectEvent is for effects only.
  const steady: PartKeys = {
    undo: useCallbackRef(keys.undo),
    redo: useCallbackRef(keys.redo),
    step: useCallbackRef(keys.step),
    openMenu: useCallbackRef(keys.openMenu),
    find: useCallbackRef(keys.find),
  };
  const [extensions] = useState(() => extensionsFor(form, isSimple, steady, (reason) => void dispatch(notify(reason))));
  const [content] = useState(() => firstContent(asList(form.read(path))));
  /** What the document shows. */
  const shownRef = useRef(asList(form.read(path)));
  const pasting = usePasting(!isSimple);
  /** The person has been in the text: until then its cursor is where nobody has put it. */
  const [isEntered, setEntered] = useState(false);
  const editor = useEditor({
    extensions,
    content,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': 'Body' },
      ...pasting,
      // Goes on to what scrolls sideways, such as code.
      handleScrollToSelection: (view) => {
        reveal(view);
        return false;
      },
    },
    onFocus: () => setEntered(true),
    onUpdate: ({ editor: { state, schema } }) => {
      const next = writingOf(schema).sectionsOf(state.doc, shownRef.current);
      if (!isSameValue(next, shownRef.current)) form.write(path, next);
      shownRef.current = asList(form.read(path));
    },
  });
  return { editor, sections: useShownSections(editor, shownRef), isEntered };
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
