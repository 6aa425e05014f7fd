import { act, renderHook } from '@testing-library/react';
import { useWallTime } from './use-wall-time';

const zone = 'America/New_York';

it('starts from what is planned, also where that time comes twice', () => {
  const planned = { time: '2027-11-07T06:30:00Z', zone };
  const { result } = renderHook(() => useWallTime(planned, zone));
  expect(result.current).toMatchObject({ value: '2027-11-07T01:30', choice: 'later' });
  expect(result.current.instant).toEqual(new Date(planned.time));
});

it('asks again for another time, each time for itself', () => {
  const { result } = renderHook(() => [useWallTime(null, zone), useWallTime(null, zone)] as const);
  act(() => {
    result.current[0].setValue('2027-11-07T01:10');
    result.current[1].setValue('2027-11-07T01:50');
  });
  act(() => result.current[0].setChoice('earlier'));
  const instants = () => result.current.map(({ instant }) => instant?.toISOString() ?? null);
  expect(instants()).toEqual(['2027-11-07T05:10:00.000Z', null]);
  act(() => result.current[1].setChoice('later'));
  expect(instants()).toEqual(['2027-11-07T05:10:00.000Z', '2027-11-07T06:50:00.000Z']);
  act(() => result.current[1].setValue('2027-11-07T01:55'));
  expect(instants()).toEqual(['2027-11-07T05:10:00.000Z', null]);
});
