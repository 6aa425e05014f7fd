/* global it, expect, afterEach */
import { startStandIn } from './stand-in.mjs';

let site;
afterEach(() => site.stop());

const post = async () => (await site.send('/api/echo', { method: 'POST', body: 'a=b' })).status;

it('sends no request in vain while each back end restarts in turn', async () => {
  site = await startStandIn({ replicas: 2 });
  for (const index of [0, 1]) {
    await site.withoutBackEnd(async () => {
      // The other one has just come back, and nginx still leaves it out.
      for (let turn = 0; turn < 6; turn += 1) expect(await post()).toBe(200);
    }, index);
  }
});

it('finds the replicas that it left out while they started, when the others have ended', async () => {
  site = await startStandIn({ replicas: 4 });
  for (const first of [2, 0]) {
    await site.withoutBackEnd(
      () =>
        site.withoutBackEnd(async () => {
          for (let turn = 0; turn < 6; turn += 1) expect(await post()).toBe(200);
        }, first + 1),
      first,
    );
  }
});
