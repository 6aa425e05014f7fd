import { choiceOf, chosenInstant, instantsOf, knownZone, utcText, zonedText } from './wall-time';

const iso = (wall: string, zone: string) => instantsOf(wall, zone).map((instant) => instant.toISOString());

describe('wall time and zone', () => {
  it('is one instant as a rule', () => {
    expect(iso('2027-07-01T09:00', 'America/New_York')).toEqual(['2027-07-01T13:00:00.000Z']);
    expect(iso('2027-01-01T09:00', 'America/New_York')).toEqual(['2027-01-01T14:00:00.000Z']);
    expect(iso('2027-01-01T09:00', 'UTC')).toEqual(['2027-01-01T09:00:00.000Z']);
  });
  it('does not exist when clocks jump over it', () => {
    expect(iso('2027-03-14T02:30', 'America/New_York')).toEqual([]);
  });
  it('comes twice when clocks are set back', () => {
    expect(iso('2027-11-07T01:30', 'America/New_York')).toEqual([
      '2027-11-07T05:30:00.000Z',
      '2027-11-07T06:30:00.000Z',
    ]);
  });
  it('is meant as soon as it is said which of two', () => {
    const at = (choice: 'earlier' | 'later' | null) => chosenInstant('2027-11-07T01:30', 'America/New_York', choice);
    expect([at(null), at('earlier')?.getUTCHours(), at('later')?.getUTCHours()]).toEqual([null, 5, 6]);
    expect(chosenInstant('2027-07-01T09:00', 'UTC', null)?.getUTCHours()).toBe(9);
    expect(chosenInstant('2027-03-14T02:30', 'America/New_York', null)).toBeNull();
  });
  it('tells which of two an instant is', () => {
    const choice = (time: string) => choiceOf(new Date(time), 'America/New_York');
    expect([choice('2027-11-07T05:30:00Z'), choice('2027-11-07T06:30:00Z')]).toEqual(['earlier', 'later']);
    expect(choice('2027-07-01T13:00:00Z')).toBeNull();
  });
  it('is nothing while it is not complete', () => {
    expect(iso('', 'UTC')).toEqual([]);
  });
  it('is in UTC alone where the browser does not know the chosen zone', () => {
    const instant = new Date('2027-03-03T14:00:00Z');
    expect(zonedText(instant, 'America/Not_Yet_Known')).toBe('3 Mar 2027, 14:00 UTC');
    expect(zonedText(instant, 'Asia/Kolkata')).toBe('3 Mar 2027, 19:30');
    expect([knownZone('America/Not_Yet_Known'), knownZone('Asia/Kolkata')]).toEqual(['UTC', 'Asia/Kolkata']);
  });
  it('is told in UTC too', () => {
    expect(utcText(new Date('2027-03-03T14:00:00Z'))).toBe('3 Mar 2027, 14:00 UTC');
  });
});
