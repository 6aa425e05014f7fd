import { useId, type ReactNode } from 'react';
import { GripVertical } from 'lucide-react';
import type { EntryState } from '../model/live-content';
import { EntryHead } from './EntryHead';
import { rowControls, type RowAction } from './lists/row-actions';
import classes from './lists/RowList.module.css';
import type { DragHandle, DragMark } from '../../ui/use-drag-sort';

export interface RowFrameProps extends EntryState {
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
  readonly isOpen: boolean;
  /** It can be moved and deleted, but neither hidden nor copied. Default: false. */
  readonly isFixed?: boolean;
  readonly mark?: DragMark;
  readonly handle: DragHandle;
  readonly onToggle: () => void;
  readonly onAction: (index: number, action: RowAction) => void;
  readonly children: ReactNode;
}

/** One entry of a list: a line with what it is and what can be done with it, and its fields while it is open. */
export function RowFrame(props: RowFrameProps) {
  const { path, index, count, isHidden, isChanged, errors, leftOut, isOpen, isFixed, mark, handle, onAction, ...rest } =
    props;
  const { children, ...head } = rest;
  const fieldsId = useId();
  return (
    <li
      className={`${classes.sorted} ${classes.row}`}
      data-row={path}
      data-mark={mark}
      data-hidden={isHidden || undefined}
    >
      <div className={classes.head}>
        <span className={classes.handle} aria-hidden {...handle}>
          <GripVertical />
        </span>
        <EntryHead
          {...head}
          isOpen={isOpen}
          controls={fieldsId}
          state={{ isHidden, isChanged, errors, ...(leftOut && { leftOut }) }}
          actions={rowControls(isHidden, isFixed).map((control) => ({
            ...control,
            name: control.action,
            isOff: (control.action === 'up' && index === 0) || (control.action === 'down' && index === count - 1),
            run: () => onAction(index, control.action),
          }))}
        />
      </div>
      <div id={fieldsId} className={classes.fields} hidden={!isOpen}>
        {isOpen ? children : null}
      </div>
    </li>
  );
}
