import { useId, type ReactNode } from 'react';
import { UnstyledButton } from '@mantine/core';
import { ChevronRight, GripVertical } from 'lucide-react';
import { IconButton } from '../../ui/IconButton';
import { rowControls, type RowAction } from './row-actions';
import classes from './RowList.module.css';
import type { DragHandle, DragMark } from './use-drag-sort';

export interface RowFrameProps {
  /** Path of the row, such as `faqs.2`. */
  readonly path: string;
  readonly index: number;
  readonly count: number;
  /** "Question 3" */
  readonly name: string;
  /** What its buttons act on: "question 3". */
  readonly what: string;
  readonly summary?: ReactNode;
  readonly icon?: ReactNode;
  readonly hidden: boolean;
  readonly refusals: number;
  readonly isOpen: boolean;
  readonly mark?: DragMark;
  readonly handle: DragHandle;
  readonly onToggle: () => void;
  readonly onAction: (index: number, action: RowAction) => void;
  readonly children: ReactNode;
}

/** One entry of a list: a line with what it is and what can be done with it, and its fields while it is open. */
export function RowFrame(props: RowFrameProps) {
  const { path, index, count, name, what, summary, icon, hidden, refusals, isOpen, mark, handle } = props;
  const fieldsId = useId();
  return (
    <li
      className={`${classes.sorted} ${classes.row}`}
      data-row={path}
      data-mark={mark}
      data-hidden={hidden || undefined}
    >
      <div className={classes.head}>
        <span className={classes.handle} aria-hidden {...handle}>
          <GripVertical />
        </span>
        <UnstyledButton
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={fieldsId}
          data-control="toggle"
          onClick={props.onToggle}
        >
          <ChevronRight className={classes.chevron} />
          {icon}
          <span className={classes.name}>{name}</span>
          <span className={classes.summary}>{summary}</span>
          {hidden ? <span className={classes.badge}>Hidden</span> : null}
          {refusals > 0 ? (
            <span className={classes.badge} data-tone="danger">
              {refusals === 1 ? '1 error' : `${refusals} errors`}
            </span>
          ) : null}
        </UnstyledButton>
        <div className={classes.actions}>
          {rowControls(hidden).map(({ action, icon, verb, keys }) => (
            <IconButton
              key={action}
              data-control={action}
              label={`${verb} ${what}`}
              hint={keys ? `${verb} (${keys})` : verb}
              icon={icon}
              isOff={(action === 'up' && index === 0) || (action === 'down' && index === count - 1)}
              onClick={() => props.onAction(index, action)}
            />
          ))}
        </div>
      </div>
      <div id={fieldsId} className={classes.fields} hidden={!isOpen}>
        {isOpen ? props.children : null}
      </div>
    </li>
  );
}
