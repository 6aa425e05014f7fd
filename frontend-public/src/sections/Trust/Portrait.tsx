import { useMissingImage } from '../../ui/useMissingImage';
import { avatarGradient, avatarInitials } from './avatar';
import classes from './Trust.module.css';

interface PortraitProps {
  readonly name: string;
  readonly url: string | undefined;
}

/** A person’s picture; the initials when there is none. */
export function Portrait({ name, url = '' }: PortraitProps) {
  const { isMissing, watch } = useMissingImage(url);
  if (url && !isMissing)
    return <img {...watch} className={classes.avatar} src={url} alt="" width={44} height={44} loading="lazy" />;
  return (
    <span className={classes.avatar} style={{ backgroundImage: avatarGradient(name) }} aria-hidden>
      {avatarInitials(name)}
    </span>
  );
}
