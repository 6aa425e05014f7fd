import { Projection } from './projection';

interface Sent {
  readonly content: object;
  readonly answer: (answer: Response | Error) => Promise<void>;
}

let sent: Sent[];
const queries = [{ endpointName: 'getPage', originalArgs: {}, data: {} }];
const answered = () => Response.json({ queries });

beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  window.fetch = (_, init) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const { content } = JSON.parse(init?.body as string) as { content: object };
    const answer = async (result: Response | Error) => {
      if (result instanceof Error) reject(result);
      else resolve(result);
      await jest.advanceTimersByTimeAsync(0);
    };
    sent.push({ content, answer });
    return promise;
  };
});
afterEach(() => jest.useRealTimers());

function start() {
  const shown: object[] = [];
  const notices: (string | null)[] = [];
  const projection = new Projection({
    token: 'a-token',
    onAnswer: (_, draft) => shown.push(draft),
    onNotice: (notice) => notices.push(notice),
  });
  return { shown, notices, show: (title: string) => projection.show({ title }) };
}

it('asks once at a time, and after each answer for the newest draft alone', async () => {
  const { shown, show } = start();
  for (const title of ['a', 'ab', 'abc']) show(title);
  expect(sent.map(({ content }) => content)).toEqual([{ title: 'a' }]);
  await sent[0]!.answer(answered());
  expect(sent.map(({ content }) => content)).toEqual([{ title: 'a' }, { title: 'abc' }]);
  await sent[1]!.answer(answered());
  expect(shown).toEqual([{ title: 'a' }, { title: 'abc' }]);
  expect(sent).toHaveLength(2);
});

it('says that there is no connection, and goes on by itself when it is back', async () => {
  const { shown, notices, show } = start();
  show('a');
  await sent[0]!.answer(new TypeError('Failed to fetch'));
  expect(notices.at(-1)).toMatch(/^No connection\./);
  await jest.advanceTimersByTimeAsync(2_000);
  await sent[1]!.answer(answered());
  expect(shown).toEqual([{ title: 'a' }]);
  expect(notices.at(-1)).toBeNull();
});

it('says that the link has ended', async () => {
  const { notices, show } = start();
  show('a');
  await sent[0]!.answer(new Response(null, { status: 404 }));
  expect(notices.at(-1)).toMatch(/^This preview has ended\./);
});

it('keeps its link while nothing is written', async () => {
  const { show } = start();
  show('a');
  await sent[0]!.answer(answered());
  await jest.advanceTimersByTimeAsync(5 * 60_000);
  expect(sent[1]?.content).toEqual({ title: 'a' });
});
