import { useState, type KeyboardEvent } from 'react';
import type { PreviewAction } from '@20x/kit';
import { isPosition, lastPart } from './declaration-at';
import type { OutlineNode } from './outline';
import classes from './OutlineTree.module.css';

interface OutlineTreeProps {
  readonly nodes: readonly OutlineNode[];
  readonly selected: string | null;
  readonly onSelect: (path: string) => void;
  readonly onAct: (row: string, action: PreviewAction) => void;
}

interface Line {
  readonly node: OutlineNode;
  readonly level: 1 | 2;
  readonly isOpen: boolean;
}

/** The page as a tree that the keyboard works alone: arrows go, Enter selects, Alt with arrows moves what is selected. */
export function OutlineTree({ nodes, selected, onSelect, onAct }: OutlineTreeProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [current, setCurrent] = useState<string | null>(null);
  const isOpen = ({ path, children }: OutlineNode) =>
    open.has(path) || children.some((child) => selected === child.path || selected?.startsWith(`${child.path}.`));
  const lines: readonly Line[] = nodes.flatMap((node) => [
    { node, level: 1 as const, isOpen: isOpen(node) },
    ...(isOpen(node) ? node.children.map((child) => ({ node: child, level: 2 as const, isOpen: false })) : []),
  ]);
  const active = lines.some(({ node }) => node.path === current) ? current : (lines[0]?.node.path ?? null);

  const toggle = (path: string, isNowOpen: boolean) => {
    setOpen((all) => {
      const next = new Set(all);
      if (isNowOpen) next.add(path);
      else next.delete(path);
      return next;
    });
  };
  const goTo = (event: KeyboardEvent, index: number) => {
    const path = lines[Math.min(Math.max(index, 0), lines.length - 1)]?.node.path;
    if (path === undefined) return;
    setCurrent(path);
    const line = `[data-line="${CSS.escape(path)}"]`;
    event.currentTarget.closest('[role="tree"]')?.querySelector<HTMLElement>(line)?.focus();
  };

  function onKeyDown(event: KeyboardEvent, { node, isOpen: isNowOpen }: Line, index: number) {
    const action = isPosition(lastPart(node.path)) ? actionOf(event) : null;
    const deeds: Readonly<Record<string, () => void>> = {
      ArrowDown: () => goTo(event, index + 1),
      ArrowUp: () => goTo(event, index - 1),
      Home: () => goTo(event, 0),
      End: () => goTo(event, lines.length - 1),
      ArrowRight: () => (isNowOpen ? goTo(event, index + 1) : toggle(node.path, true)),
      ArrowLeft: () => toggle(node.path, false),
      Enter: () => onSelect(node.path),
      ' ': () => onSelect(node.path),
    };
    const deed = action === null ? deeds[event.key] : () => onAct(node.path, action);
    if (!deed) return;
    event.preventDefault();
    deed();
  }

  return (
    <div role="tree" aria-label="Parts of the page" className={classes.root}>
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
          onKeyDown={(event) => onKeyDown(event, line, index)}
        />
      ))}
    </div>
  );
}

const isSelected = ({ node, level }: Line, selected: string | null) =>
  selected === node.path || (level === 2 && selected?.startsWith(`${node.path}.`) === true);

interface TreeLineProps {
  readonly line: Line;
  readonly isSelected: boolean;
  readonly isActive: boolean;
  readonly onChoose: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function TreeLine({ line: { node, level, isOpen }, isSelected, isActive, onChoose, onKeyDown }: TreeLineProps) {
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
      onKeyDown={onKeyDown}
    >
      <span className={classes.label}>{node.label}</span>
      {node.words === '' ? null : <span className={classes.words}>{node.words}</span>}
      {node.isHidden ? <span className={classes.words}>hidden</span> : null}
    </div>
  );
}

function actionOf(event: KeyboardEvent): PreviewAction | null {
  if (event.altKey && event.key === 'ArrowUp') return 'up';
  if (event.altKey && event.key === 'ArrowDown') return 'down';
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'd') return 'duplicate';
  return event.key === 'Delete' ? 'delete' : null;
}
