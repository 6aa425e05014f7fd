import { readFile, toFileText } from './exported-file';

/** jsdom's files have no text of their own. */
const fileOf = (text: string) => Object.assign(new File([text], 'a.json'), { text: () => Promise.resolve(text) });

it('reads what was exported, without fields that say nothing', async () => {
  const text = toFileText({ heroTitle: 'Ours', introTitle: null, faqs: [{ question: 'Q?' }] });
  expect(await readFile(fileOf(text))).toEqual({ content: { heroTitle: 'Ours', faqs: [{ question: 'Q?' }] } });
});

it.each(['{"heroTitle":', '[]', '7', 'null', ''])('refuses the file %s', async (text) => {
  expect(await readFile(fileOf(text))).toEqual({
    refusal: expect.stringMatching(/^The file (is not JSON|holds no object)/),
  });
});

it('does not read what is larger than a save may be', async () => {
  const file = { size: 2 ** 21, text: () => Promise.reject(new Error('read')) } as unknown as File;
  expect(await readFile(file)).toEqual({ refusal: expect.stringContaining('larger than 1 MB') });
});
