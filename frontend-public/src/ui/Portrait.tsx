import { useMissingImage } from './useMissingImage';
import { avatarGradient, avatarInitials } from './avatar';
import classes from './Portrait.module.css';

interface PortraitProps {
  readonly name: string;
  readonly url: string | undefined;
  /** Where it is chosen, by `fieldOf`. */
  readonly field?: string | undefined;
}

/** A person’s picture; the initials when there is none. */
export function Portrait({ name, url = '', field }: PortraitProps) {
  const { isMissing, watch } = useMissingImage(url);
  if (url && !isMissing)
    return (
      <img
        {...watch}
        data-field={field}
        className={classes.root}
        src={url}
        alt=""
        width={44}
        height={44}
        loading="lazy"
      />
    );
  return (
    <span data-field={field} className={classes.root} style={{ backgroundImage: avatarGradient(name) }} aria-hidden>
      {avatarInitials(name)}
    </span>
  );
}
