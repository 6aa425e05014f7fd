import '@mantine/core/styles.css';
import './admin.css';
import './ui/chunk-loading';
import type { RemoteModule } from '@20x/kit';
import { routes } from './routes';
import { AdminLayout } from './shell/AdminLayout';
import { ScreenLoading } from './shell/ScreenLoading';

const remote: RemoteModule = { routes, Layout: AdminLayout, Loading: ScreenLoading };
export default remote;
