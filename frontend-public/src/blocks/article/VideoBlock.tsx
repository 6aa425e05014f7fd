import { embedFrom, filmFile } from '@20x/shared/embed-address';
import { Play } from 'lucide-react';
import { fieldOf } from '../../ui/field-of';
import { Icon } from '../../ui/Icon';
import { linkKind } from '../../ui/link-kind';
import { OwnerImage } from '../../ui/OwnerImage';
import { SiteLink } from '../../ui/SiteLink';
import type { BlockProps } from '../parts/block-props';
import { filled } from '../parts/block-text';
import { ClickToLoad } from '../parts/ClickToLoad';
import classes from './VideoBlock.module.css';

/** A film of this site plays here, one of an allowed site when it is asked for; others are links, so that opening the page tracks nobody. */
export function VideoBlock({ block }: BlockProps<'video'>) {
  const url = filled(block.url);
  if (!url || linkKind(url) === 'refused') return null;
  const title = filled(block.title) ?? 'Video';
  const poster = filled(block.poster);
  if (url.startsWith('/') && filmFile.test(url)) {
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
  const embed = embedFrom(url);
  if (embed) {
    const posterField = fieldOf(block, 'poster');
    return <ClickToLoad embed={embed} title={title} address={url} poster={poster} posterField={posterField} />;
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
