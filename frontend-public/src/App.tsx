import type { RemoteModule } from '@20x/kit';
import { Layout } from './layout/Layout';
import { loadLayoutData } from './layout/layout-data';
import { routes } from './routes';

const remote: RemoteModule = {
  routes,
  Layout,
  loadLayoutData,
  showGraph: async (page) =>
    (await import(/* webpackChunkName: "graph" */ './graph/show-graph')).showGraph({ ...page, routes }),
  loadPreview: async (path) => (await import(/* webpackChunkName: "preview" */ './preview/stage')).previewStage(path),
};
export default remote;
