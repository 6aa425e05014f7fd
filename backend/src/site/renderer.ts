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
  /** The page is the preview of a draft and says so. */
  readonly preview?: PreviewNotice;
}

/** What a preview says about itself. */
interface PreviewNotice {
  readonly title: string;
  /** Derived status of the document. */
  readonly status: string;
  /** When visitors are to get it, ISO 8601, if this is what is planned. */
  readonly goesLiveAt?: string | undefined;
  /** When the link ends, ISO 8601. */
  readonly expiresAt: string;
}

export interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The whole document. */
  readonly html: string;
  /** It is the canonical page of its path, the same for every visitor. */
  readonly storable: boolean;
  /** What the site's owner should know, such as structured data that cannot be read. */
  readonly warnings?: readonly string[];
}

/** What the server build of the public front end does; also the token under which it is injected. */
export abstract class Renderer {
  /** Changes with every build of the front ends; null where there is none. */
  abstract readonly buildId: string | null;
  abstract renderPage(request: RenderRequest): Promise<RenderedPage>;
  /** The document that the browser fills by itself. */
  abstract renderShell(options: { publicUrl: string }): string;
}

export class FrontEndMissingError extends Error {}

interface ServerBuild {
  createRenderer(options: { frontendDir: string }): Renderer;
}

/** Without a build the API works all the same. */
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

  async renderPage(): Promise<never> {
    throw this.reason;
  }

  renderShell(): never {
    throw this.reason;
  }
}
