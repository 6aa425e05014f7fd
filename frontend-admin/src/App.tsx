import type { RemoteModule } from '@20x/kit';
import { routes } from './routes';

const remote: RemoteModule = { routes };
export default remote;
