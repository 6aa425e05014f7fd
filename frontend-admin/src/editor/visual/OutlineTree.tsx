import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { PreviewAction } from '@20x/kit';
import { StateMarks } from '../fields/EntryHead';
import { isPosition, lastPart } from '../model/declaration-at';
import type { OutlineNode } from './outline';
import { outlineActionOf, startsWith, type OutlineAction } from './outline-keys';
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

/**
 * The page as a tree that the keyboard works alone: arrows go, letters find, Enter selects, and once more writes on the
 * page; Alt with arrows moves an entry.
 */
export function OutlineTree({ nodes, selected, onSelect, onWrite, onAct }: OutlineTreeProps) {
  const root = useRef<HTMLDivElement>(null);
  const { isOpen, toggle, current, setCurrent } = useTreeState(nodes, selected);
  const lines: readonly Line[] = nodes.flatMap((node) => [
    { node, level: 1 as const, isOpen: isOpen(node) },
    ...(isOpen(node) ? node.children.map((child) => ({ node: child, level: 2 as const, isOpen: false })) : []),
  ]);
  const active = lines.some(({ node }) => node.path === current) ? current : (lines[0]?.node.path ?? null);
  const typed = useRef(startsWith());

  const follows = useFollow(root, selected, nodes);

  const goTo = (index: number) => {
    const path = lines[Math.min(Math.max(index, 0), lines.length - 1)]?.node.path;
    if (path === undefined) return;
    root.current?.querySelector<HTMLElement>(lineOf(path))?.focus();
  };

  function onKeyDown(event: KeyboardEvent, { node, level, isOpen: isNowOpen }: Line, index: number) {
    const action = isPosition(lastPart(node.path)) ? outlineActionOf(event, Number(lastPart(node.path))) : null;
    const goOut = () => goTo(lines.findLastIndex((line, at) => at < index && line.level < level));
    const actions: Readonly<Record<string, () => void>> = {
      ArrowDown: () => goTo(index + 1),
      ArrowUp: () => goTo(index - 1),
      Home: () => goTo(0),
      End: () => goTo(lines.length - 1),
      ArrowRight: () => (isNowOpen ? goTo(index + 1) : toggle(node, true)),
      ArrowLeft: () => (level === 2 ? goOut() : toggle(node, false)),
      Enter: () => (selected === node.path ? onWrite(node.path) : onSelect(node.path)),
      F2: () => onWrite(node.path),
      ' ': () => onSelect(node.path),
    };
    const act = (own: OutlineAction) => {
      // The page goes on with a new entry: it is written there.
      follows.current = own.action !== 'add';
      onAct(node.path, own.action, own.to);
    };
    const found = action || actions[event.key] ? null : typed.current(event, namesOf(lines), index);
    const find = found === null ? undefined : () => goTo(found);
    const run = action ? () => act(action) : (actions[event.key] ?? find);
    if (!run) return;
    event.preventDefault();
    run();
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
            if (line.level === 1) toggle(line.node, !line.isOpen);
            onSelect(line.node.path);
          }}
          onFocus={() => setCurrent(line.node.path)}
          onKeyDown={(event) => onKeyDown(event, line, index)}
        />
      ))}
    </div>
  );
}

const namesOf = (lines: readonly Line[]) => lines.map(({ node }) => [node.label, node.words]);

/** Brings the selected line into sight. Set to true, the focus goes with an entry that was moved or deleted. */
function useFollow(root: RefObject<HTMLElement | null>, selected: string | null, nodes: readonly OutlineNode[]) {
  const follows = useRef(false);
  useEffect(() => {
    const line = root.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!line) return;
    bringIntoPane(line);
    if (follows.current) line.focus();
    follows.current = false;
  }, [root, selected, nodes]);
  return follows;
}

/** Which sections are unfolded, and which line has the focus when the keyboard comes: both follow what is selected. */
function useTreeState(nodes: readonly OutlineNode[], selected: string | null) {
  const [followed, setFollowed] = useState<string | null>(null);
  const [folds, setFolds] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [current, setCurrent] = useState<string | null>(null);
  const isAround = ({ path }: OutlineNode) => selected === path || selected?.startsWith(`${path}.`) === true;
  const holding = nodes.find(({ children }) => children.some(isAround));
  const fold = (path: string, isNowOpen: boolean) => setFolds((all) => new Map(all).set(path, isNowOpen));
  if (followed !== selected) {
    setFollowed(selected);
    const line = holding?.children.find(isAround) ?? nodes.find(isAround);
    if (line) setCurrent(line.path);
    if (holding) fold(holding.path, true);
  }
  return {
    isOpen: ({ path }: OutlineNode) => folds.get(path) ?? false,
    toggle: ({ path, children }: OutlineNode, isNowOpen: boolean) => {
      if (children.length > 0) fold(path, isNowOpen);
    },
    current,
    setCurrent,
  };
}

/** Only the outline moves: the page stays where it is. */
function bringIntoPane(line: HTMLElement) {
  const pane = line.closest('nav');
  if (!pane || pane.scrollHeight <= pane.clientHeight) return;
  const [own, room] = [line.getBoundingClientRect(), pane.getBoundingClientRect()];
  if (own.top < room.top) pane.scrollTop += own.top - room.top;
  else if (own.bottom > room.bottom) pane.scrollTop += own.bottom - room.bottom;
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
      data-hidden={node.state.isHidden || undefined}
      tabIndex={isActive ? 0 : -1}
      className={classes.line}
      onClick={onChoose}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      <span className={classes.label}>{node.label}</span>
      {node.words === '' ? null : <span className={classes.words}>{node.words}</span>}
      <span className={classes.marks}>
        <StateMarks state={node.state} areDots />
      </span>
    </div>
  );
}
