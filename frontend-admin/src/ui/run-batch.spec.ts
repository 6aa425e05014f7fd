import { makeStore, selectOpenNotification } from '@20x/kit';
import { runBatch } from './run-batch';

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
    expect(store.getState().notifications.items).toHaveLength(1);
    expect(selectOpenNotification(store.getState())).toMatchObject(expected);
  });

  it('in the destructive variant when it fails', async () => {
    const store = makeStore();
    await store.dispatch(runBatch([broken], { success: 'Done.' }));
    expect(selectOpenNotification(store.getState())?.variant).toBe('destructive');
  });
});
