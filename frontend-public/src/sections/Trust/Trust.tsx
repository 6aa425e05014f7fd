import type { HomeSection } from '@20x/kit';
import type { HomeText } from '../../home/home-text';
import { fieldOf } from '../../ui/field-of';
import { filled, rowsWith } from '../../ui/field-text';
import { Section, SectionHead } from '../../ui/Section';
import { Stats } from '../../ui/Stats';
import { Testimonials } from '../../ui/Testimonials';
import { Badges } from './Badges';
import { Companies } from './Companies';

export function Trust({ content }: { readonly content: HomeText }) {
  const shows = (part: HomeSection) => !content.hiddenSections?.includes(part);
  return (
    <Section labelledBy="trust-title" field={fieldOf(content, 'trustTitle')}>
      <SectionHead id="trust-title" title={content.trustTitle} subtitle={content.trustSubtitle} />
      {shows('trustStats') && <Stats items={content.trustStats} />}
      <Companies
        subtitle={filled(content.trustCompaniesSubtitle)}
        companies={rowsWith(content.trustCompanies, 'name')}
      />
      <Testimonials testimonials={rowsWith(content.trustTestimonials, 'quote')} />
      {shows('trustBadges') && <Badges title={content.trustBadgesTitle} badges={content.trustBadges} />}
    </Section>
  );
}
