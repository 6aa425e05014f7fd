import { act, fireEvent, screen } from '@testing-library/react';
import { renderPart } from '../testing/render-part';
import { Hint } from './Hint';

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
};
const button = (name: string) => screen.getByRole('button', { name });
const over = (name: string) => fireEvent.pointerEnter(button(name));
const off = (name: string) => fireEvent.pointerLeave(button(name));

describe('ADM-06 tooltips', () => {
  it('open after 700 ms, at once within 300 ms after another closed', () => {
    renderPart(
      <>
        <Hint label="First hint">
          <button>One</button>
        </Hint>
        <Hint label="Second hint">
          <button>Two</button>
        </Hint>
      </>,
    );
    over('One');
    pass(699);
    expect(button('One')).not.toHaveAttribute('aria-describedby');
    pass(1);
    expect(button('One')).toHaveAttribute('aria-describedby');

    off('One');
    pass(250);
    over('Two');
    pass(0);
    expect(button('Two')).toHaveAttribute('aria-describedby');

    off('Two');
    pass(1000);
    over('One');
    pass(699);
    expect(button('One')).not.toHaveAttribute('aria-describedby');
  });
});
