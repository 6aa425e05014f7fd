import type { TrustStat } from '@20x/kit';
import { fieldOf } from './field-of';
import { filled } from './field-text';
import classes from './Stats.module.css';

/** Numbers on rules, each with its source where the editor gave one. */
export function Stats({ items }: { readonly items: readonly TrustStat[] }) {
  return (
    <ul className={classes.root}>
      {items.map((item, index) => (
        <li key={index} data-field={fieldOf(item)}>
          <b>{item.value}</b> <span>{item.label}</span>
          {filled(item.source) && <small>{[item.source, filled(item.asOf)].filter(Boolean).join(', ')}</small>}
        </li>
      ))}
    </ul>
  );
}
