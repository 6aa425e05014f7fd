import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { Extension, type Editor } from '@tiptap/core';
import { ReactRenderer } from '@tiptap/react';
import Suggestion, { type SuggestionProps } from '@tiptap/suggestion';
import { foundItems, type SlashItem } from './slash-items';
import classes from './Writing.module.css';

interface MenuHandle {
  /** Answers whether the key was for the menu. */
  onKey(key: string): boolean;
}

interface SlashMenuProps extends Pick<SuggestionProps<SlashItem>, 'items' | 'command'> {
  readonly ref?: Ref<MenuHandle>;
}

/** What can be inserted, chosen by arrows and Enter while the words are still typed into the text. */
function SlashMenu({ items, command, ref }: SlashMenuProps) {
  const [chosen, setChosen] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const [listed, setListed] = useState(items);
  if (listed !== items) {
    setListed(items);
    setChosen(0);
  }
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  useImperativeHandle(ref, () => ({
    onKey: (key) => {
      const item = items[chosen];
      if (key === 'ArrowDown') setChosen((chosen + 1) % Math.max(1, items.length));
      else if (key === 'ArrowUp') setChosen((chosen + items.length - 1) % Math.max(1, items.length));
      else if ((key === 'Enter' || key === 'Tab') && item) command(item);
      else return false;
      return true;
    },
  }));
  return (
    <div ref={list} role="listbox" aria-label="Insert" className={classes.menu}>
      {items.length === 0 ? <p className={classes.none}>No matches.</p> : null}
      {items.map(({ title, group, icon: Icon }, index) => (
        <div
          key={`${group} ${title}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === chosen}
          className={classes.item}
          onMouseDown={(event) => {
            event.preventDefault(); // The text keeps its cursor.
            command(items[index]!);
          }}
          onMouseMove={() => setChosen(index)}
        >
          <Icon size={18} />
          <span>{title}</span>
          <span className={classes.group}>{group}</span>
        </div>
      ))}
    </div>
  );
}

/** "/" at the start of a word opens the menu. Names have spaces, so it closes only where nothing is called that. */
export const slashCommands = (items: readonly SlashItem[]) =>
  Extension.create({
    name: 'slashCommands',
    addProseMirrorPlugins(this: { readonly editor: Editor }) {
      return [
        Suggestion<SlashItem, SlashItem>({
          editor: this.editor,
          char: '/',
          allowSpaces: true,
          allow: ({ state: { doc }, range }) => {
            const query = doc.textBetween(range.from + 1, range.to);
            const isName = !/\s/.test(query) || (!/^\s/.test(query) && foundItems(items, query).length > 0);
            return isName && doc.resolve(range.from).parent.type.name === 'paragraph';
          },
          items: ({ query }) => [...foundItems(items, query)],
          command: ({ editor, range, props }) => props.run(editor, range),
          render: menuOf,
        }),
      ];
    },
  });

function menuOf() {
  let menu: ReactRenderer<MenuHandle, SlashMenuProps> | null = null;
  let unmount: (() => void) | undefined;
  return {
    onStart: (props: SuggestionProps<SlashItem>) => {
      menu = new ReactRenderer<MenuHandle, SlashMenuProps>(SlashMenu, { editor: props.editor, props });
      unmount = props.mount(menu.element);
    },
    onUpdate: (props: SuggestionProps<SlashItem>) => menu?.updateProps(props),
    onKeyDown: ({ event }: { readonly event: KeyboardEvent }) => menu?.ref?.onKey(event.key) ?? false,
    onExit: () => {
      unmount?.();
      menu?.destroy();
      menu = null;
    },
  };
}
