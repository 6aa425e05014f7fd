import type { ReactElement } from 'react';
import { notify, useAppDispatch, useSite } from '@20x/kit';
import { Menu, Text } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { ArrowDown, ArrowUp, Copy, Link2, Replace, Trash2, type LucideIcon } from 'lucide-react';
import { useOpenDocument } from '../../../editor/document/EditorContext';
import { modKey } from '../../../ui/mod-key';
import { anchorOfPart, canCopy, canTurn, deletePart, duplicatePart, movePart, turnInto, type PartAt } from './parts';
import { textKinds } from './text-kinds';

interface PartMenuProps {
  readonly editor: Editor;
  /** Read when something is chosen, as the text may change below an open menu. */
  readonly part: () => PartAt;
  /** Makes what it runs one step of undo. */
  readonly step: (run: () => void) => void;
  readonly opened: boolean;
  readonly onChange: (opened: boolean) => void;
  /** The button that opens it. */
  readonly children: ReactElement;
}

/** What can be done with a paragraph, a list, a card … as a whole. */
export function PartMenu({ editor, part, step, opened, onChange, children }: PartMenuProps) {
  const copyLink = useCopyLink();
  const isText = opened && canTurn(editor, part());
  const isCopied = opened && canCopy(editor, part());
  const anchor = opened ? anchorOfPart(editor, part()) : null;
  const entry = (verb: string, Icon: LucideIcon, keys: string | null, run: (at: PartAt) => void) => (
    <Menu.Item
      leftSection={<Icon />}
      rightSection={keys ? <Text c="dimmed">{keys}</Text> : null}
      onClick={() => {
        step(() => run(part()));
        editor.commands.focus();
      }}
    >
      {verb}
    </Menu.Item>
  );
  return (
    <Menu opened={opened} onChange={onChange} position="bottom-start" returnFocus={false}>
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown>
        {isText ? (
          <Menu.Sub position="right-start">
            <Menu.Sub.Target>
              <Menu.Sub.Item leftSection={<Replace />}>Turn into</Menu.Sub.Item>
            </Menu.Sub.Target>
            <Menu.Sub.Dropdown>
              {textKinds.map(({ title, icon: Icon, change }) => (
                <Menu.Item
                  key={title}
                  leftSection={<Icon />}
                  onClick={() => step(() => turnInto(editor, part(), change))}
                >
                  {title}
                </Menu.Item>
              ))}
            </Menu.Sub.Dropdown>
          </Menu.Sub>
        ) : null}
        {isCopied ? entry('Duplicate', Copy, `${modKey}+D`, (at) => duplicatePart(editor, at)) : null}
        {entry('Move up', ArrowUp, 'Alt+↑', (at) => movePart(editor, at, at.index - 1))}
        {entry('Move down', ArrowDown, 'Alt+↓', (at) => movePart(editor, at, at.index + 1))}
        {anchor === null ? null : entry('Copy link', Link2, null, () => void copyLink(anchor()))}
        {entry('Delete', Trash2, null, (at) => deletePart(editor, at))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Copies the address that leads to an anchor of the open document. */
function useCopyLink() {
  const { baseline } = useOpenDocument().editor;
  const { publicUrl } = useSite();
  const dispatch = useAppDispatch();
  return async (anchor: string) => {
    const path = `${baseline.nextPath ?? baseline.path}#${anchor}`;
    const address = new URL(path, publicUrl || window.location.origin).href;
    const isCopied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    dispatch(
      isCopied
        ? notify({ title: 'Link copied', description: address, variant: 'success' })
        : notify({ title: 'Not copied', description: `Copy it by hand: ${address}`, variant: 'destructive' }),
    );
  };
}
