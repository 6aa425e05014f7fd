import { setTimeout as wait } from 'node:timers/promises';

declare const outcomeLimit: number; // from jest.config.mjs

/** Asks until the answer is as wanted, and returns it. Only for what no event announces. */
export async function eventually<T>(ask: () => Promise<T> | T, isWanted: (answer: T) => boolean): Promise<T> {
  const deadline = Date.now() + outcomeLimit;
  for (;;) {
    const answer = await ask();
    if (isWanted(answer)) return answer;
    if (Date.now() > deadline) throw new Error(`After ${outcomeLimit} ms the answer is ${JSON.stringify(answer)}.`);
    await wait(50);
  }
}
