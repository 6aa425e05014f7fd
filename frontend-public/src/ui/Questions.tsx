import type { FaqItem } from '@20x/kit';
import { fieldOf } from './field-of';
import { Prose } from './Prose';
import classes from './Questions.module.css';

/** Native disclosures: each opens on its own, without JavaScript too. */
export function Questions({ items }: { readonly items: readonly FaqItem[] }) {
  return (
    <div className={classes.items}>
      {items.map((item, index) => (
        <details key={index} className={classes.item} data-field={fieldOf(item)}>
          <summary>
            <h3>{item.question}</h3>
          </summary>
          <Prose html={item.answer} className={classes.answer} />
        </details>
      ))}
    </div>
  );
}
