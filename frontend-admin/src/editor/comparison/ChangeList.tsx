import type { ReactNode } from 'react';
import { ChangedValue } from './ChangedValue';
import classes from './ChangeList.module.css';
import type { Content } from '../model/content-comparison';
import type { FieldDeclarations } from '../model/field-declarations';
import { fieldLabel, labelBelow } from '../model/field-labels';
import { changesBetween, type Change } from './changes';
import { useNamedLinks } from '../model/named-links';

interface ChangeListProps {
  readonly fields: FieldDeclarations;
  readonly from: Content;
  readonly to: Content;
  /** Default: those between the two. */
  readonly changes?: readonly Change[];
  /** Beside the name of each change. */
  readonly actions?: (change: Change, label: string) => ReactNode;
}

/** What differs between two states of a content, field by field: words taken out and put in, entries, images. */
export function ChangeList({ changes, ...props }: ChangeListProps) {
  const named = useNamedLinks(props.from, props.to);
  return (
    <ul className={classes.root}>
      {inOrderOf(props.fields, changes ?? changesBetween(props.from, props.to)).map((change) => (
        <ChangeItem key={change.path} {...props} change={change} named={named} around="" />
      ))}
    </ul>
  );
}

/** As the form has them; fields that it does not have come last. */
function inOrderOf(fields: FieldDeclarations, changes: readonly Change[]): readonly Change[] {
  const names = Object.keys(fields);
  const placeOf = ({ path }: Change) => {
    const place = names.indexOf(path.replace(/\..*/, ''));
    return place < 0 ? names.length : place;
  };
  return changes.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** What happened to an entry, besides its words: "Moved from 3 to 1, hidden". */
function wordsOf({ kind, parts, moved }: Change): string {
  const visibility = parts.find(({ path }) => path.endsWith('.published'));
  const words = [
    kind === 'added' || kind === 'removed' ? kind : null,
    moved ? `moved from ${moved.from + 1} to ${moved.to + 1}` : null,
    visibility ? (visibility.to === false ? 'hidden' : 'shown') : null,
  ];
  return words.filter((word) => word !== null).join(', ');
}

interface ChangeItemProps extends Omit<ChangeListProps, 'changes'> {
  readonly change: Change;
  /** A value with what its links lead to in words. */
  readonly named: <T>(value: T) => T;
  /** What the place around it is called. */
  readonly around: string;
}

function ChangeItem({ change, around, ...props }: ChangeItemProps) {
  const { fields, from, to, actions, named } = props;
  const content = change.kind === 'removed' ? from : to;
  const whole = fieldLabel(fields, change.path, content);
  const own = labelBelow(whole, around);
  const word = wordsOf(change);
  // Whether an entry is hidden is in its head already; chosen on its own, it has a line, too.
  const parts = actions ? change.parts : change.parts.filter(({ path }) => !path.endsWith('.published'));
  return (
    <li className={classes.change} data-kind={change.kind}>
      <div className={classes.head}>
        <span className={classes.name}>{own}</span>
        {word ? <span className={classes.word}>{word}</span> : null}
        {actions?.(change, whole)}
      </div>
      {change.parts.length > 0 ? (
        <ul className={classes.parts}>
          {parts.map((part) => (
            <ChangeItem key={`${part.kind} ${part.path}`} {...props} change={part} around={whole} />
          ))}
        </ul>
      ) : (
        <ChangedValue change={named(change)} fields={fields} content={content} />
      )}
    </li>
  );
}
