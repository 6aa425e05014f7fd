import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { PreviewAction } from '@20x/kit';
import { isPosition, lastPart } from './declaration-at';
import type { OutlineNode } from './outline';
import classes from './OutlineTree.module.css';

interface OutlineTreeProps {
  readonly nodes: readonly OutlineNode[];
  readonly selected: string | null;
  readonly onSelect: (path: string) => void;
  /** Goes on writing on the page. */
  readonly onWrite: (path: string) => void;
  /** `to`: where a new entry comes. */
  readonly onAct: (row: string, action: PreviewAction, to?: number) => void;
}

interface Line {
  readonly node: OutlineNode;
  readonly level: 1 | 2;
  readonly isOpen: boolean;
}

/** The page as a tree that the keyboard works alone: arrows go, Enter selects, and once more writes on the page; Alt with arrows moves an entry. */
export function OutlineTree({ nodes, selected, onSelect, onWrite, onAct }: OutlineTreeProps) {
  const root = useRef<HTMLDivElement>(null);
  const follows = useRef(false);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [current, setCurrent] = useState<string | null>(null);
  const isOpen = ({ path, children }: OutlineNode) =>
    open.has(path) || children.some((child) => selected === child.path || selected?.startsWith(`${child.path}.`));
  const lines: readonly Line[] = nodes.flatMap((node) => [
    { node, level: 1 as const, isOpen: isOpen(node) },
    ...(isOpen(node) ? node.children.map((child) => ({ node: child, level: 2 as const, isOpen: false })) : []),
  ]);
  const active = lines.some(({ node }) => node.path === current) ? current : (lines[0]?.node.path ?? null);

  // The focus goes with an entry that was moved, and stays in the outline when one was deleted.
  useEffect(() => {
    const line = selected === null ? null : root.current?.querySelector<HTMLElement>(lineOf(selected));
    if (!follows.current || !line) return;
    follows.current = false;
    line.focus();
  }, [selected, nodes]);

  const toggle = (path: string, isNowOpen: boolean) => {
    setOpen((all) => {
      const next = new Set(all);
      if (isNowOpen) next.add(path);
      else next.delete(path);
      return next;
    });
  };
  const goTo = (index: number) => {
    const path = lines[Math.min(Math.max(index, 0), lines.length - 1)]?.node.path;
    if (path === undefined) return;
    root.current?.querySelector<HTMLElement>(lineOf(path))?.focus();
  };

  function onKeyDown(event: KeyboardEvent, { node, isOpen: isNowOpen }: Line, index: number) {
    const action = isPosition(lastPart(node.path)) ? actionOf(event, Number(lastPart(node.path))) : null;
    const deeds: Readonly<Record<string, () => void>> = {
      ArrowDown: () => goTo(index + 1),
      ArrowUp: () => goTo(index - 1),
      Home: () => goTo(0),
      End: () => goTo(lines.length - 1),
      ArrowRight: () => (isNowOpen ? goTo(index + 1) : toggle(node.path, true)),
      ArrowLeft: () => toggle(node.path, false),
      Enter: () => (selected === node.path ? onWrite(node.path) : onSelect(node.path)),
      F2: () => onWrite(node.path),
      ' ': () => onSelect(node.path),
    };
    const act = (own: PageAction) => {
      // The page goes on with a new entry: it is written there.
      follows.current = own.action !== 'add';
      onAct(node.path, own.action, own.to);
    };
    const deed = action === null ? deeds[event.key] : () => act(action);
    if (!deed) return;
    event.preventDefault();
    deed();
  }

  return (
    <div ref={root} role="tree" aria-label="Parts of the page" className={classes.root}>
      {lines.map((line, index) => (
        <TreeLine
          key={line.node.path}
          line={line}
          isSelected={isSelected(line, selected)}
          isActive={line.node.path === active}
          onChoose={() => {
            setCurrent(line.node.path);
            if (line.level === 1) toggle(line.node.path, !open.has(line.node.path));
            onSelect(line.node.path);
          }}
          onFocus={() => setCurrent(line.node.path)}
          onKeyDown={(event) => onKeyDown(event, line, index)}
        />
      ))}
    </div>
  );
}

const lineOf = (path: string) => `[data-line="${CSS.escape(path)}"]`;

const isSelected = ({ node, level }: Line, selected: string | null) =>
  selected === node.path || (level === 2 && selected?.startsWith(`${node.path}.`) === true);

interface TreeLineProps {
  readonly line: Line;
  readonly isSelected: boolean;
  readonly isActive: boolean;
  readonly onChoose: () => void;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function TreeLine({
  line: { node, level, isOpen },
  isSelected,
  isActive,
  onChoose,
  onFocus,
  onKeyDown,
}: TreeLineProps) {
  return (
    <div
      role="treeitem"
      aria-level={level}
      aria-selected={isSelected}
      aria-expanded={node.children.length > 0 ? isOpen : undefined}
      data-line={node.path}
      data-hidden={node.isHidden || undefined}
      tabIndex={isActive ? 0 : -1}
      className={classes.line}
      onClick={onChoose}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      <span className={classes.label}>{node.label}</span>
      {node.words === '' ? null : <span className={classes.words}>{node.words}</span>}
      {node.isHidden ? <span className={classes.words}>hidden</span> : null}
    </div>
  );
}

interface PageAction {
  readonly action: PreviewAction;
  readonly to?: number;
}

/** The same keys as on the page. */
function actionOf({ key, altKey, shiftKey, ctrlKey, metaKey }: KeyboardEvent, index: number): PageAction | null {
  const isCommand = ctrlKey || metaKey;
  if (altKey && key === 'ArrowUp') return { action: 'up' };
  if (altKey && key === 'ArrowDown') return { action: 'down' };
  if (isCommand && key.toLowerCase() === 'd') return { action: 'duplicate' };
  if ((key === 'Insert' && shiftKey) || (key === 'Enter' && altKey)) return { action: 'add', to: index };
  if (key === 'Insert' || (key === 'Enter' && isCommand && !shiftKey)) return { action: 'add', to: index + 1 };
  return key === 'Delete' || key === 'Backspace' ? { action: 'delete' } : null;
}
