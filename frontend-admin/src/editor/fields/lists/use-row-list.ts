import { useEffect, useRef, useState, type RefObject } from 'react';
import { useCallbackRef } from '@mantine/hooks';
import { toggleHidden } from '../../model/hidden-entry';
import { useFieldForm } from '../../model/field-form';
import { rowActionOf, type RowAction } from './row-actions';
import { useOpenEntries } from './use-open-entries';
import { useOpenOnDemand } from './use-open-on-demand';
import { copyOfRow } from '../../model/rows';
import { useRows, type DeletedRow } from './use-rows';

interface RowListOptions {
  /** The element that holds the list. */
  readonly root: RefObject<HTMLElement | null>;
  readonly path: string;
  /** One entry, in lower case: "question". */
  readonly item: string;
  /** Opening a row closes the other, and a refused field opens none. Default: false. */
  readonly isAccordion?: boolean;
  /** Where the rows beside a list of columns have their cells: they go where their column goes. */
  readonly cells?: string | undefined;
  /** Says why the list takes no other entry, or no copy of this one; false: it does. Default: it takes all. */
  readonly refuses?: (copied?: unknown) => boolean;
}

/** A list of the form as a person works with it: what is open, where the focus goes, and what is said of each step. */
export function useRowList({ root, path, item, isAccordion = false, cells, refuses = () => false }: RowListOptions) {
  const form = useFieldForm();
  const list = useRows(path, cells);
  const { rows, keys } = list;
  const { show, ...opening } = useOpenEntries(keys, { isAccordion });
  const openField = (field: string) => {
    const key = keys[Number.parseInt(field, 10)];
    if (key !== undefined) show(key);
  };
  useOpenOnDemand(path, openField, !isAccordion);
  const [message, setMessage] = useState('');
  const focusNext = useFocusNext(root);
  const idOf = (index: number) => `${path}.${index}`;
  const firstField = (index: number) => `[data-row="${idOf(index)}"] [data-field]`;

  function insert(index: number, entries: readonly unknown[]) {
    if (refuses()) return;
    show(list.insert(index, entries));
    focusNext(firstField(index));
  }

  function move(from: number, to: number) {
    if (to < 0 || to >= rows.length || from === to) return;
    const control = document.activeElement?.getAttribute('data-control');
    focusNext(control ? `[data-row="${idOf(to)}"] [data-control="${control}"]` : firstField(to));
    list.move(from, to);
    setMessage(`Moved to position ${to + 1} of ${rows.length}.`);
  }

  function act(index: number, action: RowAction) {
    const number = index + 1;
    if (action === 'up' || action === 'down') move(index, index + (action === 'up' ? -1 : 1));
    else if (action === 'duplicate') {
      const row = form.read(idOf(index));
      if (refuses(row)) return;
      insert(number, [copyOfRow(row)]);
      setMessage(`Copied ${item} ${number}.`);
    } else if (action === 'hide') {
      const isHidden = toggleHidden(form, idOf(index));
      setMessage(isHidden ? `Visitors will not see ${item} ${number}.` : `Visitors will see ${item} ${number}.`);
    } else {
      focusNext(`[data-undo="${list.remove(index)}"]`);
      setMessage(`Deleted ${item} ${number}. Undo is possible for 10 seconds.`);
    }
  }

  // One function for all rows and all renders: a row that did not change is not rendered again.
  const onAction = useCallbackRef(act);
  useRowKeys(root, path, onAction);

  return {
    ...list,
    ...opening,
    ...{ path, item, message, show, insert, move, onAction },
    undo: (entry: DeletedRow) => {
      if (refuses()) return;
      const { position, key } = list.restore(entry);
      show(key);
      focusNext(firstField(position));
      setMessage(`The ${item} is back.`);
    },
  };
}

export type RowListState = ReturnType<typeof useRowList>;

/** Moves the focus after the next render; an entry whose field is still loading takes it itself. */
function useFocusNext(root: RefObject<HTMLElement | null>) {
  const next = useRef<string | null>(null);
  useEffect(() => {
    const selector = next.current;
    if (!selector) return;
    const [row = ''] = selector.split(' ');
    const find = (wanted: string) => root.current?.querySelector<HTMLElement>(wanted);
    const target = find(selector) ?? find(`${row} [data-control="toggle"]`);
    if (!target) return; // The next render brings it.
    next.current = null;
    target.focus();
  });
  return (selector: string) => {
    next.current = selector;
  };
}

function useRowKeys(
  root: RefObject<HTMLElement | null>,
  path: string,
  onAction: (index: number, action: RowAction) => void,
) {
  useEffect(() => {
    const list = root.current;
    const onKeyDown = (event: KeyboardEvent) => {
      const action = rowActionOf(event);
      const row = (event.target as HTMLElement).closest<HTMLElement>('[data-row]')?.dataset.row ?? '';
      // The innermost list that the key was pressed in takes it.
      if (!action || event.defaultPrevented || row.slice(0, row.lastIndexOf('.')) !== path) return;
      event.preventDefault();
      onAction(Number(row.slice(row.lastIndexOf('.') + 1)), action);
    };
    list?.addEventListener('keydown', onKeyDown);
    return () => list?.removeEventListener('keydown', onKeyDown);
  }, [root, path, onAction]);
}
