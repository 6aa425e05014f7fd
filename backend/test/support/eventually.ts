import { setTimeout as wait } from 'node:timers/promises';

/** Asks again until the answer is as wished, and answers it; for what no event tells of. */
export async function eventually<T>(
  ask: () => Promise<T> | T,
  isWished: (answer: T) => boolean,
  timeoutMs = 10_000,
): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (isWished(answer)) return answer;
    if (Date.now() > deadline) throw new Error(`after ${timeoutMs} ms still ${JSON.stringify(answer)}`);
    await wait(50);
  }
}
