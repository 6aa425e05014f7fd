/** One set of compiler options for webpack and Jest, so that tests run the code that ships. */
export const swcOptions = ({ development = false, refresh = false } = {}) => ({
  swcrc: false,
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2022',
    transform: { react: { runtime: 'automatic', development, refresh } },
  },
});
