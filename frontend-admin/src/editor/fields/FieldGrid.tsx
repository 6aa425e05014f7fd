import type { ComponentType } from 'react';
import type { FieldDeclarations, FieldInputProps } from '../model/field-declarations';
import classes from './FieldGrid.module.css';

interface FieldGridProps {
  /** Of the object that the fields belong to. Default: the content itself. */
  readonly path?: string;
  readonly fields: FieldDeclarations;
  readonly Input: ComponentType<FieldInputProps>;
}

/** The fields of one object in their order; halves in pairs and thirds in threes where there is room. */
export function FieldGrid({ path, fields, Input }: FieldGridProps) {
  return (
    <div className={classes.root}>
      <div className={classes.grid}>
        {Object.entries(fields).map(([name, declaration]) => (
          <div key={name} className={classes.field} data-width={declaration.width}>
            <Input path={path === undefined ? name : `${path}.${name}`} declaration={declaration} />
          </div>
        ))}
      </div>
    </div>
  );
}
