import { useEffect, useEffectEvent, useRef } from 'react';
import { fewExtensions, richTextExtensions } from '@20x/kit/rich-text/extensions';
import { isSameMarkup } from '@20x/kit/rich-text/same-markup';
import { storedHtml } from '@20x/kit/rich-text/stored-html';
import { EditorContent, useEditor } from '@tiptap/react';
import { usePasting } from './pasting/use-pasting';
import classes from './RichText.module.css';
import { Toolbar } from './Toolbar';

interface RichTextEditorProps {
  readonly id: string;
  readonly path: string;
  readonly html: string;
  readonly isRefused: boolean;
  readonly tools: 'all' | 'few';
  /** Takes the focus as soon as it is there. */
  readonly isWanted: boolean;
  readonly onChange: (html: string) => void;
  /** The text holds markup that would be lost here. */
  readonly onForeign: () => void;
}

/** The editor itself, loaded when a text is first shown. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { id, path, html, isRefused, tools, isWanted, onChange, onForeign } = props;
  /** What the editor shows, as it is stored: another value came from elsewhere. */
  const shown = useRef(html);
  const pasting = usePasting();
  const editor = useEditor({
    extensions: tools === 'few' ? fewExtensions : richTextExtensions,
    autofocus: isWanted ? 'end' : false,
    content: html,
    shouldRerenderOnTransaction: false,
    editorProps: { ...propsFor({ id, path, isRefused }), ...pasting },
    onUpdate: ({ editor: changed }) => {
      shown.current = storedHtml(changed.getHTML());
      onChange(shown.current);
    },
  });

  const refuseForeign = useEffectEvent(onForeign);
  useEffect(() => {
    // Strict mode throws the first editor away; the second one comes with a render of its own.
    if (editor.isDestroyed) return;
    if (html !== shown.current) {
      shown.current = html;
      editor.commands.setContent(html, { emitUpdate: false });
    }
    if (!isSameMarkup(html, editor.getHTML())) refuseForeign();
  }, [editor, html]);

  useEffect(() => {
    if (editor.isDestroyed) return;
    editor.setOptions({ editorProps: { ...propsFor({ id, path, isRefused }), ...pasting } });
  }, [editor, id, isRefused, path, pasting]);

  return (
    <div className={classes.editor} data-refused={isRefused || undefined}>
      <Toolbar editor={editor} tools={tools} />
      <EditorContent editor={editor} className={classes.content} />
    </div>
  );
}

const propsFor = ({ id, path, isRefused }: Pick<RichTextEditorProps, 'id' | 'path' | 'isRefused'>) => ({
  attributes: {
    id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': `${id}-label`,
    'aria-invalid': String(isRefused),
    'data-field': path,
  },
});
