import { defaultLogo } from '@20x/shared/default-logo';
import classes from './SiteLogo.module.css';

interface SiteLogoProps {
  /** Setting of the owner. Default: the product's logo. */
  readonly url: string | undefined;
  /** Pixels. */
  readonly height: number;
}

export function SiteLogo({ url = defaultLogo, height }: SiteLogoProps) {
  return (
    <img
      src={url}
      alt="20X"
      style={{ height }}
      className={classes.root}
      data-default={url === defaultLogo || undefined}
    />
  );
}
