import type { ReactNode } from 'react';
import classes from './ChangeList.module.css';
import { changedFields, type Content } from './content-comparison';
import { describeListChange, describeValue } from './describe-value';
import type { FieldDeclarations } from './field-declarations';
import { fieldLabel } from './field-labels';
import { leafChanges, type LeafChange } from './history/leaf-changes';
import { wordDiff } from './history/word-diff';

interface ChangeListProps {
  readonly fields: FieldDeclarations;
  readonly from: Content;
  readonly to: Content;
  /** Beside the name of each changed field of the top level. */
  readonly actions?: (name: string) => ReactNode;
}

/** What differs between two states of a content, field by field: words taken out and put in, lists in words. */
export function ChangeList({ fields, from, to, actions }: ChangeListProps) {
  return (
    <dl className={classes.root}>
      {changedFields(from, to).map((name) => (
        <div key={name} className={classes.change}>
          <dt>
            {fieldLabel(fields, name, to)}
            {actions?.(name)}
          </dt>
          {leafChanges(name, from[name], to[name]).map((change) => (
            <dd key={change.path}>
              {change.path === name ? null : (
                <span className={classes.place}>{placeIn(fields, name, change.path, to)}</span>
              )}
              <Change change={change} fields={fields} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** "question 2: Answer" within "Questions and answers". */
function placeIn(fields: FieldDeclarations, name: string, path: string, content: Content): string {
  const whole = fieldLabel(fields, path, content);
  return whole.slice(fieldLabel(fields, name, content).length).replace(/^[,:]\s*/, '');
}

function Change({
  change: { path, from, to },
  fields,
}: {
  readonly change: LeafChange;
  readonly fields: FieldDeclarations;
}) {
  if (typeof from === 'string' && typeof to === 'string' && from !== '' && to !== '') {
    return wordDiff(from, to).map(({ kind, text }, index) => {
      if (kind === 'removed') return <del key={index}>{text}</del>;
      return kind === 'added' ? <ins key={index}>{text}</ins> : <span key={index}>{text}</span>;
    });
  }
  const listChange = describeListChange(from, to);
  return (
    <>
      {listChange ? <span className={classes.place}>{listChange}</span> : null}
      <del>{describeValue(from, fields[path])}</del>
      <ins>{describeValue(to, fields[path])}</ins>
    </>
  );
}
