import { makeStore } from '../store';
import { dismiss, notify } from './notifications';
import { notificationRemovalDelay, selectOpenNotification } from './notifications-slice';

const items = (store: ReturnType<typeof makeStore>) => store.getState().notifications.items;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('ADM-04 shows one at a time: a new one takes the place of the one before, identical or not', () => {
  const store = makeStore();
  store.dispatch(notify({ title: 'Saved', description: 'Home page' }));
  store.dispatch(notify({ title: 'Saved', description: 'Home page' }));
  const id = store.dispatch(notify({ title: 'Published', variant: 'success' }));
  expect(items(store).filter(({ open }) => open)).toHaveLength(1);
  expect(selectOpenNotification(store.getState())).toMatchObject({ id, title: 'Published', variant: 'success' });
});

it('ADM-04 removes a dismissed one after 1,000,000 ms', () => {
  const store = makeStore();
  store.dispatch(dismiss(store.dispatch(notify({ title: 'Saved' }))));
  expect(selectOpenNotification(store.getState())).toBeNull();
  jest.advanceTimersByTime(notificationRemovalDelay - 1);
  expect(items(store)).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(items(store)).toHaveLength(0);
});
