import { defaultLogo } from '@20x/shared/default-logo';
import { defaultSiteName } from '@20x/shared/title-template';
import { drawnAt } from '../ui/image-sources';
import { Logo } from '../ui/Logo';
import { useMissingImage } from '../ui/useMissingImage';
import classes from './SiteLogo.module.css';

interface SiteLogoProps {
  readonly url: string | undefined;
  readonly name: string | undefined;
  /** On dark. Default: the same logo. */
  readonly darkUrl: string | undefined;
}

/** The owner's logo; without one, or when it cannot be loaded, the default logo as a drawing. */
export function SiteLogo({ url = '', name = defaultSiteName, darkUrl }: SiteLogoProps) {
  const { isMissing, watch } = useMissingImage(url);
  if (!url || isMissing || url === defaultLogo) return <Logo />;
  const logo = (src: string, on?: string) => (
    <img {...watch} {...drawnAt(28, src)} className={classes.image} data-on={on} src={src} alt={name} height={28} />
  );
  return darkUrl ? (
    <>
      {logo(url, 'light')}
      {logo(darkUrl, 'dark')}
    </>
  ) : (
    logo(url)
  );
}
