import classes from './SiteLogo.module.css';

const defaultLogo = '/images/logos/20x-logo.svg';

/** The owner's logo, else the product's. */
export function SiteLogo({ url, height }: { readonly url: string | undefined; readonly height: number }) {
  return (
    <img src={url ?? defaultLogo} alt="20X" height={height} className={classes.root} data-default={!url || undefined} />
  );
}
