import { isReference } from '@20x/shared/link-address';
import { PostContent } from '../../blog/post-content.dto.ts';
import { withHrefs } from '../../content/links/rich-text-links.ts';
import { withValues } from '../../core/fields/field-walk.ts';

/** The links of a post to documents by their ids. */
export function documentLinks(content: PostContent): string[] {
  const found: string[] = [];
  withDocumentLinks(content, (href) => {
    found.push(href);
    return href;
  });
  return found;
}

/** The post with other targets of these links; one that leads nowhere (null) is text. */
export function withDocumentLinks(content: PostContent, lead: (href: string) => string | null): PostContent {
  return withValues(PostContent, content, (spec, value) => {
    if (typeof value !== 'string') return value;
    if (spec.kind === 'link') return isReference(value) ? (lead(value) ?? undefined) : value;
    return spec.kind === 'richText' ? withHrefs(value, (href) => (isReference(href) ? lead(href) : href)) : value;
  });
}
