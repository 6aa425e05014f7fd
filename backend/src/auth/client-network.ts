import { isIP } from 'node:net';

const mapped = /^::ffff:(?=\d+\.)/i;
const unknownAddress = '0.0.0.0';

/** The address by which logins are counted: an IPv4 address, or the /64 network of an IPv6 customer. */
export function clientNetwork(address: string | undefined): string {
  const plain = (address ?? '').replace(mapped, '').replace(/%.*$/, '');
  const version = isIP(plain);
  if (version === 0) return unknownAddress;
  return version === 6 ? `${plain}/64` : plain;
}
