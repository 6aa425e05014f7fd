import { Injectable, Logger } from '@nestjs/common';
import { canonicalSlug } from '../legal/legal-addresses.ts';
import { inLowerCase, isPlainPath } from '../redirects/redirect-paths.ts';
import { RedirectTable, type Found } from '../redirects/redirect-table.ts';
import { Redirects } from '../redirects/redirects.service.ts';
import { sharedRun } from './shared-run.ts';
import { SiteGeneration } from './site-generation.ts';
import { withTimeout } from './time-limit.ts';

/** The second prefix of the site. */
const prefix = '/website';
const limitMs = 2_000;
const shellPath = /^(\/website)?(\/admin(\/.*)?|\/login)$/;

interface Table {
  readonly generation: number;
  readonly redirects: RedirectTable;
}

/** Where previous addresses redirect to, under both prefixes of the site. Read once per generation. */
@Injectable()
export class PageAddresses {
  private readonly logger = new Logger(PageAddresses.name);
  private table: Table = { generation: 0, redirects: new RedirectTable(new Map()) };
  private readonly readShared: () => Promise<void>;

  constructor(
    private readonly redirects: Redirects,
    private readonly generation: SiteGeneration,
  ) {
    this.readShared = sharedRun(() => withTimeout(limitMs, this.read()));
  }

  /** Null for a canonical path without a redirect; an answer without an address: the page is gone. While the database is down, stale redirects apply. */
  async findRedirect(path: string): Promise<Found | null> {
    await this.refresh().catch((error: unknown) => this.logger.warn({ msg: 'redirects may be outdated', err: error }));
    return this.inTable(path);
  }

  private inTable(path: string): Found | null {
    const base = prefixOf(path);
    const found = this.table.redirects.at(withUpperEscapes(path.slice(base.length)));
    return found?.address?.startsWith('/') ? { ...found, address: base + found.address } : found;
  }

  private async refresh(): Promise<void> {
    const generation = this.generation.known() ?? (await this.generation.latest()).value;
    if (generation > this.table.generation) await this.readShared();
  }

  private async read(): Promise<void> {
    const { value: generation } = await this.generation.latest();
    const arrivals = [...(await this.redirects.find())].map(([path, to]) => [withUpperEscapes(path), to] as const);
    this.table = { generation, redirects: new RedirectTable(new Map(arrivals)) };
  }
}

/** The prefix of the site that a path has, or nothing. */
export const prefixOf = (path: string) => (path.startsWith(`${prefix}/`) ? prefix : '');

/**
 * The canonical address of the page at a path: no empty segments, no trailing slash, not an alias. Null for a path that
 * no page can have; the result never leads to another host.
 */
export function canonicalPath(path: string): string | null {
  if (path === '/') return path;
  const plain = `/${path.split('/').filter(Boolean).join('/')}`;
  if (plain === '/') return plain;
  if (!isPlainPath(plain) || !isDecodable(plain)) return null;
  const lower = inLowerCase(plain);
  const base = prefixOf(lower);
  const slug = lower.slice(base.length + 1);
  const target = canonicalSlug(slug);
  return target === slug ? plain : `${base}/${target}`;
}

/** Escapes in capitals, as browsers write them; other systems write them in small letters. */
const withUpperEscapes = (path: string): string => path.replace(/%[0-9a-f]{2}/gi, (escape) => escape.toUpperCase());

/** Pages that depend on their query, and the names in it that they read. They are rendered for each request. */
const queryNames: Readonly<Record<string, readonly string[]>> = { '/search': ['q', 'cursor'] };
/** Enough for everything that these pages take; they refuse longer values in words. */
const longestValue = 200;

/** The part of a request's query that decides what its page shows; empty for a page that is kept by its path alone. */
export function pageQuery(path: string, query: string): string {
  const names = queryNames[path.slice(prefixOf(path).length)] ?? [];
  const asked = new URLSearchParams(query);
  const kept = names.flatMap((name) => {
    const value = asked.get(name)?.trim().slice(0, longestValue);
    return value ? [[name, value] as [string, string]] : [];
  });
  return kept.length > 0 ? `?${new URLSearchParams(kept).toString()}` : '';
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

/** The address with the request's query before its anchor. */
export function withQuery(address: string, query: string): string {
  if (query.length <= 1) return address;
  const [page = '', ...anchor] = address.split('#');
  const joined = page.includes('?') ? `&${query.slice(1)}` : query;
  return [page + joined, ...anchor].join('#');
}
