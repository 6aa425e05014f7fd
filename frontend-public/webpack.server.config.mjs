import { serverConfig } from '../frontend-shell/build/webpack.base.mjs';

export default { ...serverConfig({ name: 'public' }), entry: { render: './server/render.tsx' } };
