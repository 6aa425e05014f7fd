import { SiteLink } from '../../ui/SiteLink';
import type { BlockProps } from '../block-props';
import { filled, rowsWith } from '../block-text';
import classes from './SourcesBlock.module.css';

export function SourcesBlock({ block }: BlockProps<'sources'>) {
  const items = rowsWith(block.items, 'title');
  if (items.length === 0) return null;
  return (
    <div className={classes.root}>
      <h2>{filled(block.title) ?? 'Sources'}</h2>
      <ol>
        {items.map(({ title, url, note }, index) => (
          <li key={index}>
            {filled(url) ? (
              <SiteLink to={url ?? ''} rel="noopener">
                {title}
              </SiteLink>
            ) : (
              title
            )}
            {filled(note) && <span className={classes.note}>{note}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}
