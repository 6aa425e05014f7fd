import { hangLimit } from '../scripts/lib/hang-limit.mjs';

/** @type {import('jest').Config} */
export default {
  testEnvironment: 'node',
  transform: {
    '^.+\\.ts$': ['@swc/jest', { swcrc: false, jsc: { target: 'es2024', parser: { syntax: 'typescript' } } }],
  },
  testTimeout: hangLimit,
  cacheDirectory: '<rootDir>/../.cache/jest/shared',
};
