import { useState } from 'react';
import { anchorFrom } from '@20x/shared/anchor';
import { Button, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { verbatim } from '../frame/field-frame';
import { headingAt, setAnchor } from './heading-anchors';
import classes from './RichText.module.css';

/** The anchor of the heading at the cursor. It stays when the words change, so that links to it keep working. */
export function HeadingAnchor({ editor }: { readonly editor: Editor }) {
  const heading = useEditorState({ editor, selector: ({ editor: current }) => headingAt(current) });
  /** What is being typed; null: what the heading has. */
  const [typed, setTyped] = useState<string | null>(null);
  if (!heading) return null;
  const { id, words, isShared } = heading;
  const proposal = anchorFrom(words);
  const keep = () => {
    if (typed !== null) setAnchor(editor, anchorFrom(typed));
    setTyped(null);
  };
  return (
    <div className={classes.anchor}>
      <TextInput
        {...verbatim}
        aria-label="Anchor of the heading"
        leftSection="#"
        leftSectionWidth={20}
        placeholder="no anchor"
        size="xs"
        value={typed ?? id}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
        }}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          keep();
          editor.commands.focus();
        }}
      />
      {id === '' && typed === null && proposal ? (
        <Button
          variant="subtle"
          color="gray"
          size="compact-xs"
          onClick={() => {
            setAnchor(editor, proposal);
            editor.commands.focus();
          }}
        >
          Use #{proposal}
        </Button>
      ) : null}
      <span role="status" className={classes.anchorNote} data-warning={isShared || undefined}>
        {anchorNote(id, isShared)}
      </span>
    </div>
  );
}

function anchorNote(id: string, isShared: boolean): string {
  if (isShared) return 'Another heading has it too: links lead to the first.';
  return id === '' ? 'Links can lead to a heading by its anchor.' : 'It is kept when the words change.';
}
