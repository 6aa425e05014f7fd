import { Allowance } from './allowance.ts';

const most = { ofOne: 10, inAll: 100 };
const admittedOf = (allowance: Allowance, keys: string[], now: number) =>
  keys.filter((key) => allowance.admits(key, now)).length;

it('admits ten a minute for one key, and others beside it', () => {
  const allowance = new Allowance(most);
  expect(admittedOf(allowance, Array<string>(30).fill('a'), 0)).toBe(10);
  expect(allowance.admits('b', 59_999)).toBe(true);
  expect(allowance.admits('a', 59_999)).toBe(false);
  expect(allowance.admits('a', 60_000)).toBe(true);
});

it('admits a hundred a minute for all keys together', () => {
  const keys = Array.from({ length: 500 }, (_, n) => `network ${n}`);
  expect(admittedOf(new Allowance(most), keys, 0)).toBe(100);
});
