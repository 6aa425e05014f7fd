import { useMissingImage } from './useMissingImage';
import { avatarGradient, avatarInitials } from './avatar';
import { drawnAt } from './image-sources';
import classes from './Portrait.module.css';

interface PortraitProps {
  readonly name: string;
  readonly url: string | null | undefined;
  /** What the picture shows. Default: it is decoration beside the name. */
  readonly alt?: string | null | undefined;
  /** Default: false. */
  readonly isLarge?: boolean;
  /** Where it is chosen, by `fieldOf`. */
  readonly field?: string | undefined;
}

/** A person’s picture; the initials when there is none. */
export function Portrait({ name, url: given, alt, isLarge = false, field }: PortraitProps) {
  const url = given ?? '';
  const { isMissing, watch } = useMissingImage(url);
  if (url && !isMissing)
    return (
      <img
        {...watch}
        {...drawnAt(isLarge ? 128 : 44, url)}
        data-field={field}
        className={classes.root}
        data-large={isLarge || undefined}
        src={url}
        alt={alt ?? ''}
        width={isLarge ? 128 : 44}
        height={isLarge ? 128 : 44}
        loading="lazy"
      />
    );
  return (
    <span
      data-field={field}
      className={classes.root}
      data-large={isLarge || undefined}
      style={{ backgroundImage: avatarGradient(name) }}
      aria-hidden
    >
      {avatarInitials(name)}
    </span>
  );
}
