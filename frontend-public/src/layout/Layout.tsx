import { iconSources } from '@20x/shared/default-logo';
import { useEffect, type ReactNode } from 'react';
import { deferred } from '../ui/deferred';
import { layOutRest } from './lay-out-rest';
import { Navbar } from './Navbar';
import { RouteOverlay } from './RouteOverlay';
import { useSiteSettings } from './site-settings';
import { useConsent } from './useConsent';
import { useInternalLinks } from './useInternalLinks';
import { useVisits } from './useVisits';
import './print.css';
// In the styles that every page has: a page's own rules then always come after these, in whatever order pages are visited.
import '../ui/Columns.module.css';
import '../ui/QuietLinks.module.css';
import '../ui/Section.module.css';
import '../ui/WholeTarget.module.css';
import classes from './Layout.module.css';

const Footer = deferred(async () => (await import(/* webpackChunkName: "app-rest" */ './Footer')).Footer);

/** Header, page, footer. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const settings = useSiteSettings();
  const { faviconUrl } = settings;
  useInternalLinks();
  useVisits();
  useConsent();
  useEffect(() => void layOutRest(), []);
  return (
    <div className={classes.site}>
      {faviconUrl && <link rel="icon" href={faviconUrl} />}
      {iconSources(settings).length > 0 && <link rel="apple-touch-icon" href="/site-icons/180.png" />}
      <a className={classes.skip} href="#main">
        Skip to main content
      </a>
      <Navbar />
      <main id="main" className={classes.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <RouteOverlay />
    </div>
  );
}
