import { expect } from '@jest/globals';
import '../../src/blog/post-type.ts'; // The type of the posts that are picked.
import { plainToInstance } from 'class-transformer';
import type { Block } from '../../src/content/blocks/block-types.ts';
import { Blocks } from '../../src/content/blocks/blocks.ts';
import { Group, ImageUrl, ImageUrls, Link, Picks, Text, Texts } from '../../src/core/fields/fields.ts';
import { PageSeo } from '../../src/content/documents/page-seo.dto.ts';
import { checkRules } from '../../src/content/checks/check-rules.ts';
import { CheckedPage } from '../../src/content/checks/page/checked-page.ts';
import type { Facts, ImageFacts } from '../../src/content/checks/page/facts.ts';

/** Fields of every kind that rules look at. */
class Sample {
  @Text({ label: 'Title', role: 'title' }) title?: string | null;
  @Text({ label: 'Excerpt', role: 'introduction' }) excerpt?: string | null;
  @ImageUrl({ label: 'Cover', role: 'cover', alt: 'coverAlt' }) cover?: string | null;
  @Text({ label: 'CoverAlt' }) coverAlt?: string | null;
  @ImageUrls({ label: 'HeroImages', alt: 'heroAlt' }) heroImages?: string[] | null;
  @Texts({ label: 'HeroAlt' }) heroAlt?: string[] | null;
  @Text({ label: 'CtaLabel' }) ctaLabel?: string | null;
  @Link({ label: 'CtaHref', names: 'ctaLabel' }) ctaHref?: string | null;
  @Picks({ label: 'Posts', target: 'post' }) posts?: string[] | null;
  @Text({ label: 'Focus', role: 'focus', words: false, editorsOnly: true }) focus?: string | null;
  @Blocks() blocks?: Block[] | null;
  @Group(() => PageSeo, { label: 'Seo' }) seo?: PageSeo | null;
}

export const light: ImageFacts = { bytes: 40_000, width: 1200, height: 630, format: 'jpg' };
const facts: Facts = {
  publicUrl: 'https://20x.example',
  titled: async (own) => own,
  pagesTitled: async () => [],
  pagesDescribed: async () => [],
  targetsOf: async () => new Map(),
  imageAt: async () => light,
  headings: async () => [{ level: 1, text: 'Night shifts' }],
};

/** What a rule finds in a content: field and message of each. */
export async function foundBy(rule: string, content: object, known: Partial<Facts> = {}) {
  const page = new CheckedPage(plainToInstance(Sample, content));
  const issues = await checkRules.find(({ name }) => name === rule)?.find(page, { ...facts, ...known });
  if (!issues) throw new Error(`no rule ${rule}`);
  return issues.map(({ field, message }) => [field, message]);
}
/** A page that is one rich text. */
export const richText = (html: string) => ({ blocks: [{ id: 'a', type: 'richText', html }] });
/** A page with this metadata. */
export const withSeo = (fields: PageSeo) => ({ title: 'Night shifts', seo: fields });
export const saying = (words: string): unknown => expect.stringContaining(words);
