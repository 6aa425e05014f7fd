import type { APIResponse } from '@playwright/test';

/**
 * The score of Mozilla's HTTP Observatory, by the rules of version 1.4.8
 * (https://github.com/mdn/mdn-http-observatory, src/grader/charts.js) that a page can gain or lose points by. Those of the
 * connection count as kept: nginx's tests show the header that https adds. Where the Observatory merges the policies of
 * header and document, this takes the document's alone, which is stricter.
 */
export function observatoryScore(response: APIResponse, html: string): number {
  const headers = response.headers();
  const score = (gains: boolean) =>
    [
      policyPoints(directivesOf(/http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '')),
      framePoints(headers),
      /^same-(site|origin)$/.test(headers['cross-origin-resource-policy'] ?? '') ? 10 : 0,
      referrerPoints(headers['referrer-policy']),
      headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
      headers['access-control-allow-credentials'] ? -50 : 0,
      headers['set-cookie'] ? -20 : 0,
      foreignScriptPoints(html),
    ].reduce((sum, points) => sum + (gains ? points : Math.min(points, 0)), 100);
  // Gains count from 90 points on.
  return score(false) >= 90 ? score(true) : score(false);
}

type Directives = ReadonlyMap<string, readonly string[]>;

const directivesOf = (policy: string): Directives =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().toLowerCase().split(/\s+/);
      return [name, sources];
    }),
  );

const broad = /^(\*|ftp:|https?:|https?:\/\/\*(\.\*)?)$/;
const isHash = (source: string) => /^'(sha(256|384|512)|nonce)-/.test(source);

function policyPoints(policy: Directives): number {
  if (policy.size === 0 || !policy.has('default-src')) return -25;
  const sources = (name: string) => {
    const found = policy.get(name) ?? policy.get('default-src') ?? ['*'];
    return found.some(isHash) ? found.filter((source) => source !== "'unsafe-inline'") : found;
  };
  const isUnsafe = (source: string) => broad.test(source) || source === "'unsafe-inline'" || source === 'data:';
  const [scripts, styles] = [sources('script-src'), sources('style-src')];
  if (scripts.some(isUnsafe) || sources('object-src').some((source) => broad.test(source))) return -20;
  if ([...policy.values()].flat().some((source) => /^(http|ftp):/.test(source))) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (styles.some(isUnsafe)) return 0;
  return policy.get('default-src')?.join(' ') === "'none'" ? 10 : 5;
}

function framePoints(headers: Readonly<Record<string, string>>): number {
  const ancestors = directivesOf(headers['content-security-policy'] ?? '').get('frame-ancestors');
  if (ancestors && !ancestors.some((source) => broad.test(source))) return 5;
  return /^(deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '') ? 0 : -20;
}

function referrerPoints(policy = ''): number {
  if (/^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy)) return 5;
  return policy === '' ? 0 : -5;
}

/** Scripts of the site itself need no integrity. */
function foreignScriptPoints(html: string): number {
  const foreign = [...html.matchAll(/<script\b[^>]*\bsrc="((?:https?:)?\/\/[^"]*)"[^>]*>/g)];
  if (foreign.some(([, address = '']) => !address.startsWith('https:'))) return -50;
  return foreign.some(([element]) => !element.includes('integrity=')) ? -5 : 0;
}
