import { fieldOf } from '../../ui/field-of';
import { SiteLink } from '../../ui/SiteLink';
import type { BlockProps } from '../parts/block-props';
import { filled, rowsWith } from '../parts/block-text';
import classes from './SourcesBlock.module.css';

export function SourcesBlock({ block }: BlockProps<'sources'>) {
  const items = rowsWith(block.items, 'title');
  if (items.length === 0) return null;
  return (
    <div className={classes.root}>
      <h2>{filled(block.title) ?? 'Sources'}</h2>
      <ol>
        {items.map((item, index) => (
          <li key={index} data-field={fieldOf(item)}>
            {filled(item.url) ? (
              <SiteLink to={item.url ?? ''} rel="noopener">
                {item.title}
              </SiteLink>
            ) : (
              item.title
            )}
            {filled(item.note) && <span className={classes.note}>{item.note}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}
