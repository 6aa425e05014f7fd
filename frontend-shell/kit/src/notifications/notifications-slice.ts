import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';

export type NotificationVariant = 'default' | 'success' | 'destructive';

export interface NotificationContent {
  readonly title?: string;
  readonly description?: string;
  /** Default: default. */
  readonly variant?: NotificationVariant;
}

export interface Notification extends NotificationContent {
  readonly id: string;
  readonly variant: NotificationVariant;
  /** False once it is dismissed; it stays in the list until it is removed. */
  readonly open: boolean;
}

/** Milliseconds after which one closes by itself. */
export const notificationDuration = 5_000;
/** Milliseconds after which a dismissed one leaves the list. */
export const notificationRemovalDelay = 1_000_000;

export interface NotificationsState {
  items: Notification[];
}

const initialState: NotificationsState = { items: [] };

export const notificationsSlice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    shown: {
      prepare: ({ variant = 'default', ...content }: NotificationContent) => ({
        payload: { ...content, variant, id: nanoid(), open: true } satisfies Notification,
      }),
      reducer: ({ items }, { payload }: PayloadAction<Notification>) => ({ items: [payload, ...items] }),
    },
    dismissed: ({ items }, { payload: id }: PayloadAction<string>) => ({
      items: items.map((item) => (item.id === id ? { ...item, open: false } : item)),
    }),
    removed: ({ items }, { payload: id }: PayloadAction<string>) => ({ items: items.filter((item) => item.id !== id) }),
  },
  selectors: {
    /** The one notification to show. */
    selectOpenNotification: ({ items }) => items.find((item) => item.open) ?? null,
  },
});

export const { selectOpenNotification } = notificationsSlice.selectors;
