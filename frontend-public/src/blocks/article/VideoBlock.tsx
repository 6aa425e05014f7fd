import { Play } from 'lucide-react';
import { fieldOf } from '../../ui/field-of';
import { Icon } from '../../ui/Icon';
import { linkKind } from '../../ui/link-kind';
import { OwnerImage } from '../../ui/OwnerImage';
import { SiteLink } from '../../ui/SiteLink';
import type { BlockProps } from '../parts/block-props';
import { filled } from '../parts/block-text';
import classes from './VideoBlock.module.css';

const file = /\.(mp4|webm|mov)$/i;

/** A film of this site plays here; one of another site is a link there, so that nobody is tracked by opening the page. */
export function VideoBlock({ block }: BlockProps<'video'>) {
  const url = filled(block.url);
  if (!url || linkKind(url) === 'refused') return null;
  const title = filled(block.title) ?? 'Video';
  const poster = filled(block.poster);
  if (url.startsWith('/') && file.test(url)) {
    return (
      <figure className={classes.root}>
        {/* eslint-disable-next-line jsx-a11y/media-has-caption -- captions are part of the film that the editor uploads */}
        <video
          data-field={fieldOf(block, 'url')}
          src={url}
          poster={poster}
          controls
          preload="none"
          aria-label={title}
          width={1280}
          height={720}
        />
        <figcaption>{title}</figcaption>
      </figure>
    );
  }
  return (
    <SiteLink to={url} className={classes.link} rel="noopener">
      <span className={classes.poster}>
        {poster && (
          <OwnerImage
            data-field={fieldOf(block, 'poster')}
            src={poster}
            alt=""
            width={1280}
            height={720}
            loading="lazy"
          />
        )}
        <span className={classes.play}>
          <Icon icon={Play} size={28} />
        </span>
      </span>
      <span className={classes.caption}>Watch: {title}</span>
    </SiteLink>
  );
}
