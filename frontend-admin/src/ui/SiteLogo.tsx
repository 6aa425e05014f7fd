import classes from './SiteLogo.module.css';

const defaultLogo = '/images/logos/20x-logo.svg';

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
