import { SiteLink } from '../../ui/SiteLink';
import type { BlockProps } from '../parts/block-props';
import { filled } from '../parts/block-text';
import classes from './PullQuoteBlock.module.css';

export function PullQuoteBlock({ block }: BlockProps<'pullQuote'>) {
  const [quote, by, source] = [filled(block.quote), filled(block.by), filled(block.source)];
  if (!quote) return null;
  return (
    <figure className={classes.root}>
      <blockquote cite={source}>
        <p>{quote}</p>
      </blockquote>
      {by || source ? <figcaption>{source ? <SiteLink to={source}>{by ?? 'Source'}</SiteLink> : by}</figcaption> : null}
    </figure>
  );
}
