/** A site that `npm run e2e` has started. */
export interface Site {
  readonly baseUrl: string;
  readonly credentials: { readonly username: string; readonly password: string };
  readonly dataDir: string;
  /** Where it sends mail; a test of mail runs the server there. */
  readonly mailPort: number;
}

/**
 * The worker's own site: what one test changes, no test of another worker sees.
 * @throws when the tests were not started by `npm run e2e`, which names the sites in SITES
 */
export function workersSite(): Site {
  const { SITES = '[]', TEST_PARALLEL_INDEX = '0' } = process.env;
  const site = (JSON.parse(SITES) as Site[])[Number(TEST_PARALLEL_INDEX)];
  if (!site) throw new Error('SITES names no site for this worker; start the tests with npm run e2e.');
  return site;
}
