import { DomUtils, attribute, findAll } from './markup.ts';
import type { ChildNode } from 'domhandler';
import { linkSchemes } from '../../core/fields/rich-text.ts';
import type { Notes } from './notes.ts';
import { runsCode } from '@20x/shared/link-address';
import { withScheme } from './embeds.ts';

function isAllowed(href: string): boolean {
  const [, scheme] = /^([a-z][a-z0-9+.-]*):/i.exec(href) ?? [];
  return !runsCode(href) && (scheme === undefined || linkSchemes.includes(scheme.toLowerCase()));
}

/** Takes away links that no text may have; their words stay. */
export function dropForbiddenLinks(nodes: readonly ChildNode[], notes: Notes): void {
  let count = 0;
  for (const link of findAll(nodes, ({ name, attribs }) => name === 'a' && attribs.href !== undefined)) {
    const href = withScheme(attribute(link, 'href'));
    link.attribs.href = href;
    if (isAllowed(href)) continue;
    for (const child of [...link.children]) DomUtils.prepend(link, child);
    DomUtils.removeElement(link);
    count += 1;
  }
  if (count > 0)
    notes.add(count === 1 ? 'Left out 1 link that is not allowed.' : `Left out ${count} links that are not allowed.`);
}
