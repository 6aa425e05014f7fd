import path from 'node:path';
import { hangLimit, outcomeLimit } from '../../../scripts/lib/hang-limit.mjs';
import { KIT_ENTRY, ROOT, ROUTER_ENTRY } from '../paths.mjs';
import { swcOptions } from '../swc.mjs';

const HERE = import.meta.dirname;

/** Jest for a front-end workspace: jsdom with the platform's fetch and streams, styles as plain names, its own `setup`. */
export const jestConfig = (workspace, { setup = [] } = {}) => ({
  rootDir: path.join(ROOT, workspace),
  cacheDirectory: path.join(ROOT, '.cache/jest', workspace),
  testMatch: ['**/*.test.ts', '**/*.test.tsx', '**/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/dist-server/'],
  modulePathIgnorePatterns: ['/dist/', '/dist-server/'],
  testEnvironment: path.join(HERE, 'browser-environment.cjs'),
  setupFilesAfterEnv: [path.join(HERE, 'setup.ts'), ...setup],
  transform: { '^.+\\.[cm]?[jt]sx?$': ['@swc/jest', { ...swcOptions(), module: { type: 'commonjs' } }] },
  // It is published as ES modules alone.
  transformIgnorePatterns: ['/node_modules/(?!marked/)'],
  moduleNameMapper: {
    '\\.module\\.css$': path.join(HERE, 'class-names.cjs'),
    '\\.css$': path.join(HERE, 'no-styles.cjs'),
    '^@20x/kit$': KIT_ENTRY,
    '^react-router-dom$': ROUTER_ENTRY,
    '^@20x/kit/block-icons$': path.join(ROOT, 'frontend-shell/kit/src/block-icons.ts'),
    '^@20x/kit/testing$': path.join(ROOT, 'frontend-shell/kit/testing/index.ts'),
  },
  restoreMocks: true,
  testTimeout: hangLimit,
  globals: { outcomeLimit },
  // Jest leaves one core free by default, which is half of a machine with two.
  maxWorkers: '100%',
});
