import { createHash } from 'node:crypto';
import { embedOrigins } from '@20x/shared/embed-address';

const inlineScript = /<script\b(?![^>]*\bsrc\s*=)[^>]*>([\s\S]*?)<\/script\s*>/gi;
const sourceOf = (element: string, attribute: string) =>
  new RegExp(`<${element}\\b[^>]*\\b${attribute}\\s*=\\s*["']?(https://[^"'\\s>]+)`, 'gi');
const scriptSource = sourceOf('script', 'src');
const frameSource = sourceOf('iframe', 'src');
const styleSource = sourceOf('link', 'href');

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

/**
 * Only what the site itself serves may run, and what its owner put into the page: inline scripts by their hash, others by
 * the origin they come from. It travels in the document, because pages are kept as files.
 */
export function contentSecurityPolicy(ownScripts: readonly string[], ownerHtml = ''): string {
  const inline = [...ownerHtml.matchAll(inlineScript)].flatMap(([, script]) => (script?.trim() ? [script] : []));
  const scripts = originsIn(ownerHtml, scriptSource);
  const connections = scripts.flatMap((origin) => [origin, ...(reportsTo[origin] ?? [])]);
  const styles = originsIn(ownerHtml, styleSource);
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...[...ownScripts, ...inline].map(hashOf), ...scripts],
    'style-src': ["'self'", "'unsafe-inline'", ...styles],
    'font-src': ["'self'", ...styles, ...(styles.length > 0 ? ['https://fonts.gstatic.com'] : [])],
    'img-src': ["'self'", 'data:', 'https:'],
    'connect-src': ["'self'", ...connections],
    // Of every page: the policy of the first document holds for all pages that the visitor goes on to.
    'frame-src': ["'self'", ...embedOrigins, ...originsIn(ownerHtml, frameSource), ...scripts],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

function originsIn(html: string, pattern: RegExp): string[] {
  const origins = [...html.matchAll(pattern)].flatMap(([, address]) => {
    const url = URL.parse(address ?? '');
    return url ? [url.origin] : [];
  });
  return [...new Set(origins)];
}

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
