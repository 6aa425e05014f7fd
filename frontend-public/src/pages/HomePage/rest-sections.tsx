import type { HomeContent } from '@20x/kit';
import type { ComponentType } from 'react';
import { withDefaults, type HomeText } from '../../home/home-text';
import { Faq } from '../../sections/Faq/Faq';
import { FinalCta } from '../../sections/FinalCta/FinalCta';
import { Highlights } from '../../sections/Highlights/Highlights';
import { Intro } from '../../sections/Intro/Intro';
import { Outcomes } from '../../sections/Outcomes/Outcomes';
import { Trust } from '../../sections/Trust/Trust';

export interface RestSectionProps {
  readonly content: HomeContent;
}

/** The section with the built-in texts in place of empty fields: they lie with the sections, out of the first view's way. */
const withTexts = (Section: ComponentType<{ readonly content: HomeText }>) =>
  function TextedSection({ content }: RestSectionProps) {
    return <Section content={withDefaults(content)} />;
  };

export const restSections = {
  Intro: withTexts(Intro),
  Highlights: withTexts(Highlights),
  Outcomes: withTexts(Outcomes),
  Trust: withTexts(Trust),
  Faq: withTexts(Faq),
  FinalCta: withTexts(FinalCta),
};
