import {
  useListFooterBadgesQuery,
  useListFooterLinksQuery,
  useListFooterSectionsQuery,
  useListLegalLinksQuery,
  useListSocialLinksQuery,
} from '@20x/kit';
import { mostFooterSections } from '@20x/shared/footer-sections';
import { defaultFooterCopyright, defaultFooterDescription } from '@20x/shared/site-defaults';
import { defaultSiteName } from '@20x/shared/title-template';
import { drawnAt } from '../ui/image-sources';
import { logoFall, logoFigures, logoStroke } from '../ui/logo-paths';
import { SiteLink } from '../ui/SiteLink';
import { useMissingImage } from '../ui/useMissingImage';
import { SiteLogo } from './SiteLogo';
import { useSiteSettings } from './site-settings';
import { SocialIcon } from './SocialIcon';
import classes from './Footer.module.css';

export function Footer() {
  const settings = useSiteSettings();
  return (
    <footer className={classes.root}>
      <div className={classes.wrap}>
        <div className={classes.columns}>
          <div className={classes.brand}>
            <SiteLink to="/" className={classes.logo} aria-label={`${settings.siteName ?? defaultSiteName}, home`}>
              <SiteLogo url={settings.siteLogoUrl} darkUrl={settings.siteLogoDarkUrl} name={settings.siteName} />
            </SiteLink>
            <p>{settings.footerDescription ?? defaultFooterDescription}</p>
            <SocialLinks />
          </div>
          <LinkSections />
        </div>
        <Badges />
        <div className={classes.legal}>
          <p>{settings.footerCopyright ?? defaultFooterCopyright}</p>
          <LegalLinks />
        </div>
      </div>
      {(settings.siteName ?? defaultSiteName) === defaultSiteName ? <Wordmark /> : null}
    </footer>
  );
}

function SocialLinks() {
  const links = publishedInOrder(useListSocialLinksQuery().data);
  if (links.length === 0) return null;
  return (
    <ul className={classes.social}>
      {links.map(({ id, platform, url }) => (
        <li key={id}>
          <SiteLink to={url} aria-label={platform} rel="noopener">
            <SocialIcon platform={platform} />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

function LinkSections() {
  const sections = publishedInOrder(useListFooterSectionsQuery().data).slice(0, mostFooterSections);
  const links = publishedInOrder(useListFooterLinksQuery().data);
  if (sections.length === 0) return null;
  return (
    <nav className={classes.sections} aria-label="Footer">
      {sections.map(({ id, title }) => (
        <div key={id}>
          <h2>{title}</h2>
          <ul>
            {links
              .filter(({ sectionId }) => sectionId === id)
              .map((link) => (
                <li key={link.id}>
                  <SiteLink to={link.url}>{link.title}</SiteLink>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function Badges() {
  const badges = publishedInOrder(useListFooterBadgesQuery().data);
  if (badges.length === 0) return null;
  return (
    <ul className={classes.badges}>
      {badges.map(({ id, href, label, imageUrl }) => {
        const image = <BadgeImage src={imageUrl} label={label} />;
        return <li key={id}>{href?.trim() ? <SiteLink to={href}>{image}</SiteLink> : image}</li>;
      })}
    </ul>
  );
}

/** The badge, or what it says when its image is missing. */
function BadgeImage({ src, label }: { readonly src: string; readonly label: string }) {
  const { isMissing, watch } = useMissingImage(src);
  return isMissing ? label : <img {...watch} {...drawnAt(48, src)} src={src} alt={label} height={48} loading="lazy" />;
}

function LegalLinks() {
  const links = publishedInOrder(useListLegalLinksQuery().data);
  if (links.length === 0) return null;
  return (
    <ul>
      {links.map(({ id, title, url }) => (
        <li key={id}>
          <SiteLink to={url}>{title}</SiteLink>
        </li>
      ))}
    </ul>
  );
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

/** Ascending by `order`, read as an integer whatever it is stored as; only what is published. */
export function publishedInOrder<T extends { order: number; published: boolean }>(
  items: readonly T[] | undefined,
): T[] {
  const place = ({ order }: T) => Number.parseInt(String(order), 10) || 0;
  return (items ?? []).filter(({ published }) => published).toSorted((a, b) => place(a) - place(b));
}
