import { readLink } from './link-address';
import { useAnchors, useLinkTargets } from './link-targets';

interface LinkNote {
  readonly tone: 'plain' | 'warning' | 'refused';
  readonly text: string;
}

const plain = (text: string): LinkNote => ({ tone: 'plain', text });
const warning = (text: string): LinkNote => ({ tone: 'warning', text });

/** What an address leads to, in words. */
export function useLinkNote(href: string): LinkNote {
  const link = readLink(href);
  const path = link.kind === 'page' ? link.path : null;
  const { find, has } = useLinkTargets(path === null);
  const anchors = useAnchors(link.kind === 'page' && link.anchor && has(link.path) ? link.path : null);
  switch (link.kind) {
    case 'empty':
      return plain('');
    case 'refused':
      return { tone: 'refused', text: link.reason };
    case 'anchor':
      return plain('A place on the same page.');
    case 'file':
      return plain('A file of this site.');
    case 'web':
      return plain(`Another site: ${link.host}`);
    case 'email':
      return plain(`Writes to ${link.address || '…'}`);
    case 'phone':
      return plain(`Calls ${link.number || '…'}`);
    case 'page': {
      if (has(link.path) === false)
        return warning('No published page has this address: visitors would see “not found”.');
      if (anchors && !anchors.includes(link.anchor)) {
        return warning(`That page has no place called #${link.anchor}: visitors would arrive at its top.`);
      }
      const target = find(link.path);
      return plain(target ? `Leads to “${target.title}”` : '');
    }
  }
}
