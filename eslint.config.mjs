import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { plainWords } from './scripts/lib/plain-words.mjs';

const generated = [
  'frontend-shell/kit/src/api/generated.ts',
  'frontend-admin/src/api/{generated.ts,fields/*.generated.ts}',
];

const tests = ['**/*.{test.tsx,test.ts,spec.ts,spec.mjs}', 'backend/test/**', 'e2e/**'];

export default tseslint.config(
  {
    ignores: ['**/node_modules/', '**/dist/', '**/dist-server/', '.cache/', '.data/', '**/test-results/', ...generated],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.recommendedTypeChecked, ...tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/consistent-type-definitions': 'off', // types for aliases and unions, interfaces for shapes: by reading
      '@typescript-eslint/no-extraneous-class': 'off', // Nest modules are empty classes
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', caughtErrors: 'none' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      '@typescript-eslint/no-empty-function': 'off', // what to do with a failure that needs nothing: nothing
      '@typescript-eslint/require-await': 'off', // hooks and ports are async by their contract
      'no-console': 'error',
    },
  },
  {
    // Nest reads constructor and parameter types at run time: a type-only import would erase them.
    files: ['backend/**/*.ts'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'off',
      '@typescript-eslint/no-inferrable-types': 'off', // the written type is what the decorators read
    },
  },
  {
    files: ['frontend-*/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
    languageOptions: { globals: globals.browser },
    rules: { '@typescript-eslint/unbound-method': 'off' }, // hooks answer objects of functions to be taken apart
  },
  {
    files: ['**/*.{test.tsx,test.ts,spec.ts}', 'e2e/**/*.ts', 'backend/test/**/*.ts'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off', // asymmetric matchers and JSON bodies are any
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      'no-restricted-properties': [
        'error',
        { object: 'test', property: 'only', message: 'Run the whole suite.' },
        { object: 'it', property: 'only', message: 'Run the whole suite.' },
        { object: 'test', property: 'skip', message: 'Fix or delete the test.' },
        { object: 'it', property: 'skip', message: 'Fix or delete the test.' },
      ],
    },
  },
  {
    files: ['**/*.{mjs,cjs,js}'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: { ...globals.node } },
    rules: { 'no-unused-vars': ['error', { argsIgnorePattern: '^_', caughtErrors: 'none' }] },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: [...tests, 'backend/src/core/database/migrations/**'],
    rules: { 'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['{backend/src,frontend-{admin,public,shell},shared/src}/**/*.{ts,tsx}'],
    ignores: [...tests, 'backend/src/core/database/migrations/**'],
    rules: { 'no-restricted-syntax': ['error', ...plainWords] },
  },
  // Functions that the measured page runs.
  { files: ['bench/{page-load,editing,taps}.mjs', 'scripts/shots.mjs'], languageOptions: { globals: globals.browser } },
);
