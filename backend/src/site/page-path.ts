import { canonicalSlug } from '../legal/legal-addresses.ts';

/** Longest path whose page is stored, so that file and folder names stay far below the system's limits. */
const longestKept = 200;
const keptPath = /^(\/[a-z0-9-]+)+$/;
/** Paths that are safe in a Location header and in the renderer: no backslash, control character or quote. */
const plainPath = /^(\/[\w.~%+-]+)+$/;
const longestPlain = 1024;
const shellPath = /^(\/website)?(\/admin(\/.*)?|\/login)$/;

/** Name (without ending) of the file for the page of a path; null when the page may not be stored. */
export function pageFileOf(path: string): string | null {
  if (path === '/') return 'home';
  return path.length <= longestKept && keptPath.test(path) ? `pages${path}` : null;
}

/** The path of the page in an HTML file, named with its ending; null for any other file. */
export function pathOfPageFile(file: string): string | null {
  const name = /^(.*)\.html$/.exec(file)?.[1];
  const path = name === 'home' ? '/' : name?.replace(/^pages/, '');
  return path !== undefined && pageFileOf(path) === name ? path : null;
}

/**
 * The canonical spelling of a path: no empty segments, no trailing slash. Null for a path that no page can have; the
 * result never leads to another host.
 */
export function canonicalPath(path: string): string | null {
  if (path === '/') return path;
  const canonical = `/${path.split('/').filter(Boolean).join('/')}`;
  if (canonical === '/') return canonical;
  return canonical.length <= longestPlain && plainPath.test(canonical) && isDecodable(canonical) ? canonical : null;
}

/** The path in lower case; escapes are unchanged. */
export const inLowerCase = (path: string): string =>
  path.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));

/** The page's own address for an alias, also under the prefix; null for any other path. */
export function aliasTarget(path: string): string | null {
  const [prefix, own] = path.startsWith('/website/') ? ['/website', path.slice('/website'.length)] : ['', path];
  const slug = own.slice(1);
  const target = canonicalSlug(slug);
  return target === slug ? null : `${prefix}/${target}`;
}

/** Paths that the browser renders; they get the bare document. */
export function isShellPath(path: string): boolean {
  return shellPath.test(path);
}

/** The token in a preview's path; null for any other path. */
export function previewToken(path: string): string | null {
  return path.startsWith('/preview/') ? path.slice('/preview/'.length) : null;
}

function isDecodable(path: string): boolean {
  try {
    // A decoded slash, backslash or control character would change the path.
    return !path.includes('%') || !/[\\/\p{Cc}]/u.test(decodeURIComponent(path.replaceAll('/', '')));
  } catch {
    return false;
  }
}
