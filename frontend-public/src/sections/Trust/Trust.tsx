import type { HomeSection, TrustBadge, TrustCompany } from '@20x/kit';
import { badgeIcons, iconIn } from '@20x/kit/home/home-icons';
import { textOn } from '@20x/kit/home/text-on';
import type { HomeText } from '../../home/home-text';
import { fieldOf } from '../../ui/field-of';
import { filled } from '../../ui/field-text';
import { Icon } from '../../ui/Icon';
import { Section } from '../../ui/Section';
import { SectionHead } from '../../ui/SectionHead';
import { SiteLink } from '../../ui/SiteLink';
import { Stats } from '../../ui/Stats';
import { Testimonials } from '../../ui/Testimonials';
import classes from './Trust.module.css';

export function Trust({ content }: { readonly content: HomeText }) {
  const shows = (part: HomeSection) => !content.hiddenSections?.includes(part);
  return (
    <Section labelledBy="trust-title" field={fieldOf(content, 'trustTitle')}>
      <SectionHead id="trust-title" title={content.trustTitle} subtitle={content.trustSubtitle} />
      {shows('trustStats') && <Stats items={content.trustStats} />}
      <Companies subtitle={filled(content.trustCompaniesSubtitle)} companies={content.trustCompanies ?? []} />
      <Testimonials testimonials={content.trustTestimonials ?? []} />
      {shows('trustBadges') && <Badges title={content.trustBadgesTitle} badges={content.trustBadges} />}
    </Section>
  );
}

interface CompaniesProps {
  readonly subtitle: string | undefined;
  readonly companies: readonly TrustCompany[];
}

/** The agencies that use 20X. Nothing shows until the owner names one. */
function Companies({ subtitle, companies }: CompaniesProps) {
  if (companies.length === 0) return null;
  return (
    <div className={classes.companies}>
      {subtitle && <p>{subtitle}</p>}
      <ul>
        {companies.map((company, index) => {
          const { name, bg } = company;
          const color = textOn(bg);
          return (
            <li
              key={index}
              data-field={fieldOf(company)}
              style={color ? { backgroundColor: bg?.trim(), color } : undefined}
            >
              {name}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Badges({ title: heading, badges }: { readonly title: string; readonly badges: readonly TrustBadge[] }) {
  return (
    <div className={classes.security}>
      <h3>{heading}</h3>
      <ul>
        {badges.map((badge, index) => (
          <li key={index} data-field={fieldOf(badge)}>
            <Icon icon={iconIn(badgeIcons, badge.icon)} field={fieldOf(badge, 'icon')} />
            <span>
              <b>{filled(badge.href) ? <SiteLink to={badge.href ?? ''}>{badge.title}</SiteLink> : badge.title}</b>
              {filled(badge.description) && <span>{badge.description}</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
