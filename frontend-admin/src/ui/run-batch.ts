import { messageOf, notify, type AppDispatch } from '@20x/kit';

interface BatchOptions {
  /** Description of the notification when everything went well. */
  readonly success: string;
  /** Description when something failed. Default: the error's message. */
  readonly failure?: string;
}

/** Runs operations side by side and shows one notification; resolves to whether all went well. */
export function runBatch(
  operations: readonly (() => Promise<unknown>)[],
  { success, failure }: BatchOptions,
): (dispatch: AppDispatch) => Promise<boolean> {
  return async (dispatch) => {
    try {
      await Promise.all(operations.map((operation) => operation()));
      dispatch(notify({ title: 'Success', description: success, variant: 'success' }));
      return true;
    } catch (error) {
      const description = failure ?? (messageOf(error) || 'Operation failed');
      dispatch(notify({ title: 'Error', description, variant: 'destructive' }));
      return false;
    }
  };
}
