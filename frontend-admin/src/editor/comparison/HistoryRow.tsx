import { Checkbox } from '@mantine/core';
import { GitCompareArrows, Tag } from 'lucide-react';
import type { HistoryEntry } from '../../api/generated';
import { IconButton } from '../../ui/IconButton';
import { clockTime } from '../../ui/clock';
import { plannedText, stepTitle, versionTitle, type VersionHistory } from './history-words';
import classes from './HistoryTab.module.css';

interface HistoryRowProps {
  readonly version: VersionHistory;
  readonly isPicked: boolean;
  readonly onPick: () => void;
  readonly onCompare: () => void;
  readonly onName: (revision: HistoryEntry) => void;
}

export function HistoryRow({ version, isPicked, onPick, onCompare, onName }: HistoryRowProps) {
  const { number, revision, steps } = version;
  return (
    <li className={classes.row}>
      <Checkbox aria-label={`Compare v${number}`} size="xs" checked={isPicked} onChange={onPick} />
      <div className={classes.what}>
        <span className={classes.title}>{versionTitle(version)}</span>
        {revision?.live ? <span className={classes.badge}>live</span> : null}
        {revision?.draft ? <span className={classes.badge}>draft</span> : null}
        {revision?.name ? <span className={classes.name}>{revision.name}</span> : null}
        {revision ? <span className={classes.when}>{whenAndWho(revision)}</span> : null}
        {steps.map((step) => (
          <Step key={`${step.kind} ${step.at}`} step={step} />
        ))}
      </div>
      <div className={classes.actions}>
        <IconButton
          label={`Compare v${number} with the form, and restore`}
          hint="Compare with the form, and restore"
          icon={GitCompareArrows}
          onClick={onCompare}
        />
        {revision ? (
          <IconButton
            label={`Name v${number}`}
            hint="Name it, to keep it for good"
            icon={Tag}
            onClick={() => onName(revision)}
          />
        ) : null}
      </div>
    </li>
  );
}

/** What was done with the version, when and by whom. */
function Step({ step }: { readonly step: HistoryEntry }) {
  const planned = step.kind === 'schedule-cancelled' ? null : plannedText(step);
  return (
    <span className={classes.step}>
      <span className={classes.tag} data-kind={step.kind}>
        {stepTitle(step)}
      </span>{' '}
      <span className={classes.when}>{whenAndWho(step)}</span>
      {step.slug ? <span className={classes.note}>To the address {step.slug}</span> : null}
      {step.note ? <span className={classes.note}>{step.note}</span> : null}
      {planned ? <span className={classes.note}>{planned}</span> : null}
    </span>
  );
}

const whenAndWho = ({ at, by }: HistoryEntry) => `${clockTime(new Date(at))}, ${by ?? 'starter content'}`;
