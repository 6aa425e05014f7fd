import { plainPage } from './error-page.ts';

/** The same for a link that has ended, was revoked or never was: it tells nobody which. */
export const expiredPreviewPage = () =>
  plainPage({
    title: 'Preview not available',
    heading: 'This preview link has expired',
    text: 'Preview links end by themselves after at most an hour, or when they are revoked. Ask whoever sent it for a new one.',
    link: '<a href="/">To the home page</a>',
  });
