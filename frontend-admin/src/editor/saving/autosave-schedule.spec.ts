import { AutosaveSchedule } from './autosave-schedule';

const save = jest.fn();
let schedule: AutosaveSchedule;
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  save.mockReset();
  schedule = new AutosaveSchedule();
  stop = schedule.run(save);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});
const pass = (ms: number) => jest.advanceTimersByTime(ms);

describe('saving by itself', () => {
  it('after 2 seconds without a change', () => {
    schedule.changed();
    pass(1900);
    schedule.changed();
    pass(1999);
    expect(save).not.toHaveBeenCalled();
    pass(1);
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('at once when that is asked for and something has changed, however recent the last save', () => {
    schedule.flush();
    pass(0);
    expect(save).not.toHaveBeenCalled();
    schedule.changed();
    schedule.started();
    schedule.succeeded();
    schedule.changed();
    schedule.flush();
    pass(0);
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('at most every 10 seconds', () => {
    schedule.changed();
    pass(2000);
    schedule.started();
    schedule.succeeded();
    schedule.changed();
    pass(9999);
    expect(save).toHaveBeenCalledTimes(1);
    pass(1);
    expect(save).toHaveBeenCalledTimes(2);
  });

  it('also during typing without a pause', () => {
    for (let second = 0; second < 10; second++) {
      schedule.changed();
      pass(1000);
    }
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('again, more and more slowly, after a failure that may pass', () => {
    schedule.changed();
    pass(2000);
    schedule.started();
    schedule.failed(true);
    schedule.changed();
    pass(5000);
    expect(save).toHaveBeenCalledTimes(2);
    schedule.started();
    schedule.failed(true);
    pass(9999);
    expect(save).toHaveBeenCalledTimes(2);
    schedule.resume();
    pass(0);
    expect(save).toHaveBeenCalledTimes(3);
  });

  it('not again after a refusal that stays until something changes', () => {
    schedule.changed();
    pass(2000);
    schedule.started();
    schedule.failed(false);
    pass(60_000);
    expect(save).toHaveBeenCalledTimes(1);
    schedule.changed();
    pass(2000);
    expect(save).toHaveBeenCalledTimes(2);
  });
});
