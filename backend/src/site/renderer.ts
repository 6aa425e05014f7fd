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
}

export interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The whole document. */
  readonly html: string;
  /** It is the canonical page of its path, the same for every visitor. */
  readonly storable: boolean;
}

/** What the server build of the public front end does; also the token under which it is injected. */
export abstract class Renderer {
  /** Changes with every build of the front ends. */
  abstract readonly buildId: string;
  abstract renderPage(request: RenderRequest): Promise<RenderedPage>;
  /** The document that the browser fills by itself. */
  abstract renderShell(options: { publicUrl: string }): string;
}

export class FrontEndMissingError extends Error {
  constructor(file: string) {
    super(`The front ends are not built: ${file} does not exist.`);
  }
}

interface ServerBuild {
  createRenderer(options: { frontendDir: string }): Renderer;
}

export function loadRenderer({ frontendDir }: Config): Renderer {
  const file = path.join(frontendDir, 'frontend-public/dist-server/render.cjs');
  if (existsSync(file)) return (createRequire(import.meta.url)(file) as ServerBuild).createRenderer({ frontendDir });
  const missing = new FrontEndMissingError(file);
  new Logger(Renderer.name).warn(`${missing.message} Pages answer 503; the API works.`);
  return new MissingRenderer(missing);
}

class MissingRenderer extends Renderer {
  readonly buildId = 'missing';

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
