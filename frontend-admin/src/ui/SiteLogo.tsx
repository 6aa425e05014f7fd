import { defaultLogo } from '@20x/shared/default-logo';
import classes from './SiteLogo.module.css';

interface SiteLogoProps {
  /** Setting of the owner. Default: the product's logo. */
  readonly url: string | undefined;
  /** On dark. Default: the same logo. */
  readonly darkUrl: string | undefined;
  /** Pixels. */
  readonly height: number;
}

export function SiteLogo({ url = defaultLogo, darkUrl, height }: SiteLogoProps) {
  const isDefault = url === defaultLogo;
  const logo = (src: string, on?: string) => (
    <img
      src={src}
      alt="20X"
      style={{ height }}
      className={classes.root}
      data-on={on}
      data-default={isDefault || undefined}
    />
  );
  return darkUrl && !isDefault ? (
    <>
      {logo(url, 'light')}
      {logo(darkUrl, 'dark')}
    </>
  ) : (
    logo(url)
  );
}
