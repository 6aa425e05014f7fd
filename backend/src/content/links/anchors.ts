import { isHidden } from '@20x/shared/hidden';
import { valuesIn } from '../../core/fields/field-walk.ts';
import type { Class } from '../../core/fields/field-spec.ts';

const headings = /<h[2-4][^>]*\sid="([^"]+)"/g;

/** The places of a page that links can lead to, in their order: sections, their parts and headings inside texts. */
export function anchorsIn(type: Class, content: object): string[] {
  const shown = valuesIn(type, content, (entry) => !isHidden(entry));
  const found = [...shown].flatMap(({ spec: { kind }, value }) => {
    if (typeof value !== 'string') return [];
    if (kind === 'richText') return [...value.matchAll(headings)].map(([, id = '']) => id);
    return kind === 'anchor' ? value.trim().replace(/^#/, '') || [] : [];
  });
  return [...new Set(found)];
}
