import type { RemoteModule } from '@20x/kit';
import { Layout } from './layout/Layout';
import { loadLayoutData } from './layout/layout-data';
import { routes } from './routes';

const remote: RemoteModule = { routes, Layout, loadLayoutData };
export default remote;
