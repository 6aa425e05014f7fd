import { Injectable, Logger } from '@nestjs/common';
import { Config } from '../core/config/config.ts';
import { toProblem } from '../core/http/problem-filter.ts';
import { encode, encodeAll, encodingHeaders, type Encoding, type Variants } from './encodings.ts';
import { errorPage } from './error-page.ts';
import { isShellPath } from './page-addresses.ts';
import { MissingPages } from './missing-pages.ts';
import { ContentUnavailableError, PageRendering, type FreshPage } from './page-rendering.ts';
import { etagOf, PageStore, type Shell, type StoredPage } from './page-store.ts';
import { FrontEndMissingError, Renderer } from './renderer.ts';
import { TimeLimitError } from './time-limit.ts';

export interface SiteAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Browsers store the page and revalidate it every time. */
const revalidated = { 'cache-control': 'no-cache' };
/** Saves a second rendering on reload, and expires before anyone misses a page that was just published. */
const briefly = { 'cache-control': 'private, max-age=5' };
const failed = { 'cache-control': 'no-store', 'retry-after': '10' };
const html = { 'content-type': 'text/html; charset=utf-8' };

const temporary = [ContentUnavailableError, FrontEndMissingError, TimeLimitError];

/**
 * The answer for a path: the stored page, else a fresh one, else the stale one, else one with defaults in place of
 * failed parts, else an error page.
 */
@Injectable()
export class SitePages {
  private readonly logger = new Logger(SitePages.name);
  private readonly shells = new Map<Shell, Promise<Variants>>();

  constructor(
    private readonly config: Config,
    private readonly renderer: Renderer,
    private readonly rendering: PageRendering,
    private readonly missing: MissingPages,
    private readonly store: PageStore,
  ) {}

  /** The page of a canonical path if it needs no rendering. */
  async keptAnswer(path: string, encoding: Encoding): Promise<SiteAnswer | null> {
    if (isShellPath(path)) return this.shellAnswer(path.endsWith('/login') ? 'login' : 'shell', encoding);
    const kept = await this.readKept(path, () => this.store.readCurrent(path, encoding));
    return kept && storedAnswer(kept, encoding);
  }

  /** The bare document that the browser fills. */
  private async shellAnswer(name: Shell, encoding: Encoding): Promise<SiteAnswer> {
    try {
      const body = (await this.shellVariants(name))[encoding];
      const headers = { ...html, ...encodingHeaders(encoding), 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };
      return { status: 200, headers, body };
    } catch (error) {
      this.complain('the shell', error);
      return failedAnswer(error);
    }
  }

  /** Stores the bare documents where nginx finds them. */
  async keepShells(): Promise<void> {
    for (const name of ['shell', 'login'] as const) await this.store.writeShell(name, await this.shellVariants(name));
  }

  private async shellVariants(name: Shell): Promise<Variants> {
    const { publicUrl } = this.config;
    const made = this.shells.get(name);
    const variants =
      made ?? encodeAll(Buffer.from(this.renderer.renderShell({ publicUrl, isLogin: name === 'login' })));
    this.shells.set(name, variants);
    return variants;
  }

  /** Renders the page of a canonical path, with the query that it reads. */
  async freshAnswer(path: string, encoding: Encoding): Promise<SiteAnswer> {
    try {
      const missing = await this.missing.find(path);
      if (missing) return missingAnswer(missing, encoding);
      return await renderedAnswer(await this.rendering.page(path), encoding);
    } catch (error) {
      this.complain(path, error);
      const last = await this.readKept(path, () => this.store.readLast(path, encoding));
      if (last) return storedAnswer(last, encoding);
      return (await defaultsAnswer(error, encoding)) ?? failedAnswer(error);
    }
  }

  /** The page without what its owner added to it, for a signed-in person: such scripts must not reach their session. */
  async plainAnswer(path: string, encoding: Encoding): Promise<SiteAnswer> {
    try {
      const { status, html: body } = await this.rendering.plainPage(path);
      const headers = { ...html, ...encodingHeaders(encoding), 'cache-control': 'private, no-store' };
      return { status, headers, body: await encode(Buffer.from(body), encoding) };
    } catch (error) {
      this.complain(path, error);
      return failedAnswer(error);
    }
  }

  /** A store that cannot be read counts as empty. */
  private async readKept(path: string, read: () => Promise<StoredPage | null>): Promise<StoredPage | null> {
    return read().catch((error: unknown) => {
      this.logger.warn({ msg: 'a kept page could not be read', path, err: error });
      return null;
    });
  }

  /** Logs a bug in full and a temporary failure in one line. */
  private complain(address: string, error: unknown): void {
    const [path = ''] = address.split('?', 1); // what visitors look for is not logged
    if (isTemporary(error)) this.logger.warn({ msg: 'no fresh page', path, reason: (error as Error).message });
    else this.logger.error({ msg: 'a page could not be rendered', path, err: error });
  }
}

function isTemporary(error: unknown): boolean {
  return temporary.some((kind) => error instanceof kind) || toProblem(error).code === 'unavailable';
}

function failedAnswer(error: unknown): SiteAnswer {
  const status = isTemporary(error) ? 503 : 500;
  return { status, headers: { ...html, ...failed }, body: Buffer.from(errorPage(status)) };
}

/** Never for a page whose own content is missing: the renderer gives it no success status. */
async function defaultsAnswer(error: unknown, encoding: Encoding): Promise<SiteAnswer | null> {
  if (!(error instanceof ContentUnavailableError) || error.page.status !== 200) return null;
  const headers = { ...html, ...encodingHeaders(encoding), 'cache-control': 'no-store' };
  return { status: 200, headers, body: await encode(Buffer.from(error.page.html), encoding) };
}

function storedAnswer({ body, etag }: StoredPage, encoding: Encoding): SiteAnswer {
  return { status: 200, headers: { ...html, ...encodingHeaders(encoding), ...revalidated, etag }, body };
}

function missingAnswer(variants: Variants, encoding: Encoding): SiteAnswer {
  return { status: 404, headers: { ...html, ...encodingHeaders(encoding), ...briefly }, body: variants[encoding] };
}

async function renderedAnswer(page: FreshPage, encoding: Encoding): Promise<SiteAnswer> {
  const caching = page.status === 404 ? briefly : revalidated;
  const headers = { ...html, ...page.headers, ...encodingHeaders(encoding), ...caching };
  if (!page.kept) return { status: page.status, headers, body: await encode(Buffer.from(page.html), encoding) };
  const body = await page.kept.variants[encoding];
  return { status: page.status, headers: { ...headers, etag: etagOf(page.kept.generation, body.length) }, body };
}
