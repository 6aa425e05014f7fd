import { fieldLabel } from '../content/blocks/field-label.ts';
import type { FieldError } from '../core/http/problem.ts';
import { PostContent } from '../blog/post-content.dto.ts';

const most = 5;

/** What is wrong with a post and where, in sentences such as “Section 6 (Image): Choose an image.” */
export function inWords(content: object, errors: readonly FieldError[]): string {
  const told = errors.slice(0, most).map(({ field, message }) => `${placeOf(content, field)}: ${message}`);
  const more = errors.length - told.length;
  return [...told, ...(more > 0 ? [`And ${more} more.`] : [])].join(' ');
}

/** A field that is called as its section is needs no name of its own. */
function placeOf(content: object, field: string): string {
  const [first = '', ...inner] = fieldLabel(PostContent, content, field).split(' → ');
  const [, number, title] = /^(\d+)\. (.*)$/.exec(first) ?? [];
  if (number === undefined) return [first, ...inner].join(' → ');
  const names = inner.length === 1 && inner[0] === title ? [] : inner;
  return [`Section ${number} (${title})`, ...names].join(' → ');
}
