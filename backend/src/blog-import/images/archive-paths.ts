import { posix } from 'node:path';

/** Finds the file of an archive that the address of an image means, by its place beside the post or by its whole path. */
export function archivePaths(paths: readonly string[]): (address: string, post: string) => string | null {
  const known = new Set(paths);
  const byTail = new Map(paths.flatMap((path) => tailsOf(path).map((tail) => [tail, path] as const)));
  return (address, post) => {
    const path = pathIn(address);
    if (path === null) return null;
    const isRelative = !path.startsWith('/');
    const beside = posix.join(posix.dirname(post), path);
    if (isRelative && known.has(beside)) return beside;
    const tail = tailsOf(path.replace(/^(?:\.{0,2}\/)+/, '')).find((one) => byTail.has(one));
    return tail === undefined ? null : (byTail.get(tail) ?? null);
  };
}

/** The path and its ends, the longest first; a name alone could be that of another file. */
function tailsOf(path: string): string[] {
  const parts = path.split('/').slice(-8);
  const tails = parts.map((_, from) => parts.slice(from).join('/'));
  return parts.length > 1 ? tails.slice(0, -1) : tails;
}

function pathIn(address: string): string | null {
  const isWeb = /^(?:https?:)?\/\//i.test(address);
  const path = isWeb ? URL.parse(address, 'https://site.invalid')?.pathname : address.replace(/[?#].*/, '');
  try {
    return path ? decodeURIComponent(path) : null;
  } catch {
    return null;
  }
}
