export { api } from './api/client';
export * from './api/generated';
export type { HomeContent } from './home/home-content';
export { useGetLayoutQuery, useListFeaturesQuery, useListSettingsQuery } from './api/site-queries';
export { errorFrom, isApiError, messageOf, type ApiError, type Problem } from './api/api-error';
export { AppRoot } from './AppRoot';
export { guardBack } from './back-guard';
export { reportToServer, reportUncaught } from './client-reports';
export type { LoadContext, LoadResult, PreviewStage, RemoteModule, RemoteRoute } from './contract';
export type * from './preview-protocol';
export { routeFor } from './match-route';
export { dismiss, notify } from './notifications/notifications';
export {
  notificationDuration,
  selectOpenNotification,
  type Notification,
  type NotificationContent,
  type NotificationVariant,
} from './notifications/notifications-slice';
export { PageMeta } from './PageMeta';
export { RemoteRoutes } from './RemoteRoutes';
export { onTokenChange, storedItem, tokenKey } from './session/held-token';
export { selectSession, sessionSlice, type SessionState, type SessionStatus } from './session/session-slice';
export { atOnce } from './resolved';
export { preloadRoute } from './route-code';
export { siteBase, sitePath } from './site/site-base';
export { SiteProvider, useSite, type Site } from './site/site-context';
export { colorScheme } from './theme/color-scheme';
export { useColorScheme } from './theme/use-color-scheme';
export { answerLimit, type Credentials, type Transport } from './api/transport';
export type { Thunk } from './api/thunk';
export {
  makeStore,
  useAppDispatch,
  useAppSelector,
  useAppStore,
  type AppDispatch,
  type AppStore,
  type RootState,
} from './store';
