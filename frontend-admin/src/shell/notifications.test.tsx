import { notify, notificationDuration } from '@20x/kit';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderPart } from '../testing/render-part';
import { Notifications } from './Notifications';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function renderNotifications() {
  const { store } = renderPart(<Notifications />);
  return {
    show: (content: Parameters<typeof notify>[0]) => {
      act(() => {
        store.dispatch(notify(content));
      });
    },
  };
}
const pass = (ms: number) => {
  act(() => {
    jest.advanceTimersByTime(ms);
  });
};

describe('ADM-04 notifications', () => {
  it('shows one at a time, announced by its weight', () => {
    const { show } = renderNotifications();
    show({ title: 'Saved', variant: 'success' });
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
    show({ title: 'Error', description: 'It broke', variant: 'destructive' });
    expect(screen.getByRole('alert')).toHaveTextContent('ErrorIt broke');
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('closes after 5 seconds', () => {
    const { show } = renderNotifications();
    show({ title: 'Saved' });
    pass(notificationDuration - 1);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    pass(1);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('waits while it is pointed at', () => {
    const { show } = renderNotifications();
    show({ title: 'Saved' });
    fireEvent.pointerEnter(screen.getByRole('status'));
    pass(notificationDuration * 2);
    expect(screen.getByText('Saved')).toBeInTheDocument();
  });

  it.each([
    [49, true],
    [50, false],
  ])('a swipe of %i px to the right leaves it open: %s', (distance, isOpen) => {
    const { show } = renderNotifications();
    show({ title: 'Saved' });
    const toast = screen.getByRole('status');
    const pointer = (type: string, clientX: number) => {
      fireEvent(toast, new MouseEvent(type, { bubbles: true, clientX }));
    };
    pointer('pointerdown', 100);
    pointer('pointermove', 100 + distance);
    pointer('pointerup', 100 + distance);
    expect(screen.queryByText('Saved') !== null).toBe(isOpen);
  });

  it('F8 moves the focus to it; the button closes it', () => {
    const { show } = renderNotifications();
    show({ title: 'Saved' });
    fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' });
    expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toHaveFocus();
    fireEvent.click(screen.getByRole('button', { name: 'Close notification' }));
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });
});
