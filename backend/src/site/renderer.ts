import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Logger } from '@nestjs/common';
import type { Config } from '../core/config/config.ts';

export interface RenderRequest {
  /** Path and query. */
  readonly url: string;
  readonly publicUrl: string;
  /** Answers /api/* in process as an anonymous visitor. */
  readonly fetch: typeof fetch;
  /** Set for the preview of a draft, which shows a notice. */
  readonly preview?: PreviewNotice;
  /** Leaves out what the page's owner added to it. Default: false. */
  readonly isPlain?: boolean;
}

/** The notice on a preview. */
interface PreviewNotice {
  readonly title: string;
  /** Derived status of the document. */
  readonly status: string;
  /** When the draft goes live, ISO 8601, if that is scheduled. */
  readonly goesLiveAt?: string | undefined;
  /** When the link expires, ISO 8601. */
  readonly expiresAt: string;
}

/** An answer of the API that a page is made of, by the names that its store gives to it. */
export interface PageQuery {
  readonly endpointName: string;
  readonly originalArgs: unknown;
  readonly data: unknown;
}

export interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The whole document. */
  readonly html: string;
  /** It is the canonical page of its path, the same for every visitor. */
  readonly storable: boolean;
  /** Notes for the site's owner, such as structured data that cannot be parsed. */
  readonly warnings?: readonly string[];
}

/** The server build of the public front end; also its injection token. */
export abstract class Renderer {
  /** Changes with every build of the front ends; null where there is none. */
  abstract readonly buildId: string | null;
  /** Whether any page can have the path. */
  abstract hasRoute(path: string): boolean;
  abstract renderPage(request: RenderRequest): Promise<RenderedPage>;
  /** What the page would be rendered from, without its header and footer. */
  abstract loadPage(request: Omit<RenderRequest, 'preview'>): Promise<readonly PageQuery[]>;
  /** What the header and footer of every page are rendered from. */
  abstract loadLayout(request: Omit<RenderRequest, 'preview'>): Promise<readonly PageQuery[]>;
  /** The bare document that the browser fills: of the admin area, or of the login. */
  abstract renderShell(options: { publicUrl: string; isLogin?: boolean }): string;
}

export class FrontEndMissingError extends Error {}

interface ServerBuild {
  createRenderer(options: { frontendDir: string }): Renderer;
}

/** Used without a front-end build: only the API works. */
export function loadRenderer({ frontendDir }: Config): Renderer {
  const file = path.join(frontendDir, 'frontend-public/dist-server/render.cjs');
  try {
    if (!existsSync(file)) throw new Error(`${file} does not exist`);
    return (createRequire(import.meta.url)(file) as ServerBuild).createRenderer({ frontendDir });
  } catch (error) {
    const missing = new FrontEndMissingError('the front ends are not built', { cause: error });
    new Logger(Renderer.name).warn({ msg: 'pages answer 503: the front ends are not built', err: error });
    return new MissingRenderer(missing);
  }
}

class MissingRenderer extends Renderer {
  readonly buildId = null;

  constructor(private readonly reason: Error) {
    super();
  }

  hasRoute(): never {
    throw this.reason;
  }

  async renderPage(): Promise<never> {
    throw this.reason;
  }

  async loadPage(): Promise<never> {
    throw this.reason;
  }

  async loadLayout(): Promise<never> {
    throw this.reason;
  }

  renderShell(): never {
    throw this.reason;
  }
}
