import { Checkbox } from '@mantine/core';
import { GitCompareArrows, Tag } from 'lucide-react';
import type { HistoryEntry } from '../../api/generated';
import { IconButton } from '../../ui/IconButton';
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
          <IconButton
            label={`Compare v${entry.number} with the form, and restore`}
            hint="Compare with the form, and restore"
            icon={GitCompareArrows}
            onClick={onCompare}
          />
          <IconButton label={`Name v${entry.number}`} hint="Name it, to keep it for good" icon={Tag} onClick={onName} />
        </div>
      ) : null}
    </li>
  );
}
