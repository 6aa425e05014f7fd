import { kindsOf } from '../../core/http/field-kinds.ts';
import { isHidden, isRecord } from '../../core/http/field-rules.ts';

type Class = abstract new () => object;
type Values = Readonly<Record<string, unknown>>;

const headings = /<h[2-4][^>]*\sid="([^"]+)"/g;

/** The places of a page that links can lead to, in their order: sections, their parts and headings inside texts. */
export function anchorsIn(type: Class, content: object): string[] {
  return [...new Set(collected(type, content as Values, false))];
}

/** Inside of a block rows have anchors too, such as the chapters of a guide; elsewhere a field of that name is none. */
function collected(type: Class, record: Values, isInBlock: boolean): string[] {
  return kindsOf(type).flatMap(([name, kind]): string[] => {
    const value = record[name];
    if (kind.kind === 'richText') return typeof value === 'string' ? headingIds(value) : [];
    if (kind.kind === 'group') return isRecord(value) ? collected(kind.of(), value as Values, isInBlock) : [];
    if (kind.kind === 'link' || kind.kind === 'pick' || !Array.isArray(value)) return [];
    return (value as Values[]).flatMap((entry) => {
      const own = kind.kind === 'rows' ? kind.of() : kind.types[String(entry.type)];
      if (!own || isHidden(entry)) return [];
      const isBlock = kind.kind === 'blocks';
      return [...(isBlock || isInBlock ? anchorOf(entry) : []), ...collected(own, entry, isBlock || isInBlock)];
    });
  });
}

const headingIds = (html: string) => [...html.matchAll(headings)].map(([, id = '']) => id);

function anchorOf({ anchor }: Values): string[] {
  const own = typeof anchor === 'string' ? anchor.trim().replace(/^#/, '') : '';
  return own ? [own] : [];
}
