import '@mantine/core/styles.css';
import './admin.css';
import type { RemoteModule } from '@20x/kit';
import { routes } from './routes';
import { AdminLayout } from './shell/AdminLayout';

const remote: RemoteModule = { routes, Layout: AdminLayout };
export default remote;
