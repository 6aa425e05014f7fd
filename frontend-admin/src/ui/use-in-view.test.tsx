import { act, renderHook } from '@testing-library/react';
import { useInView } from './use-in-view';

it('names the neighbor that stays when two were in view and one leaves', () => {
  let tell: (entries: { target: Element; isIntersecting: boolean }[]) => void = () => {};
  const { IntersectionObserver: original } = globalThis;
  globalThis.IntersectionObserver = class {
    constructor(told: typeof tell) {
      tell = told;
    }
    observe() {}
    disconnect() {}
  } as never;
  document.body.innerHTML = '<section id="first"></section><section id="second"></section>';
  const [first, second] = [document.querySelector('#first')!, document.querySelector('#second')!];
  const { result } = renderHook(() => useInView(['#first', '#second']));
  const says = (...entries: [Element, boolean][]) => {
    act(() => tell(entries.map(([target, isIntersecting]) => ({ target, isIntersecting }))));
    return result.current;
  };
  expect(says([first, true], [second, true])).toBe('#first');
  expect(says([first, false])).toBe('#second');
  expect(says([second, false])).toBe('#second');
  globalThis.IntersectionObserver = original;
});
