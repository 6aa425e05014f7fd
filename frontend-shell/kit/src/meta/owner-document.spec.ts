import { ownerDocument } from './owner-document';

it('SEO-04 is empty for a page whose owner added nothing to the document, or only the defaults', () => {
  for (const seo of [null, {}, { title: 'Own', headHtml: ' ' }, { language: 'en' }])
    expect(ownerDocument(seo)).toBe('');
});

it('SEO-04 tells pages apart by what their owner put into the document', () => {
  const texts = [{ headHtml: '<b>' }, { bodyHtml: '<b>' }, { language: 'fr' }, { googleAnalytics: 'G-1' }].map(
    ownerDocument,
  );
  expect(new Set([...texts, '']).size).toBe(5);
});
