import { hangLimit } from '../scripts/lib/hang-limit.mjs';

export default { testEnvironment: 'node', transform: {}, testMatch: ['**/test/*.spec.mjs'], testTimeout: hangLimit };
