import { startTransition, useState } from 'react';
import type { PreviewAction } from '@20x/kit';
import { Button } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useEditorContext } from '../document/EditorContext';
import { useFieldErrors } from '../model/field-form';
import { useLive } from '../model/live-content';
import { ContentFeed } from '../preview/ContentFeed';
import { outlineOf, type PageSection } from './outline';
import { OutlineTree } from './OutlineTree';
import classes from './VisualEditor.module.css';

interface OutlinePaneProps {
  readonly sections: readonly PageSection[];
  readonly selected: string | null;
  readonly onSelect: (path: string) => void;
  readonly onWrite: (path: string) => void;
  readonly onAct: (row: string, action: PreviewAction, to?: number) => void;
  readonly onAdd: (place: { readonly list: string; readonly index: number }) => void;
  readonly onClose: () => void;
}

/** The parts of the page on the left. */
export function OutlinePane({ sections, onAdd, onClose, ...tree }: OutlinePaneProps) {
  const { form, fields } = useEditorContext();
  const [content, setContent] = useState(() => form.getValues());
  const compared = { live: useLive(), errors: useFieldErrors() };
  const [list] = Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'blocks' ? [name] : []));
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears Escape from what is in it
    <nav
      className={classes.outline}
      aria-label="Outline"
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return;
        onClose();
        document.querySelector<HTMLElement>('[data-part="outline"]')?.focus();
      }}
    >
      <ContentFeed
        onChange={() => {
          startTransition(() => {
            setContent(form.getValues());
          });
        }}
      />
      <OutlineTree nodes={outlineOf(fields, sections, { draft: content, ...compared })} {...tree} />
      {list === undefined ? null : (
        <Button
          size="xs"
          variant="default"
          leftSection={<Plus />}
          onClick={() => {
            const blocks = content[list];
            onAdd({ list, index: Array.isArray(blocks) ? blocks.length : 0 });
          }}
        >
          Add section
        </Button>
      )}
    </nav>
  );
}
