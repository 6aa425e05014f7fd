import { Injectable, Logger } from '@nestjs/common';
import type { Preview } from './content-previews.ts';

/** Renders a draft as the page that visitors would get. */
type Render = (draft: Preview) => Promise<string>;

/** A draft as HTML; the module that renders pages provides the renderer. */
@Injectable()
export class DraftRendering {
  private readonly logger = new Logger(DraftRendering.name);
  private render: Render | null = null;

  renderWith(render: Render): void {
    this.render = render;
  }

  /** Null when it cannot be rendered now. */
  async htmlOf(draft: Preview): Promise<string | null> {
    try {
      return (await this.render?.(draft)) ?? null;
    } catch (err) {
      this.logger.warn({ msg: 'a draft could not be rendered for its checks', documentId: draft.documentId, err });
      return null;
    }
  }
}
