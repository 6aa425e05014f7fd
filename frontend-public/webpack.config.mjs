import { remoteConfig } from '../frontend-shell/build/remote.mjs';

export default remoteConfig({ name: 'public' });
