import { StartupError } from './startup-error.ts';

/** Where to listen: a TCP address or the path of a Unix socket. */
export type ListenAddress = { readonly host: string; readonly port: number } | { readonly path: string };

/** `3000`, `127.0.0.1:3000`, `[::1]:3000` or `unix:/run/20x.sock`. */
export function parseListen(name: string, value: string): ListenAddress {
  if (value.startsWith('unix:/')) {
    const path = value.slice('unix:'.length);
    // sun_path holds 108 bytes with the closing zero
    if (Buffer.byteLength(path) > 107) throw new StartupError(`${name}: the socket's path is longer than 107 bytes.`);
    return { path };
  }
  const match = /^(?:(?<host>\[[0-9a-f:.]+\]|[\w.-]+):)?(?<port>\d{1,5})$/i.exec(value);
  const port = Number(match?.groups?.port);
  if (!match || port > 65_535) {
    throw new StartupError(`${name} must be host:port or unix:/path/to.sock, not "${value}".`);
  }
  return { host: (match.groups?.host ?? '127.0.0.1').replace(/^\[|\]$/g, ''), port };
}

export function formatListen(address: ListenAddress): string {
  return 'path' in address ? `unix:${address.path}` : `${address.host}:${address.port}`;
}
