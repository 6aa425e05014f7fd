import { homeType } from '../home-content/home-type.ts';
import { legalType } from '../legal/legal-type.ts';
import { pageType } from '../pages/page-type.ts';
import { postType } from '../blog/post-type.ts';
import { searchableText } from './searchable-text.ts';

it('takes the title, what describes the document, its headings and its text', () => {
  const content = {
    title: 'Call-offs',
    excerpt: 'What to do at five.',
    tags: ['Overtime'],
    seo: { title: 'For robots' },
    blocks: [
      { id: 'a', type: 'richText', html: '<h2 id="x">The first hour</h2><p>Call&nbsp;&amp; <em>write</em>.</p>' },
      { id: 'b', type: 'faq', title: 'Questions', items: [{ question: 'Why?', answer: '<p>Because.</p>' }] },
      { id: 'c', type: 'table', columns: ['Line'], rows: [{ cells: ['Worked', '31'] }], anchor: 'weeks' },
      { id: 'd', type: 'callout', title: 'Hidden', html: '<p>Hidden</p>', published: false },
    ],
  };
  const { title, summary, headings, body } = searchableText(postType, 'call-offs', content);
  expect([title, summary]).toEqual(['Call-offs', 'What to do at five.']);
  expect(headings.split(/ ?\n/)).toEqual(expect.arrayContaining(['Overtime', 'The first hour', 'Questions', 'Why?']));
  expect(headings).not.toContain('Because');
  expect(body).toMatch(/The first hour[^]*Call & write\.[^]*Because\.[^]*Worked[^]*31/);
  expect(body).not.toContain('Overtime');
  expect(`${headings} ${body}`).not.toMatch(/Hidden|robots|weeks|richText/);
});

it('names a document without a title as the site does', () => {
  expect(searchableText(homeType, 'home', {}).title).toBe('Home page');
  expect(searchableText(homeType, 'home', { seo: { title: 'Fill shifts | 20X' } }).title).toBe('Fill shifts | 20X');
  expect(searchableText(pageType, 'about-us', {}).title).toBe('About us');
});

it('shows no variables and no control characters', () => {
  const blocks = [{ id: 'a', type: 'richText', html: '<p>{legal_name} {other}\u0001 keeps\u00a0it</p>' }];
  expect(searchableText(legalType, 'terms', { title: 'Te\u0002rms', blocks })).toMatchObject({
    title: 'Te rms',
    body: '… {other} keeps it',
  });
});
