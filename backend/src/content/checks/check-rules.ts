import type { CheckLevel, CheckRule } from './rules/rule.ts';
import { headingOrder, oneMainHeading } from './rules/heading-rules.ts';
import { alternativeText, imageWeight, socialImage } from './rules/image-rules.ts';
import { brokenLinks, linkText, redirectingLinks } from './rules/link-rules.ts';
import { canonicalAddress, findability, language, structuredData, trackerIds } from './rules/metadata-rules.ts';
import { proofOfClaims } from './rules/proof-rules.ts';
import {
  excerptLength,
  focusPhrase,
  longSections,
  sentenceLength,
  textLength,
  textLinks,
} from './rules/article-rules.ts';
import { searchDescription, searchTitle, uniqueDescription, uniqueTitle } from './rules/search-rules.ts';
import { placeholders, readingGrade, riskyClaims } from './rules/wording-rules.ts';

/** Every rule there is, in the order in which people read about them. */
export const checkRules: readonly CheckRule[] = [
  searchTitle,
  uniqueTitle,
  searchDescription,
  uniqueDescription,
  oneMainHeading,
  headingOrder,
  alternativeText,
  brokenLinks,
  redirectingLinks,
  linkText,
  imageWeight,
  socialImage,
  structuredData,
  canonicalAddress,
  findability,
  language,
  trackerIds,
  placeholders,
  riskyClaims,
  proofOfClaims,
  readingGrade,
  excerptLength,
  sentenceLength,
  longSections,
  textLength,
  textLinks,
  focusPhrase,
];

/** Those that neither look at the rendered page nor at all pages. */
export const quickRules = checkRules.filter(({ isCostly = false }) => !isCostly);

/** The default level of a rule for documents of a type. */
export const defaultLevel = ({ level, levels = {} }: CheckRule, type: string): CheckLevel => levels[type] ?? level;
