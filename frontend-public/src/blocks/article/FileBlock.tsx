import { FileDown } from 'lucide-react';
import { Icon } from '../../ui/Icon';
import { linkKind } from '../../ui/link-kind';
import type { BlockProps } from '../parts/block-props';
import { filled } from '../parts/block-text';
import classes from './FileBlock.module.css';

/** A file of this site is saved; one of another site opens there, as its browser decides. */
export function FileBlock({ block }: BlockProps<'file'>) {
  const [url, title] = [filled(block.url), filled(block.title)];
  if (!url || !title || linkKind(url) === 'refused') return null;
  const details = filled(block.details) ?? typeOf(url);
  return (
    <a className={classes.root} href={url} download={url.startsWith('/') || undefined} rel="noopener">
      <Icon icon={FileDown} size={24} />
      <span className={classes.text}>
        <span className={classes.title}>{title}</span>
        {details && <span className={classes.details}>{details}</span>}
      </span>
    </a>
  );
}

/** "PDF"; nothing where the address does not say. */
const typeOf = (url: string) =>
  /\.([a-z]\w{1,4})(?:[?#].*)?$/i.exec(url.replace(/^https?:\/\/[^/]*/, ''))?.[1]?.toUpperCase();
