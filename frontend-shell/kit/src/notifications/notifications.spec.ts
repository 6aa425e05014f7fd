import { makeStore } from '../store';
import { dismiss, notify, runBatch } from './notifications';
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

describe('ADM-05 a batch ends in one notification', () => {
  const broken = () => Promise.reject(new Error('The file is too large.'));
  const fine = () => Promise.resolve();
  const refused = async () => {
    throw Object.assign(new Error('409: x'), { status: 409 });
  };

  it.each([
    ['Success with the description', [fine, fine], {}, { title: 'Success', description: 'Done.', variant: 'success' }],
    ['the caller’s message', [broken], { failure: 'Not saved.' }, { title: 'Error', description: 'Not saved.' }],
    ['the error’s message', [fine, broken], {}, { title: 'Error', description: 'The file is too large.' }],
    ['a plain sentence', [() => Promise.reject(new Error())], {}, { title: 'Error', description: 'Operation failed' }],
    ['what the API said', [() => refused()], {}, { title: 'Error', description: '409: x' }],
  ])('%s', async (_, operations, options, expected) => {
    const store = makeStore();
    const succeeded = await store.dispatch(runBatch(operations, { success: 'Done.', ...options }));
    expect(succeeded).toBe(expected.title === 'Success');
    expect(items(store)).toHaveLength(1);
    expect(selectOpenNotification(store.getState())).toMatchObject(expected);
  });

  it('in the destructive variant when it fails', async () => {
    const store = makeStore();
    await store.dispatch(runBatch([broken], { success: 'Done.' }));
    expect(selectOpenNotification(store.getState())?.variant).toBe('destructive');
  });
});
