import { Problem } from '../core/http/problem.ts';
import type { DraftAuthor } from './content-documents.ts';
import type { ContentType } from './content-types.ts';

/** HTML that goes into the page as it is, scripts included: whoever may write it may do anything in visitors' browsers. */
const ownerHtmlFields = ['headHtml', 'bodyHtml', 'seo.headHtml', 'seo.bodyHtml'] as const;

/** Whoever holds the account behind such an id may do the same. */
const trackerFields = [
  'seo.googleAnalytics',
  'seo.googleTagManager',
  'seo.facebookPixel',
  'seo.linkedinInsight',
] as const;

const guarded = [...ownerHtmlFields, ...trackerFields];

const message = 'Only people with the permission to edit raw HTML may change this.';

/** Refuses a draft whose HTML or trackers differ from what stood there, unless its author holds the type's own permission for it. */
export function refuseForeignHtml(type: ContentType, by: DraftAuthor, before: object, after: object): void {
  if (!by || by.permissions.includes(`${type.name}:html`)) return;
  const changed = guarded.filter((field) => textAt(before, field) !== textAt(after, field));
  if (changed.length === 0) return;
  throw new Problem('forbidden', { detail: message, errors: changed.map((field) => ({ field, message })) });
}

/** A text without a visible character puts nothing into the page. */
function textAt(content: object, path: string): string {
  const value = path
    .split('.')
    .reduce<unknown>(
      (inner, name) => (typeof inner === 'object' && inner ? Reflect.get(inner, name) : undefined),
      content,
    );
  return typeof value === 'string' && value.trim() !== '' ? value : '';
}
