import { DomUtils, attribute, findAll } from './markup.ts';
import { runsCode } from '@20x/shared/link-address';
import type { ChildNode } from 'domhandler';
import { withScheme } from './embeds.ts';
import type { Notes } from './notes.ts';

/** As texts allow them: `core/fields/rich-text.ts`. */
const isAllowed = (href: string) =>
  !runsCode(href) && (!/^[a-z][a-z0-9+.-]*:/i.test(href) || /^(?:https?|mailto|tel|doc):/i.test(href));

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
