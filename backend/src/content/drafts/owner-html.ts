import { ownerHtmlRefusal as message } from '@20x/shared/owner-html';
import { valuesIn } from '../../core/fields/field-walk.ts';
import { Problem } from '../../core/http/problem.ts';
import type { DraftAuthor } from '../documents/content-documents.ts';
import { hasRight, type ContentType } from '../documents/content-type.ts';

/** Refuses a draft whose HTML or trackers differ from those before, unless its author holds the type's own permission for it. */
export function refuseForeignHtml(type: ContentType, by: DraftAuthor, before: object, after: object): void {
  if (!by || hasRight(by.permissions, type, 'html')) return;
  const [old, now] = [guardedTexts(type, before), guardedTexts(type, after)];
  const changed = [...new Set([...old.keys(), ...now.keys()])].filter((field) => old.get(field) !== now.get(field));
  if (changed.length === 0) return;
  throw new Problem('forbidden', { detail: message, errors: changed.map((field) => ({ field, message })) });
}

/**
 * Texts by which their author could do anything in visitors' browsers: HTML that goes into the page as it is, and the
 * accounts whose scripts run there. One without a visible character puts nothing into the page.
 */
function guardedTexts(type: ContentType, content: object): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { path, spec, value } of valuesIn(type.content, content)) {
    const isGuarded = spec.input === 'ownerHtml' || spec.input === 'tracker';
    if (isGuarded && typeof value === 'string' && value.trim() !== '') texts.set(path, value);
  }
  return texts;
}
