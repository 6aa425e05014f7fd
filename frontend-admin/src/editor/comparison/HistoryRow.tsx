import { ActionIcon, Checkbox } from '@mantine/core';
import { GitCompareArrows, Tag } from 'lucide-react';
import type { HistoryEntry } from '../../api/generated';
import { Hint } from '../../ui/Hint';
import { clockTime } from '../../ui/clock';
import { historyTitle, plannedText } from './history-words';
import classes from './HistoryTab.module.css';

interface HistoryRowProps {
  readonly entry: HistoryEntry;
  readonly isPicked: boolean;
  readonly onPick: () => void;
  readonly onCompare: () => void;
  readonly onName: () => void;
}

export function HistoryRow({ entry, isPicked, onPick, onCompare, onName }: HistoryRowProps) {
  const isRevision = entry.kind === 'revision';
  const planned = plannedText(entry);
  return (
    <li className={classes.row} data-kind={entry.kind}>
      {isRevision ? (
        <Checkbox aria-label={`Compare v${entry.number}`} size="xs" checked={isPicked} onChange={onPick} />
      ) : (
        <span className={classes.mark} aria-hidden />
      )}
      <div className={classes.what}>
        <span className={classes.title}>{historyTitle(entry)}</span>
        {entry.live && isRevision ? <span className={classes.badge}>live</span> : null}
        {entry.draft && isRevision ? <span className={classes.badge}>draft</span> : null}
        {entry.slug ? <span className={classes.note}>With the address {entry.slug}</span> : null}
        {entry.name ? <span className={classes.name}>{entry.name}</span> : null}
        <span className={classes.when}>
          {clockTime(new Date(entry.at))}, {entry.by ?? 'starter content'}
        </span>
        {entry.note ? <span className={classes.note}>{entry.note}</span> : null}
        {planned ? <span className={classes.note}>{planned}</span> : null}
      </div>
      {isRevision ? (
        <div className={classes.actions}>
          <Hint label="Compare with the form, and restore">
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`Compare v${entry.number} with the form, and restore`}
              onClick={onCompare}
            >
              <GitCompareArrows size={16} strokeWidth={1.5} aria-hidden />
            </ActionIcon>
          </Hint>
          <Hint label="Name it, to keep it for good">
            <ActionIcon variant="subtle" color="gray" aria-label={`Name v${entry.number}`} onClick={onName}>
              <Tag size={16} strokeWidth={1.5} aria-hidden />
            </ActionIcon>
          </Hint>
        </div>
      ) : null}
    </li>
  );
}
