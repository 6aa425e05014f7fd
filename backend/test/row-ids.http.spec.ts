import type { HomeContent } from '../src/home-content/home-content.dto.ts';
import { createTestApp } from './support/app.ts';
import { DocumentEditor } from './support/document-editor.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { HomeEditor } from './support/home-editor.ts';

const test = forAllTests(() => createTestApp());
const home = forAllTests(() => HomeEditor.signedIn(test));
const editor = forAllTests(() => DocumentEditor.signedIn(test));

const faq = (question: string, answer = '<p>Yes.</p>') => ({ question, answer });
const idsOf = ({ faqs }: HomeContent) => faqs?.map(({ id }) => id);
const saved = async (content: HomeContent) => {
  const response = await home.save(content);
  expect(response.status).toBe(200);
  return (await home.get()).content;
};

describe('rows that come without an id', () => {
  it('get one, keep it where they are found again, and a repeated request changes nothing', async () => {
    const first = idsOf(await saved({ faqs: [faq('1'), faq('2'), faq('3')] }));
    expect(new Set(first).size).toBe(3);
    const { version } = await home.get();
    await saved({ faqs: [faq('1'), faq('2'), faq('3')] });
    expect((await home.get()).version).toBe(version);
    const next = idsOf(await saved({ faqs: [faq('3'), faq('changed'), faq('1'), faq('4')] }));
    expect(next?.slice(0, 3)).toEqual(first?.toReversed());
    expect(first).not.toContain(next?.[3]);
  });

  it('keep an id that they bring', async () => {
    expect(idsOf(await saved({ faqs: [{ id: 'mine', ...faq('1') }] }))).toEqual(['mine']);
    const refused = await home.save({ faqs: [{ id: 'not an id', ...faq('1') }] });
    expect(refused.body).toMatchObject({ status: 400, errors: [{ field: 'content.faqs.0.id' }] });
  });
});

it('visitors get the ids of sections alone', async () => {
  await home.live({ faqs: [faq('Who?')] });
  expect((await test.http.get('/api/home-content')).body).toMatchObject({ faqs: [faq('Who?')] });
  const { slug } = await editor.livePage({
    title: 'P',
    blocks: [{ id: 'a', type: 'faq', items: [{ id: 'row', ...faq('Who?') }] }],
  });
  const { body } = await test.http.get(`/api/pages/${slug}`);
  expect(body.blocks).toEqual([{ id: 'a', type: 'faq', items: [faq('Who?')] }]);
});

it('restores one row by its id, wherever it is', async () => {
  const [one, two] = [
    { id: 'one', ...faq('1') },
    { id: 'two', ...faq('2') },
  ];
  await saved({ faqs: [one, two] });
  const { id, draft, version } = await home.get();
  await saved({ faqs: [{ ...two, answer: '<p>No.</p>' }, one] });
  const wish = { version: version + 1, number: draft.number, fields: ['faqs.two.answer'] };
  const { status } = await editor.send('post', `documents/${id}/restore`, wish);
  expect(status).toBe(200);
  expect((await home.get()).content.faqs).toEqual([two, one]);
});
