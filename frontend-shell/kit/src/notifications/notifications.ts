import { messageOf } from '../api/api-error';
import type { Thunk } from '../api/thunk';
import {
  notificationRemovalDelay,
  notificationsSlice,
  type NotificationContent,
  type NotificationsState,
} from './notifications-slice';

type NotificationThunk<Result = void> = Thunk<{ notifications: NotificationsState }, Result>;

const { shown, dismissed, removed } = notificationsSlice.actions;

/** Shows a notification in place of the one that is open; returns its id. */
export function notify(content: NotificationContent): NotificationThunk<string> {
  return (dispatch, getState) => {
    for (const { id, open } of getState().notifications.items) if (open) dispatch(dismiss(id));
    return dispatch(shown(content)).payload.id;
  };
}

/** Closes a notification; it leaves the list much later. */
export function dismiss(id: string): NotificationThunk {
  return (dispatch) => {
    dispatch(dismissed(id));
    setTimeout(() => dispatch(removed(id)), notificationRemovalDelay);
  };
}

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
): NotificationThunk<Promise<boolean>> {
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
