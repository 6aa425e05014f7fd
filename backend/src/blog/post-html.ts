import { isWords } from '../core/fields/field-spec.ts';
import { valuesIn } from '../core/fields/field-walk.ts';
import { escapeHtml } from '../core/http/plain-page.ts';
import type { Block } from '../content/blocks/block-types.ts';
import { PostContent } from './post-content.dto.ts';

/** An address of this site, or a place on the same page, in the markup of a text. */
const ownAddress = /\b(href|src)="([/#][^"]*)"/g;

/** All words of a post as simple markup for feed readers, with whole addresses. `address`: the post's own. */
export function postHtml(blocks: readonly Block[], address: string): string {
  const parts = [...valuesIn(PostContent, { blocks })].flatMap(({ spec, value }) =>
    isWords(spec) ? markupOf(spec.kind, value) : [],
  );
  return parts
    .join('\n')
    .replace(ownAddress, (_, name: string, link: string) => `${name}="${new URL(link, address).href}"`);
}

function markupOf(kind: string, value: unknown): string {
  if (Array.isArray(value)) return `<ul>${value.map((entry) => `<li>${escapeHtml(String(entry))}</li>`).join('')}</ul>`;
  return kind === 'richText' ? String(value) : `<p>${escapeHtml(String(value))}</p>`;
}
