export default { testEnvironment: 'node', transform: {}, testMatch: ['**/test/*.spec.mjs'], testTimeout: 10_000 };
