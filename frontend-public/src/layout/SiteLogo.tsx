import { Logo } from '../ui/Logo';
import classes from './SiteLogo.module.css';

/** The owner's logo, or the built-in one, which is the same drawing as /images/logos/20x-logo.svg. */
export function SiteLogo({ url }: { readonly url: string | undefined }) {
  if (!url || url === '/images/logos/20x-logo.svg') return <Logo />;
  return <img className={classes.image} src={url} alt="20X" height={28} />;
}
