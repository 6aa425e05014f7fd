import { jestConfig } from '../frontend-shell/build/jest/jest.base.mjs';

export default jestConfig('frontend-admin', {
  setup: ['<rootDir>/src/testing/without-motion.ts', '<rootDir>/src/testing/held-pauses.ts'],
});
