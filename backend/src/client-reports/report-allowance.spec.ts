import { ReportAllowance } from './report-allowance.ts';

const admittedOf = (allowance: ReportAllowance, networks: string[], now: number) =>
  networks.filter((network) => allowance.admits(network, now)).length;

it('admits ten a minute of one network, and others beside it', () => {
  const allowance = new ReportAllowance();
  expect(admittedOf(allowance, Array<string>(30).fill('a'), 0)).toBe(10);
  expect(allowance.admits('b', 59_999)).toBe(true);
  expect(allowance.admits('a', 59_999)).toBe(false);
  expect(allowance.admits('a', 60_000)).toBe(true);
});

it('admits a hundred a minute of all networks together', () => {
  const networks = Array.from({ length: 500 }, (_, n) => `network ${n}`);
  expect(admittedOf(new ReportAllowance(), networks, 0)).toBe(100);
});
