import type { HomeContent } from '@20x/kit';
import { useEditorContext } from '../../editor/EditorContext';
import { FieldGroup } from '../../editor/FieldGroup';
import { Field } from '../../editor/fields/Field';
import classes from './HomeForm.module.css';
import { winningTitleSentence } from './winning-title';

const HomeField = Field<HomeContent>;

/** The home page's content in the order in which visitors read it. */
export function HomeForm() {
  return (
    <>
      <FieldGroup title="Hero title" note={<WinningTitle />}>
        <HomeField name="heroKicker" />
        <div className={classes.lines}>
          <HomeField name="heroTitleBefore" />
          <HomeField name="heroTitleHighlight" />
          <HomeField name="heroTitleAfter" />
        </div>
        <HomeField name="heroTitle" />
      </FieldGroup>
      <FieldGroup title="Hero text and buttons">
        <HomeField name="heroSubtitle" />
        <div className={classes.pair}>
          <HomeField name="heroCtaLabel" />
          <HomeField name="heroCtaHref" />
          <HomeField name="heroSecondaryCtaLabel" />
          <HomeField name="heroSecondaryCtaHref" />
        </div>
        <HomeField name="heroTrustText" />
      </FieldGroup>
      <FieldGroup title="Hero images">
        <HomeField name="heroImages" />
        <HomeField name="heroAlt" />
      </FieldGroup>
      <FieldGroup title="Introduction">
        <HomeField name="introTitle" />
        <HomeField name="introSubtitle" />
        <HomeField name="introCards" />
        <HomeField name="introCtaTitle" />
        <HomeField name="introCtaSubtitle" />
        <div className={classes.pair}>
          <HomeField name="introCtaLabel" />
          <HomeField name="introCtaHref" />
        </div>
      </FieldGroup>
      <FieldGroup title="Feature highlights">
        <HomeField name="featuresTitle" />
        <HomeField name="featuresSubtitle" />
        <HomeField name="features" />
      </FieldGroup>
      <FieldGroup title="What it brings">
        <HomeField name="outcomesTitle" />
        <HomeField name="outcomesSubtitle" />
        <HomeField name="outcomesImage" />
        <HomeField name="outcomes" />
      </FieldGroup>
      <FieldGroup title="Trust">
        <HomeField name="trustTitle" />
        <HomeField name="trustSubtitle" />
        <HomeField name="trustStats" />
        <HomeField name="trustCompaniesSubtitle" />
        <HomeField name="trustCompanies" />
        <HomeField name="trustTestimonials" />
        <HomeField name="trustBadgesTitle" />
        <HomeField name="trustBadges" />
      </FieldGroup>
      <FieldGroup title="Frequently asked questions">
        <HomeField name="faqTitle" />
        <HomeField name="faqs" />
      </FieldGroup>
      <FieldGroup title="Latest insights">
        <HomeField name="insightsTitle" />
        <HomeField name="insights" />
      </FieldGroup>
      <FieldGroup title="Last call">
        <HomeField name="finalCta" />
      </FieldGroup>
      <FieldGroup title="HTML of this page">
        <HomeField name="headHtml" />
        <HomeField name="bodyHtml" />
      </FieldGroup>
    </>
  );
}

function WinningTitle() {
  const { form } = useEditorContext();
  const fields = {
    heroTitleBefore: asText(form.useWatchValue('heroTitleBefore')),
    heroTitleHighlight: asText(form.useWatchValue('heroTitleHighlight')),
    heroTitleAfter: asText(form.useWatchValue('heroTitleAfter')),
    heroTitle: asText(form.useWatchValue('heroTitle')),
  };
  return (
    <p className={classes.winner} role="status">
      {winningTitleSentence(fields)}
    </p>
  );
}

const asText = (value: unknown) => (typeof value === 'string' ? value : null);
