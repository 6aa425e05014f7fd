import '@mantine/core/styles.css';
import './admin.css';
import './ui/chunk-loading';
import type { RemoteModule } from '@20x/kit';
import { browserCredentials } from './session/browser-credentials';
import { startSession } from './session/session';
import { routes } from './routes';
import { AdminLayout } from './shell/AdminLayout';
import { ScreenLoading } from './shell/ScreenLoading';

const remote: RemoteModule = {
  routes,
  Layout: AdminLayout,
  Loading: ScreenLoading,
  credentials: browserCredentials,
  start: ({ dispatch }) => dispatch(startSession()),
};
export default remote;
