import { useSite, type SiteLayout } from '@20x/kit';
import { defaultFooterCopyright, defaultFooterDescription } from '@20x/shared/site-defaults';
import { defaultSiteName } from '@20x/shared/title-template';
import { drawnAt } from '../ui/image-sources';
import { logoFall, logoFigures, logoStroke } from '../ui/logo-paths';
import { SiteLink } from '../ui/SiteLink';
import { useMissingImage } from '../ui/useMissingImage';
import { useLayout } from './layout-data';
import { SiteLogo } from './SiteLogo';
import { SocialIcon } from './SocialIcon';
import { openChoices } from './useConsent';
import classes from './Footer.module.css';

export function Footer() {
  const { settings, footer, scripts } = useLayout();
  const { isPreview } = useSite();
  return (
    <footer className={classes.root}>
      <div className={classes.wrap}>
        <div className={classes.columns}>
          <div className={classes.brand}>
            <SiteLink to="/" className={classes.logo} aria-label={`${settings.siteName ?? defaultSiteName}, home`}>
              <SiteLogo url={settings.siteLogoUrl} darkUrl={settings.siteLogoDarkUrl} name={settings.siteName} />
            </SiteLink>
            <p>{settings.footerDescription ?? defaultFooterDescription}</p>
            <SocialLinks {...footer} />
          </div>
          <LinkSections {...footer} />
        </div>
        <Badges {...footer} />
        <div className={classes.legal}>
          <p>{settings.footerCopyright ?? defaultFooterCopyright}</p>
          {footer.legalLinks.length > 0 && <Links links={footer.legalLinks} />}
          {scripts && !isPreview && (
            <button type="button" className={classes.choices} onClick={(event) => void openChoices(event)}>
              Cookie choices
            </button>
          )}
        </div>
      </div>
      {(settings.siteName ?? defaultSiteName) === defaultSiteName ? <Wordmark /> : null}
    </footer>
  );
}

type FooterContent = SiteLayout['footer'];

function SocialLinks({ socialLinks }: FooterContent) {
  if (socialLinks.length === 0) return null;
  return (
    <ul className={classes.social}>
      {socialLinks.map(({ platform, url }, index) => (
        <li key={index}>
          <SiteLink to={url} aria-label={platform} rel="noopener">
            <SocialIcon platform={platform} />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

function LinkSections({ sections }: FooterContent) {
  if (sections.length === 0) return null;
  return (
    <nav className={classes.sections} aria-label="Footer">
      {sections.map(({ title, links }, index) => (
        <div key={index}>
          <h2>{title}</h2>
          <Links links={links} />
        </div>
      ))}
    </nav>
  );
}

function Links({ links }: { readonly links: FooterContent['legalLinks'] }) {
  return (
    <ul>
      {links.map(({ title, url }, index) => (
        <li key={index}>
          <SiteLink to={url}>{title}</SiteLink>
        </li>
      ))}
    </ul>
  );
}

function Badges({ badges }: FooterContent) {
  if (badges.length === 0) return null;
  return (
    <ul className={classes.badges}>
      {badges.map(({ href, label, imageUrl }, index) => {
        const image = <BadgeImage src={imageUrl} label={label} />;
        return <li key={index}>{href?.trim() ? <SiteLink to={href}>{image}</SiteLink> : image}</li>;
      })}
    </ul>
  );
}

/** The badge, or what it says when its image is missing. */
function BadgeImage({ src, label }: { readonly src: string; readonly label: string }) {
  const { isMissing, watch } = useMissingImage(src);
  return isMissing ? label : <img {...watch} {...drawnAt(48, src)} src={src} alt={label} height={48} loading="lazy" />;
}

/** The large pale name at the foot of every page, cropped by its edge. */
function Wordmark() {
  return (
    <svg className={classes.wordmark} viewBox="0 4.5 60 12" aria-hidden>
      <path d={logoFigures} />
      <path d={logoStroke} />
      <path d={logoFall} />
    </svg>
  );
}
