import { defineContentType } from '../content/documents/content-type.ts';
import { withAnchoredBlocks } from '../content/blocks/anchors.ts';
import { legalAliases, legalSlugs } from './legal-addresses.ts';
import { LegalContent } from './legal-content.dto.ts';

export const legalType = defineContentType({
  name: 'legal',
  content: LegalContent,
  fixed: legalSlugs,
  onlyFixed: true,
  aliases: legalAliases,
  path: '/{slug}',
  /** Anchors are binding, too: they never change once they are given. */
  complete: withAnchoredBlocks,
  admin: {
    order: 3,
    title: 'Legal texts',
    item: 'legal text',
    icon: 'Scale',
    api: '/api/legal/{slug}',
    screens: [
      { slug: 'terms', title: 'Terms & Conditions', name: 'Terms and conditions', path: '/admin/terms-page' },
      { slug: 'privacy', title: 'Privacy Policy', name: 'Privacy policy', path: '/admin/privacy-page' },
    ],
  },
});
