import { defaultLogo } from '@20x/shared/default-logo';
import { Logo } from '../ui/Logo';
import { useMissingImage } from '../ui/useMissingImage';
import classes from './SiteLogo.module.css';

/** The owner's logo; without one, or when it cannot be loaded, the default logo as a drawing. */
export function SiteLogo({ url = '' }: { readonly url: string | undefined }) {
  const { isMissing, watch } = useMissingImage(url);
  if (!url || isMissing || url === defaultLogo) return <Logo />;
  return <img {...watch} className={classes.image} src={url} alt="20X" height={28} />;
}
