import type { Block } from '@20x/kit';
import type { BlockEntry } from './block-entry';
import { announcement } from './types/announcement';
import { badges } from './types/badges';
import { callout } from './types/callout';
import { chapters } from './types/chapters';
import { checklist } from './types/checklist';
import { comparison } from './types/comparison';
import { contactDetails } from './types/contact-details';
import { ctaBand } from './types/cta-band';
import { demoForm } from './types/demo-form';
import { faq } from './types/faq';
import { featureRows } from './types/feature-rows';
import { figure } from './types/figure';
import { glossary } from './types/glossary';
import { hero } from './types/hero';
import { html } from './types/html';
import { introCards } from './types/intro-cards';
import { logoStrip } from './types/logo-strip';
import { outcomeList } from './types/outcome-list';
import { planTable } from './types/plan-table';
import { posts } from './types/posts';
import { pricingPlans } from './types/pricing-plans';
import { productMock } from './types/product-mock';
import { richText } from './types/rich-text';
import { roiCalculator } from './types/roi-calculator';
import { sources } from './types/sources';
import { stats } from './types/stats';
import { table } from './types/table';
import { takeaways } from './types/takeaways';
import { team } from './types/team';
import { testimonial } from './types/testimonial';
import { timelineSteps } from './types/timeline-steps';
import { video } from './types/video';

/** Every type of block that a page can be built from, in the order of the library. */
export const blockLibrary = {
  hero,
  announcement,
  ctaBand,
  productMock,
  featureRows,
  introCards,
  timelineSteps,
  outcomeList,
  stats,
  logoStrip,
  testimonial,
  team,
  badges,
  faq,
  comparison,
  pricingPlans,
  planTable,
  roiCalculator,
  demoForm,
  contactDetails,
  richText,
  chapters,
  callout,
  takeaways,
  checklist,
  table,
  glossary,
  sources,
  figure,
  video,
  posts,
  html,
} as const satisfies Readonly<Record<Block['type'], BlockEntry>>;
