import { stringify } from 'yaml';
import { signed, unsigned } from '../model/fingerprint.ts';
import type { ExportedPost } from './exported-post.ts';
import { exportedSeo } from './exported-seo.ts';
import { joinedSections } from './joined-sections.ts';
import { sectionAsMarkdown } from './section-as-markdown.ts';

/** The post in Markdown, as an import reads it. */
export function postAsMarkdown(post: ExportedPost): string {
  const text = joinedSections(post.content.blocks ?? [], sectionAsMarkdown);
  return signed(`---\n${stringify(factsOf(post))}---\n\n${text}\n`);
}

function factsOf(post: ExportedPost): object {
  const { id, slug, isPublished, updatedAt, content, authors, reviewer, related } = post;
  const { title, excerpt, category, tags, cover, coverAlt, publishedOn, featured, seo } = content;
  const facts = {
    ...{
      id,
      revision: post.revision,
      fingerprint: post.revision && unsigned,
      title: title ?? slug,
      slug,
      status: isPublished ? 'published' : 'draft',
      excerpt,
      category,
      tags,
      authors,
    },
    ...{ date: publishedOn, cover, coverAlt, featured: featured === true ? true : undefined },
    ...{ updated: updatedAt.toISOString(), reviewedBy: reviewer, lastReviewedOn: content.lastReviewedOn },
    ...{ reviewBy: content.reviewBy, focusPhrase: content.focusPhrase, related },
    ...{ publishAt: post.publishAt?.toISOString(), unpublishAt: post.unpublishAt?.toISOString() },
    seo: filled(exportedSeo(seo)),
  };
  return filled(facts) ?? {};
}

/** Without what says nothing; undefined: nothing is left. */
function filled(values: object): object | undefined {
  const says = (value: unknown) =>
    value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
  const entries = Object.entries(values).filter(([, value]) => says(value));
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
