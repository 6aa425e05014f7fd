import { Logo } from '../ui/Logo';
import { useMissingImage } from '../ui/useMissingImage';
import classes from './SiteLogo.module.css';

/** The owner's logo; the built-in one, which is the same drawing as /images/logos/20x-logo.svg, when it is missing. */
export function SiteLogo({ url = '' }: { readonly url: string | undefined }) {
  const { isMissing, watch } = useMissingImage(url);
  if (!url || isMissing || url === '/images/logos/20x-logo.svg') return <Logo />;
  return <img {...watch} className={classes.image} src={url} alt="20X" height={28} />;
}
