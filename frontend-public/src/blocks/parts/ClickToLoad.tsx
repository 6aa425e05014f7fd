import { Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Embed } from '@20x/shared/embed-address';
import { useIsHydrating } from '../../ui/deferred';
import { Icon } from '../../ui/Icon';
import { OwnerImage } from '../../ui/OwnerImage';
import classes from './ClickToLoad.module.css';

interface ClickToLoadProps {
  readonly embed: Embed;
  /** What the frame shows. */
  readonly title: string;
  /** Where it is on its own site: without JavaScript, this is a link to it. */
  readonly address: string;
  readonly shape?: string | null | undefined;
  readonly poster?: string | undefined;
  /** Where the poster is chosen, by `fieldOf`. */
  readonly posterField?: string | undefined;
}

/** A frame of another site, which learns of a visitor only when they ask for it. */
export function ClickToLoad({ embed, title, address, shape, poster, posterField }: ClickToLoadProps) {
  const [isOpen, setOpen] = useState(false);
  const isStatic = useIsHydrating();
  const inside = (
    <>
      {poster && <OwnerImage data-field={posterField} src={poster} alt="" width={1280} height={720} loading="lazy" />}
      <span className={classes.play}>
        <Icon icon={Play} size={28} />
      </span>
    </>
  );
  const name = `Show: ${title}`;
  return (
    <figure className={classes.root}>
      <div className={classes.frame} data-shape={shape ?? undefined}>
        {isOpen ? (
          <Frame src={embed.frame} title={title} />
        ) : isStatic ? (
          <a href={address} rel="noopener" aria-label={name}>
            {inside}
          </a>
        ) : (
          <button type="button" aria-label={name} onClick={() => setOpen(true)}>
            {inside}
          </button>
        )}
      </div>
      <figcaption>
        <span className={classes.title}>{title}</span>{' '}
        <span className={classes.note}>
          {isOpen ? 'From' : 'Loads when you click it, from'}{' '}
          <a href={address} rel="noopener">
            {embed.site}
          </a>
          .
        </span>
      </figcaption>
    </figure>
  );
}

/** It may run its own scripts and open its own links, and never move the page around it. */
const rights =
  'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox allow-forms';

function Frame({ src, title }: { readonly src: string; readonly title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  // The button that had the focus is gone.
  useEffect(() => frame.current?.focus(), []);
  return (
    <iframe
      ref={frame}
      src={src}
      title={title}
      sandbox={rights}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
