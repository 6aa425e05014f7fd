import { renderApp } from '@20x/kit/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { Hint } from './Hint';

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
};
/** The tooltip is mounted with the next frame. */
const frame = 50;
const over = (name: string) => fireEvent.pointerEnter(screen.getByRole('button', { name }));
const off = (name: string) => fireEvent.pointerLeave(screen.getByRole('button', { name }));

describe('ADM-06 tooltips', () => {
  it('open after 700 ms, at once within 300 ms after another closed', () => {
    renderApp(
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
    expect(screen.queryByText('First hint')).not.toBeInTheDocument();
    pass(1 + frame);
    expect(screen.getByText('First hint')).toBeInTheDocument();

    off('One');
    pass(250);
    over('Two');
    pass(frame);
    expect(screen.getByText('Second hint')).toBeInTheDocument();

    off('Two');
    pass(1000);
    over('One');
    pass(699);
    expect(screen.queryByText('First hint')).not.toBeInTheDocument();
  });
});
