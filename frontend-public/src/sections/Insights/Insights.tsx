import type { HomeContent } from '@20x/kit';
import { defaultInsightsTitle } from '@20x/kit/home/insights-title';
import { fieldOf } from '../../ui/field-of';
import { filled, rowsWith } from '../../ui/field-text';
import { ButtonLink } from '../../ui/ButtonLink';
import { Section } from '../../ui/Section';
import section from '../../ui/Section.module.css';
import { InsightCarousel } from './InsightCarousel';
import { Insight } from './Insight';
import classes from './Insights.module.css';

/** More cards than this make a carousel, this many to a slide. */
const cardsPerSlide = 3;

export function Insights({ content }: { readonly content: Pick<HomeContent, 'insights' | 'insightsTitle'> }) {
  const insights = rowsWith(rowsWith(content.insights, 'title'), 'slug');
  return (
    <Section labelledBy="insights-title" className={classes.root} field={fieldOf(content, 'insightsTitle')}>
      <div className={classes.head}>
        <h2 id="insights-title" className={section.title}>
          {filled(content.insightsTitle) ?? defaultInsightsTitle}
        </h2>
        <ButtonLink to="/blog" variant="secondary">
          View All Insights
        </ButtonLink>
      </div>
      {insights.length === 0 && (
        <p className={section.lede}>Plain guides to staffing, licenses, overtime and billing are on our blog.</p>
      )}
      {insights.length > cardsPerSlide ? (
        <InsightCarousel insights={insights} cardsPerSlide={cardsPerSlide} />
      ) : (
        insights.length > 0 && (
          <ul className={classes.cards}>
            {insights.map((insight, index) => (
              <Insight key={index} insight={insight} />
            ))}
          </ul>
        )
      )}
    </Section>
  );
}
