/* global it, expect, beforeAll, afterAll */
import { startStandIn } from './stand-in.mjs';

let site;
beforeAll(async () => {
  site = await startStandIn({ replicas: 2 });
});
afterAll(() => site.stop());

const post = async () => (await site.send('/api/echo', { method: 'POST', body: 'a=b' })).status;

it('sends no request in vain while each back end restarts in turn', async () => {
  for (const index of [0, 1]) {
    await site.withoutBackEnd(async () => {
      // The other one has just come back, and nginx still leaves it out.
      for (let turn = 0; turn < 6; turn += 1) expect(await post()).toBe(200);
    }, index);
  }
});
