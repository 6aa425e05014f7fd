import type { Page } from '@20x/kit';
import { Field } from '../../editor/fields/Field';
import classes from './PageForm.module.css';

const PageField = Field<Page>;

/** A page: what it is called, and its sections. */
export function PageForm() {
  return (
    <div className={classes.root}>
      <PageField name="title" />
      <PageField name="blocks" />
    </div>
  );
}
