import type { HomeSection } from '@20x/kit';
import type { HomeText } from '../../home/home-text';
import { filled, rowsWith } from '../../ui/field-text';
import { Section, SectionHead } from '../../ui/Section';
import { Badges } from './Badges';
import { Companies } from './Companies';
import { Testimonials } from './Testimonials';
import classes from './Trust.module.css';

export function Trust({ content }: { readonly content: HomeText }) {
  const shows = (part: HomeSection) => !content.hiddenSections?.includes(part);
  return (
    <Section labelledBy="trust-title">
      <SectionHead id="trust-title" title={content.trustTitle} subtitle={content.trustSubtitle} />
      {shows('trustStats') && (
        <ul className={classes.stats}>
          {content.trustStats.map(({ value, label, source, asOf }, index) => (
            <li key={index}>
              <b>{value}</b> <span>{label}</span>
              {filled(source) && <small>{[source, filled(asOf)].filter(Boolean).join(', ')}</small>}
            </li>
          ))}
        </ul>
      )}
      <Companies
        subtitle={filled(content.trustCompaniesSubtitle)}
        companies={rowsWith(content.trustCompanies, 'name')}
      />
      <Testimonials testimonials={rowsWith(content.trustTestimonials, 'quote')} />
      {shows('trustBadges') && <Badges title={content.trustBadgesTitle} badges={content.trustBadges} />}
    </Section>
  );
}
