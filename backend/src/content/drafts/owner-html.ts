import { idOfRow } from '@20x/shared/row-ids';
import { ownerHtmlRefusal as message } from '@20x/shared/owner-html';
import { valuesIn } from '../../core/fields/field-walk.ts';
import { Problem } from '../../core/http/problem.ts';
import type { DraftAuthor } from '../documents/content-documents.ts';
import { hasRight, type ContentType } from '../documents/content-type.ts';

/** Refuses a draft whose HTML or trackers differ from those before, unless its author holds the type's own permission for it. */
export function refuseForeignHtml(type: ContentType, by: DraftAuthor, before: object, after: object): void {
  if (!by || hasRight(by.permissions, type, 'html')) return;
  const changed = changedHtml(type, before, after).map(({ field }) => field);
  if (changed.length === 0) return;
  throw new Problem('forbidden', { detail: message, errors: changed.map((field) => ({ field, message })) });
}

export interface ChangedHtml {
  readonly field: string;
  readonly from: string;
  readonly to: string;
}

/** What differs of what runs in visitors' browsers. */
export function changedHtml(type: ContentType, before: object, after: object): ChangedHtml[] {
  const [old, now] = [guardedTexts(type, before), guardedTexts(type, after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((place) => {
    const [past, next] = [old.get(place), now.get(place)];
    const field = (next ?? past)?.field ?? '';
    return past?.text === next?.text ? [] : [{ field, from: past?.text ?? '', to: next?.text ?? '' }];
  });
}

interface GuardedText {
  readonly field: string;
  readonly text: string;
}

/**
 * HTML that people write themselves, and the accounts whose scripts run in visitors' browsers. One without a visible
 * character puts nothing into the page. A section's HTML keeps its place when the section moves.
 */
function guardedTexts(type: ContentType, content: object): Map<string, GuardedText> {
  const texts = new Map<string, GuardedText>();
  for (const { path, spec, value, owner } of valuesIn(type.content, content)) {
    const isGuarded = spec.input === 'ownerHtml' || spec.input === 'tracker' || spec.input === 'code';
    if (!isGuarded || typeof value !== 'string' || value.trim() === '') continue;
    texts.set(`${idOfRow(owner) ?? path} ${spec.name}`, { field: path, text: value });
  }
  return texts;
}
