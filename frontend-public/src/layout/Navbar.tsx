import { defaultCallLink, defaultCallText, defaultFeaturesTitle } from '@20x/shared/menu';
import { defaultSiteName } from '@20x/shared/title-template';
import { ButtonLink } from '../ui/ButtonLink';
import { deferred } from '../ui/deferred';
import { SiteLink } from '../ui/SiteLink';
import { MobileMenu } from './MobileMenu';
import { useLayout } from './layout-data';
import { SectorsMenu } from './SectorsMenu';
import { SiteLogo } from './SiteLogo';
import { ThemeToggle } from './ThemeToggle';
import { useMenus } from './useMenus';
import classes from './Navbar.module.css';

const ScrollToTop = deferred(
  async () => (await import(/* webpackChunkName: "app-rest" */ './ScrollToTop')).ScrollToTop,
);

export function Navbar() {
  useMenus();
  const { settings, menu: items, features } = useLayout();
  const sectorsTitle = settings.navbarDropdownTitle ?? defaultFeaturesTitle;
  return (
    <header className={classes.root}>
      <div className={classes.bar}>
        <SiteLink to="/" className={classes.logo} aria-label={`${settings.siteName ?? defaultSiteName}, home`}>
          <SiteLogo url={settings.siteLogoUrl} darkUrl={settings.siteLogoDarkUrl} name={settings.siteName} />
        </SiteLink>
        <nav className={classes.links} aria-label="Main">
          <SectorsMenu title={sectorsTitle} features={features} />
          {items.map(({ href, label }) => (
            <SiteLink key={href + label} to={href} className={classes.item}>
              {label}
            </SiteLink>
          ))}
        </nav>
        <div className={classes.actions}>
          <ScrollToTop />
          <ThemeToggle />
          <div className={classes.call}>
            <ButtonLink to={settings.navbarCtaLink ?? defaultCallLink} compact>
              {settings.navbarCtaText ?? defaultCallText}
            </ButtonLink>
          </div>
          <MobileMenu sectorsTitle={sectorsTitle} features={features} items={items} />
        </div>
      </div>
    </header>
  );
}
