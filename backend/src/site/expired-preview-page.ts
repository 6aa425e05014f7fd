import { plainPage } from './error-page.ts';

/** The same page for a link that has expired, was revoked or never existed. */
export const expiredPreviewPage = () =>
  plainPage({
    title: 'Preview not available',
    heading: 'This preview link has expired',
    text: 'Preview links expire after at most an hour, or when they are revoked. Ask the sender for a new one.',
    link: '<a href="/">To the home page</a>',
  });
