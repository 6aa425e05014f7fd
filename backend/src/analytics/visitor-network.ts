import { clientNetwork } from '../auth/client-network.ts';

/** An IPv4 address, or the /64 network of an IPv6 customer, in one spelling. */
export function visitorNetwork(address: string): string {
  const network = clientNetwork(address);
  if (!network.endsWith('/64')) return network;
  const [before = '', after = ''] = network.slice(0, -3).split('::');
  const [left, right] = [before, after].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
