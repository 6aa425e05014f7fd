import { createHash } from 'node:crypto';
import { embedOrigins } from '@20x/shared/embed-address';

const inlineScript = /<script\b(?![^>]*\bsrc\s*=)[^>]*>([\s\S]*?)<\/script\s*>/gi;
const inlineStyle = /<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi;
const sourceOf = (element: string, attribute: string) =>
  new RegExp(`<${element}\\b[^>]*\\b${attribute}\\s*=\\s*["']?(https://[^"'\\s>]+)`, 'gi');
const scriptSource = sourceOf('script', 'src');
const imageSource = sourceOf('img', 'src');
const frameSource = sourceOf('iframe', 'src');
const styleSource = sourceOf('link', 'href');
/** Of an inline script: what it asks for from another host. */
const namedAddress = /["'`](?:https:)?(\/\/[a-z\d][a-z\d.-]*\.[a-z]{2,}(?::\d+)?)(?=[/?"'`])/gi;

/** Where the trackers report to; their scripts and frames are found in the page itself. */
const reportsTo: Readonly<Record<string, readonly string[]>> = {
  'https://www.googletagmanager.com': [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
  'https://connect.facebook.net': ['https://www.facebook.com'],
  'https://snap.licdn.com': ['https://px.ads.linkedin.com'],
};

interface OwnParts {
  readonly scripts: readonly string[];
  /** Style elements. Default: any may come, because scripts of the page make some. */
  readonly styles?: readonly string[] | undefined;
}

/**
 * Only what the site itself serves may run, and what its owner put into the page: inline scripts and styles by their hash,
 * others by the origin they come from. It travels in the document, because pages are kept as files. `hosts`: what the
 * owner's scripts need beside the hosts that they name, such as `*.chat.example`.
 */
export function contentSecurityPolicy(own: OwnParts, ownerHtml = '', hosts: readonly string[] = []): string {
  const inline = textsIn(ownerHtml, inlineScript);
  const needed = hosts.map((host) => `https://${host}`);
  const scripts = [
    ...originsIn(ownerHtml, scriptSource),
    ...inline.flatMap((text) => originsIn(text, namedAddress)),
    ...needed,
  ];
  const connections = scripts.flatMap((origin) => [origin, ...(reportsTo[origin] ?? [])]);
  const styles = [...originsIn(ownerHtml, styleSource), ...needed];
  // Scripts of others style what they add.
  const isRestyled = !own.styles || inline.length + scripts.length > 0;
  const inlineStyles = isRestyled
    ? ["'unsafe-inline'"]
    : [...own.styles, ...textsIn(ownerHtml, inlineStyle)].map(hashOf);
  return policyOf({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...[...own.scripts, ...inline].map(hashOf), ...scripts],
    'style-src': ["'self'", ...inlineStyles, ...styles],
    'style-src-attr': ["'unsafe-inline'"],
    'font-src': ["'self'", ...styles, ...(styles.length > 0 ? ['https://fonts.gstatic.com'] : [])],
    'img-src': ["'self'", 'data:', ...connections, ...originsIn(ownerHtml, imageSource)],
    'media-src': ["'self'", ...needed],
    'connect-src': ["'self'", ...connections, ...hosts.map((host) => `wss://${host}`)],
    // Of every page: the policy of the first document holds for all pages that the visitor goes on to.
    'frame-src': ["'self'", ...embedOrigins, ...originsIn(ownerHtml, frameSource), ...scripts],
    ...closed,
  });
}

/**
 * For the admin area and the login. Mantine makes style elements as it goes. Trusted Types: text becomes code or markup
 * through the policy `default` alone.
 */
export const adminSecurityPolicy = (scripts: readonly string[]): string =>
  policyOf({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(hashOf)],
    'style-src': ["'self'"],
    'style-src-elem': ["'self'", "'unsafe-inline'"],
    'style-src-attr': ["'unsafe-inline'"],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'media-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': ["'self'"],
    ...closed,
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  });

const closed = {
  'manifest-src': ["'self'"],
  'worker-src': ["'none'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
};

const policyOf = (directives: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');

const textsIn = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].flatMap(([, text]) => (text?.trim() ? [text] : []));

/** Names of hosts may hold what means something in a policy, such as `;` and `*`. */
const plainOrigin = /^https?:\/\/[\w.-]+(:\d+)?$/;

function originsIn(html: string, pattern: RegExp): string[] {
  const origins = [...html.matchAll(pattern)].flatMap(([, address]) => {
    const url = URL.parse(address ?? '', 'https://site.invalid');
    return url && plainOrigin.test(url.origin) ? [url.origin] : [];
  });
  return [...new Set(origins)];
}

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
