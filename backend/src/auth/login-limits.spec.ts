import { loginDelayMs } from './login-limits.ts';

describe('login delay', () => {
  it.each([
    [0, 0],
    [9, 0],
    [10, 250],
    [14, 250],
    [15, 500],
    [20, 1000],
    [30, 4000],
    [100_000, 4000],
  ])('THR-2 grows and ends: after %i failures %i ms', (failures, delay) => {
    expect(loginDelayMs(failures)).toBe(delay);
  });
});
