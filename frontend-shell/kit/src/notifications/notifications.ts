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
