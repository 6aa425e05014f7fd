import { foundBy, richText, saying } from '../../../../test/support/found-issues.ts';
import { checkRules, defaultLevel } from '../check-rules.ts';

const short = 'Call the nurse who is rested. ';
const long = `${'Then they look at every roster of the week '.repeat(4)}again. `;
const paragraphs = (text: string, times: number) => `<p>${text}</p>`.repeat(times);

describe('an article', () => {
  it('has sentences that are mostly short, and is told which is the longest', async () => {
    const mostlyShort = richText(paragraphs(short, 9) + paragraphs(long, 3));
    expect(await foundBy('sentence-length', mostlyShort)).toEqual([]);
    const tooLong = richText(
      `<p>${short.repeat(6)}</p><ul><li>${long}</li><li>${long}${short}</li></ul><p>${long}</p>`,
    );
    expect(await foundBy('sentence-length', tooLong)).toEqual([
      [
        'blocks.0.html',
        saying(
          '3 of 10 sentences have more than 25 words. Split the longest, which begins “Then they look at every roster …”.',
        ),
      ],
    ]);
    // A few sentences are no pattern.
    expect(await foundBy('sentence-length', richText(paragraphs(long, 7)))).toEqual([]);
  });

  it('has a heading at least every 350 words; code does not count', async () => {
    const filled = paragraphs(short, 58);
    expect(await foundBy('long-sections', richText(`${filled}<h2>Next</h2>${filled}`))).toEqual([]);
    const code = `<pre><code>${short.repeat(100)}</code></pre>`;
    expect(await foundBy('long-sections', richText(`${filled}${code}`))).toEqual([]);
    expect(await foundBy('long-sections', richText(`<h2>How to call</h2>${filled}<p>Now.</p>${filled}`))).toEqual([
      ['blocks.0.html', saying('From “How to call …” on, more than 350 words')],
    ]);
  });

  it('has 300 words, and a link to the site once it is that long', async () => {
    expect(await foundBy('text-length', richText('<p>Later.</p>'))).toEqual([
      ['blocks', saying('The text has 1 word.')],
    ]);
    const words = paragraphs(short, 50);
    expect(await foundBy('text-length', richText(words))).toEqual([]);
    const elsewhere = `${words}<p><a href="https://example.org">Law</a></p>`;
    expect(await foundBy('text-links', richText(elsewhere))).toEqual([
      ['blocks', saying('no link to a page of the site')],
    ]);
    expect(await foundBy('text-links', richText(`${elsewhere}<p><a href="/pricing">Prices</a></p>`))).toEqual([]);
    expect(await foundBy('text-links', { ...richText(elsewhere), posts: ['night-cover'] })).toEqual([]);
    expect(await foundBy('text-links', richText('<p>Later.</p>'))).toEqual([]);
  });

  it('has an excerpt that lists show whole', async () => {
    expect(await foundBy('excerpt-length', { excerpt: 'a'.repeat(200) })).toEqual([]);
    expect(await foundBy('excerpt-length', { excerpt: 'a'.repeat(201) })).toEqual([
      ['excerpt', saying('201 characters. Shorten it to 200.')],
    ]);
  });

  it('uses its focus phrase in title, description and text, as whole words in any case', async () => {
    const post = {
      title: 'Night Shift: who calls?',
      excerpt: 'The night shifts of a week.',
      ...richText('<p>A night\n <strong>shift</strong> begins.</p>'),
    };
    expect(await foundBy('focus-phrase', { ...post, focus: 'night shift' })).toEqual([
      ['seo.description', 'The description doesn’t use the focus phrase “night shift”.'],
    ]);
    const seo = { title: 'Who calls?', description: 'Night shift, explained' };
    expect(await foundBy('focus-phrase', { ...post, focus: 'Night Shift', seo })).toEqual([
      ['seo.title', saying('The title')],
    ]);
    expect(await foundBy('focus-phrase', { ...post, ...richText('<p>Later.</p>'), focus: 'shift' })).toEqual([
      ['seo.description', saying('description')],
      ['blocks', saying('The text')],
    ]);
    expect(await foundBy('focus-phrase', post)).toEqual([]);
  });

  it('is what the rules are about: no other type is asked, and nothing is blocked', () => {
    const names = ['excerpt-length', 'sentence-length', 'long-sections', 'text-length', 'text-links', 'focus-phrase'];
    const rules = checkRules.filter(({ name }) => names.includes(name));
    expect(rules.map((rule) => [defaultLevel(rule, 'post'), defaultLevel(rule, 'page')])).toEqual(
      names.map(() => ['warn', 'off']),
    );
  });
});
