import type http from 'node:http';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';

/**
 * For requests to addresses that people enter: refuses every address that is not on the public web, after the name was
 * resolved for the connection itself. `allowed`: addresses of this machine or its network; default: none.
 */
export function publicAgent({ protocol }: URL, allowed: readonly string[] = []): http.Agent {
  const filter = { allowIPAddressList: [...allowed] };
  return protocol === 'https:' ? new RequestFilteringHttpsAgent(filter) : new RequestFilteringHttpAgent(filter);
}
