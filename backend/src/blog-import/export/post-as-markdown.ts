import { stringify } from 'yaml';
import type { ExportedPost } from './exported-post.ts';
import { joinedSections } from './joined-sections.ts';
import { sectionAsMarkdown } from './section-as-markdown.ts';

/** The post in Markdown, as an import reads it. */
export function postAsMarkdown(post: ExportedPost): string {
  return `---\n${stringify(factsOf(post))}---\n\n${joinedSections(post.content.blocks ?? [], sectionAsMarkdown)}\n`;
}

function factsOf({ id, slug, isPublished, content, authors }: ExportedPost): object {
  const { title, excerpt, category, tags, cover, coverAlt, publishedOn, featured, seo } = content;
  const facts = {
    ...{
      id,
      title: title ?? slug,
      slug,
      status: isPublished ? 'published' : 'draft',
      excerpt,
      category,
      tags,
      authors,
    },
    ...{ date: publishedOn, cover, coverAlt, featured: featured === true ? true : undefined },
    seo: seo?.title || seo?.description ? { title: seo.title, description: seo.description } : undefined,
  };
  const says = (value: unknown) =>
    value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => says(value)));
}
