import { NativeSelect } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Link2, Unlink } from 'lucide-react';
import { IconButton } from '../../../ui/IconButton';
import { LinkPicker, type ChosenLink } from '../links/LinkPicker';
import { HeadingAnchor } from './HeadingAnchor';
import type { TextImage } from './ImageDialog';
import { ImageTool } from './ImageTool';
import { linkAt, plainManner, type LinkAt } from './link-at';
import classes from './RichText.module.css';
import { SuggestLinksTool } from './SuggestedLinks';
import { levels, markTools, setLevel, tableTools, type Level, type Tool } from './tools';

interface ToolbarProps {
  readonly editor: Editor;
  /** few: short answers. simple: what most posts need. */
  readonly tools: 'all' | 'few' | 'simple';
  /** The anchor of the heading at the cursor. Default: true. */
  readonly isAnchorShown?: boolean;
}

/** What can be done with the selected text; in a table also what can be done with it. */
export function Toolbar({ editor, tools, isAnchorShown = true }: ToolbarProps) {
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      level:
        levels.find(({ value }) => value !== 'text' && current.isActive('heading', { level: Number(value) }))?.value ??
        'text',
      active: [...markTools, ...tableTools].filter(({ isActive }) => isActive(current)).map(({ name }) => name),
      isInTable: current.isActive('table'),
      isInHeading: current.isActive('heading'),
      image: current.isActive('image') ? (current.getAttributes('image') as TextImage) : null,
      link: linkAt(current),
    }),
  });
  const tool = ({ name, icon, keys, run }: Tool) => (
    <IconButton
      key={name}
      label={name}
      hint={keys ? `${name} (${keys})` : name}
      icon={icon}
      variant={state.active.includes(name) ? 'light' : 'subtle'}
      aria-pressed={state.active.includes(name)}
      onMouseDown={(event) => event.preventDefault()} // The text keeps its selection.
      onClick={() => run(editor)}
    />
  );
  return (
    <div role="toolbar" aria-label="Formatting" className={classes.toolbar}>
      {tools === 'few' ? null : (
        <NativeSelect
          aria-label="Style"
          className={classes.level}
          value={state.level}
          data={levels.filter(({ value }) => tools === 'all' || value !== '4' || state.level === '4')}
          onChange={(event) => {
            setLevel(editor, event.currentTarget.value as Level);
          }}
        />
      )}
      {markTools.filter(({ name }) => tools === 'all' || named[tools].has(name)).map(tool)}
      <LinkTool editor={editor} link={state.link} />
      {tools === 'few' ? null : <SuggestLinksTool editor={editor} />}
      {tools === 'few' ? null : <ImageTool editor={editor} image={state.image} />}
      {state.isInHeading && isAnchorShown ? <HeadingAnchor editor={editor} /> : null}
      {state.isInTable ? <div className={classes.tableTools}>{tableTools.map(tool)}</div> : null}
    </div>
  );
}

const few = ['Bold', 'Bulleted list', 'Numbered list'];
const named = { few: new Set(few), simple: new Set([...few, 'Italic', 'Quote']) } as const;

interface LinkToolProps extends Pick<ToolbarProps, 'editor'> {
  readonly link: LinkAt | null;
}

function LinkTool({ editor, link }: LinkToolProps) {
  const [isPicking, { open, close }] = useDisclosure();
  return (
    <>
      <IconButton
        label="Link"
        icon={Link2}
        variant={link === null ? 'subtle' : 'light'}
        aria-pressed={link !== null}
        onClick={open}
      />
      {link === null ? null : (
        <IconButton
          label="Remove the link"
          icon={Unlink}
          onClick={() => editor.chain().focus().extendMarkRange('link').unsetLink().run()}
        />
      )}
      {isPicking ? (
        <LinkPicker
          href={link?.href ?? ''}
          manner={link ?? plainManner}
          onClose={close}
          onChoose={(chosen) => {
            close();
            applyLink(editor, chosen);
          }}
        />
      ) : null}
    </>
  );
}

/** Without a selected text the name of the target becomes the text. */
function applyLink(editor: Editor, { href, words, ...manner }: ChosenLink): void {
  const rel = [manner.nofollow && 'nofollow', manner.sponsored && 'sponsored'].filter(Boolean).join(' ') || null;
  const attrs = { href, rel, target: manner.newTab ? '_blank' : null };
  const isBare = editor.state.selection.empty && !editor.isActive('link');
  if (isBare) {
    editor
      .chain()
      .focus()
      .insertContent({ type: 'text', text: words, marks: [{ type: 'link', attrs }] })
      .run();
  } else editor.chain().focus().extendMarkRange('link').setLink(attrs).run();
}
