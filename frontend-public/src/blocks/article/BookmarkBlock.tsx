import { fieldOf } from '../../ui/field-of';
import { Picture } from '../../ui/Picture';
import { SiteLink } from '../../ui/SiteLink';
import type { BlockProps } from '../parts/block-props';
import { filled } from '../parts/block-text';
import classes from './BookmarkBlock.module.css';

/** The whole card is the link; its name is the title. */
export function BookmarkBlock({ block }: BlockProps<'bookmark'>) {
  const [url, title, image] = [filled(block.url), filled(block.title), filled(block.image)];
  if (!url || !title) return null;
  return (
    <div className={classes.root}>
      <div className={classes.text}>
        <SiteLink to={url} className={classes.link}>
          {title}
        </SiteLink>
        {filled(block.description) && <p>{block.description}</p>}
        <p className={classes.host}>{hostOf(url)}</p>
      </div>
      {image && <Picture src={image} alt="" field={fieldOf(block, 'image')} />}
    </div>
  );
}

/** The other site's name; nothing for a page of this one. */
const hostOf = (url: string) => /^https?:\/\/(?:www\.)?([^/?#]+)/.exec(url)?.[1];
