import { BlockList, isIP } from 'node:net';
import { StartupError } from './startup-error.ts';

/** Whether the address is a proxy whose X-Forwarded-* headers are trusted. */
export type TrustProxy = (address: string | undefined) => boolean;

/** `127.0.0.1,::1,172.16.0.0/12` */
export function parseTrustedProxies(name: string, value: string): TrustProxy {
  const known = new BlockList();
  for (const entry of value.split(',').map((part) => part.trim())) {
    const [address = '', bits] = entry.split('/', 2);
    const family = familyOf(address);
    const length = bits === undefined ? addressBits(family) : Number(bits);
    if (!isIP(address) || !Number.isInteger(length) || length < 0 || length > addressBits(family)) {
      throw new StartupError(
        `${name} must list addresses or networks such as 127.0.0.1,172.16.0.0/12, not "${entry}".`,
      );
    }
    known.addSubnet(address, length, family);
  }
  // A request without an address came through the Unix socket, which only the proxy can reach.
  return (address) => !address || (isIP(address) !== 0 && known.check(address, familyOf(address)));
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
const addressBits = (family: string) => (family === 'ipv6' ? 128 : 32);
