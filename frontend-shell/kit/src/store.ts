import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { baseApi } from './api/base-api';
import { notificationsSlice } from './notifications/notifications-slice';
import { sessionSlice } from './session/session-slice';
import type { Transport } from './api/transport';

const reducer = combineReducers({
  [baseApi.reducerPath]: baseApi.reducer,
  [sessionSlice.name]: sessionSlice.reducer,
  [notificationsSlice.name]: notificationsSlice.reducer,
});

export type RootState = ReturnType<typeof reducer>;

export interface StoreOptions extends Partial<Transport> {
  readonly preloadedState?: Partial<RootState>;
}

/** One store per page in the browser, one per request on the server. */
export function makeStore({ preloadedState, ...transport }: StoreOptions = {}) {
  const extraArgument: Transport = { fetch: (...request) => globalThis.fetch(...request), origin: '', ...transport };
  return configureStore({
    reducer,
    ...(preloadedState ? { preloadedState } : {}),
    devTools: false,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument }, serializableCheck: false, immutableCheck: false }).concat(
        baseApi.middleware,
      ),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type AppDispatch = AppStore['dispatch'];

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();
