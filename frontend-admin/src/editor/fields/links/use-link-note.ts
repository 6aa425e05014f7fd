import { readLink } from '@20x/shared/link-address';
import type { LinkLookup } from '../../../api/generated';
import { useDocumentAnchors, useLinkLookup } from './use-link-lookup';

interface LinkNote {
  readonly tone: 'plain' | 'warning' | 'refused';
  readonly text: string;
}

const plain = (text: string): LinkNote => ({ tone: 'plain', text });
const warning = (text: string): LinkNote => ({ tone: 'warning', text });

/** What a link leads to, in words. */
export function useLinkNote(href: string): LinkNote {
  const link = readLink(href);
  const lookup = useLinkLookup(href);
  const anchor = 'anchor' in link ? link.anchor : '';
  const anchors = useDocumentAnchors(anchor ? lookup?.document?.id : undefined);
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
    case 'document':
    case 'page': {
      if (!lookup) return plain('');
      const isLost = anchor !== '' && lookup.state === 'live' && anchors && !anchors.includes(anchor);
      if (isLost) return warning(`That page has no place called #${anchor}: visitors would arrive at its top.`);
      return noteOn(lookup, link.kind === 'document');
    }
  }
}

function noteOn({ state, document, address }: LinkLookup, isKept: boolean): LinkNote {
  const title = `“${document?.title ?? ''}”`;
  switch (state) {
    case 'live':
      return plain(document ? `Leads to ${title}${isKept ? ', wherever it moves' : ''}` : '');
    case 'draft':
      return warning(
        isKept
          ? `Draft: visitors get no link until ${title} is published.`
          : `Draft: visitors would see “not found” until ${title} is published.`,
      );
    case 'trashed':
      return warning(`Broken: ${title} is in the trash, so visitors get no link.`);
    case 'redirect':
      return plain(`Old address: redirects to ${address ?? ''}`);
    case 'unknown':
      return warning(
        isKept
          ? 'Broken: the target was deleted. Pick another one.'
          : 'Broken: no page has this address, visitors would see “not found”.',
      );
    case 'external':
      return plain('');
  }
}
