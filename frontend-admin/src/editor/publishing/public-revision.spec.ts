import { faultOfAnswer, faultOfPage } from './public-revision';

const published = { documentId: 'd1', number: 14 };
const page = (...marks: string[]) =>
  new Response(`<html><head></head><body${marks.length > 0 ? ` data-revisions="${marks.join(' ')}"` : ''}>
    <p data-revisions="d1:14"></p></body></html>`);

describe('what visitors get', () => {
  it.each([
    ['the revision', page('d1:14'), null],
    ['the revision among those of other documents', page('d2:3', 'd1:14'), null],
    ['an older one', page('d1:13'), 'The page still shows an older version, v13 instead of v14.'],
    ['another one', page('d1:15'), 'The page still shows another version, v15 instead of v14.'],
    ['that number of another document', page('d12:14'), 'The page does not show this document.'],
    ['nothing of it but in its text', page(), 'The page does not show this document.'],
    ['an error', new Response('', { status: 503 }), 'The page answers 503.'],
  ])('as a page is %s', async (_, answer, fault) => {
    expect(await faultOfPage(answer, published)).toBe(fault);
  });

  it.each([
    ['the revision', { revision: 'd1:14' }, null],
    ['an older one', { revision: 'd1:9' }, 'The public content still shows an older version, v9 instead of v14.'],
    ['without a number', {}, 'The public content does not show this document.'],
  ])('as an answer is %s', async (_, body, fault) => {
    expect(await faultOfAnswer(Response.json(body), published)).toBe(fault);
  });
});
