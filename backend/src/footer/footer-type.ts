import { defineContentType } from '../content/documents/content-type.ts';
import { FooterContent } from './footer-content.dto.ts';

export const footerSlug = 'footer';

/** The one document behind the footer of every page. */
export const footerType = defineContentType({
  name: 'footer',
  content: FooterContent,
  fixed: [footerSlug],
  onlyFixed: true,
  alwaysShown: [footerSlug],
  onEveryPage: true,
  path: '/',
  admin: {
    order: 9,
    title: 'Footer',
    item: 'footer',
    icon: 'PanelBottom',
    api: '/api/settings',
    screens: [{ slug: footerSlug, title: 'Footer', name: 'Footer', path: '/admin/settings/footer' }],
  },
});
