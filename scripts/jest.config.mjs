import { hangLimit } from './lib/hang-limit.mjs';

/** These start the whole site, so nothing else runs beside them. */
export default { testEnvironment: 'node', transform: {}, testMatch: ['**/test/*.spec.mjs'], testTimeout: hangLimit };
