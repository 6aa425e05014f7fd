import type { DstChoice } from '../documents/document-requests.dto.ts';
import { instantOf } from './wall-time.ts';

const newYork = 'America/New_York';
const at = (time: string, zone: string, ambiguous?: DstChoice) =>
  instantOf({ field: 'publishAt', time, zone, ambiguous }).toISOString();

describe('the instant of a time on the clock', () => {
  it.each([
    ['2027-01-15T09:30', newYork, '2027-01-15T14:30:00.000Z'],
    ['2027-07-15T09:30', newYork, '2027-07-15T13:30:00.000Z'],
    ['2027-03-14T01:59', newYork, '2027-03-14T06:59:00.000Z'],
    ['2027-03-14T03:00', newYork, '2027-03-14T07:00:00.000Z'],
    ['2027-11-07T00:59', newYork, '2027-11-07T04:59:00.000Z'],
    ['2027-11-07T02:00', newYork, '2027-11-07T07:00:00.000Z'],
    ['2027-07-01T00:00', 'Asia/Kathmandu', '2027-06-30T18:15:00.000Z'],
    ['2028-02-29T12:00', 'UTC', '2028-02-29T12:00:00.000Z'],
    // Its clocks move by half an hour.
    ['2027-04-04T02:00', 'Australia/Lord_Howe', '2027-04-03T15:30:00.000Z'],
    // An alias that browsers still report.
    ['2027-01-15T09:30', 'Asia/Calcutta', '2027-01-15T04:00:00.000Z'],
  ])('%s in %s is %s', (time, zone, instant) => {
    expect(at(time, zone)).toBe(instant);
  });

  it.each([
    ['2027-03-14T02:00', newYork],
    ['2027-03-14T02:59', newYork],
    ['2027-03-28T02:30', 'Europe/Berlin'],
    ['2027-10-03T02:15', 'Australia/Lord_Howe'],
  ])('THR-228 refuses %s in %s, over which clocks are set forward', (time, zone) => {
    expect(() => at(time, zone)).toThrow('does not exist, because');
    expect(() => at(time, zone, 'later')).toThrow('does not exist, because');
  });

  it.each([
    ['2027-11-07T01:00', newYork, '2027-11-07T05:00:00.000Z', '2027-11-07T06:00:00.000Z'],
    ['2027-11-07T01:59', newYork, '2027-11-07T05:59:00.000Z', '2027-11-07T06:59:00.000Z'],
    ['2027-10-31T02:30', 'Europe/Berlin', '2027-10-31T00:30:00.000Z', '2027-10-31T01:30:00.000Z'],
  ])('THR-228 asks which one for %s in %s, which comes twice', (time, zone, earlier, later) => {
    expect(() => at(time, zone)).toThrow(
      expect.objectContaining({
        code: 'ambiguous_time',
        status: 400,
        options: expect.objectContaining({
          extra: { earlier, later },
          errors: [expect.objectContaining({ field: 'publishAt' })],
        }),
      }),
    );
    expect(at(time, zone, 'earlier')).toBe(earlier);
    expect(at(time, zone, 'later')).toBe(later);
  });

  it.each(['', 'Mars/Olympus', '+02:00', 'America/New York', '../UTC', 'EST5EDT,M3.2.0', '\0'])(
    'refuses %j, which names no zone',
    (zone) => {
      const options = expect.objectContaining({ errors: [expect.objectContaining({ field: 'zone' })] }) as object;
      const refusal = expect.objectContaining({ code: 'invalid_input', options }) as Error;
      expect(() => at('2027-01-15T09:30', zone)).toThrow(refusal);
    },
  );

  it('refuses an instant whose year has five digits, and takes the one before', () => {
    expect(() => at('9999-12-31T23:59', newYork)).toThrow('too far in the future');
    expect(at('9999-12-31T23:59', 'UTC')).toBe('9999-12-31T23:59:00.000Z');
  });

  it('refuses a day that no calendar has', () => {
    expect(() => at('2027-02-29T12:00', newYork)).toThrow('day does not exist');
  });
});
