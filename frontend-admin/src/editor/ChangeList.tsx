import { changedFields, type Content } from './content-comparison';
import { describeListChange, describeValue } from './describe-value';
import { fieldLabel, type FieldDeclarations } from './field-declarations';
import classes from './ChangeList.module.css';

interface ChangeListProps {
  readonly fields: FieldDeclarations;
  readonly from: Content;
  readonly to: Content;
}

/** What differs between two states of a content, field by field: before and after. */
export function ChangeList({ fields, from, to }: ChangeListProps) {
  return (
    <dl className={classes.root}>
      {changedFields(from, to).map((name) => {
        const listChange = describeListChange(from[name], to[name]);
        return (
          <div key={name} className={classes.change}>
            <dt>{fieldLabel(fields, name)}</dt>
            {listChange ? <dd>{listChange}</dd> : null}
            <dd>
              <del>{describeValue(from[name], fields[name])}</del>
            </dd>
            <dd>
              <ins>{describeValue(to[name], fields[name])}</ins>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
