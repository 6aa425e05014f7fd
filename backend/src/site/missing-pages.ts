import { Injectable } from '@nestjs/common';
import { nowhere } from '@20x/shared/page-path';
import { LivePages } from '../content/documents/live-pages.ts';
import { isRootFile } from '../core/http/configure.ts';
import { encodeAll, type Variants } from './encodings.ts';
import { LivePlaces } from './live-places.ts';
import { prefixOf } from './page-addresses.ts';
import { PageRendering } from './page-rendering.ts';
import { PageStore } from './page-store.ts';
import { Renderer } from './renderer.ts';
import { staticRootFiles } from './static-files.ts';
import { SiteGeneration } from './site-generation.ts';

interface KeptPage {
  readonly generation: number;
  readonly variants: Promise<Variants>;
}

/** The page that says that there is none: rendered once for each generation and prefix, whatever visitors ask for. */
@Injectable()
export class MissingPages {
  private readonly kept = new Map<string, KeptPage>();

  constructor(
    private readonly renderer: Renderer,
    private readonly live: LivePages,
    private readonly places: LivePlaces,
    private readonly store: PageStore,
    private readonly generation: SiteGeneration,
    private readonly rendering: PageRendering,
  ) {}

  /** Null: the path may have a page, which only a rendering can tell. */
  async find(address: string): Promise<Variants | null> {
    const [path = '/'] = address.split('?', 1);
    return (await this.isNowhere(path)) ? this.newest(prefixOf(path)) : null;
  }

  /** False: nothing but this page can be at a path, which is no live document's. */
  async mayExist(path: string): Promise<boolean> {
    if (isRootFile(path) || staticRootFiles.includes(path.slice(1))) return true;
    return this.renderer.hasRoute(path) && !(await this.live.isVacant(path, this.places.now()));
  }

  private async isNowhere(path: string): Promise<boolean> {
    const isVacant = () => this.live.isVacant(path.slice(prefixOf(path).length), this.places.now());
    // A stale page is left to its rendering, which forgets it.
    return (!this.store.knows(path) && (await isVacant())) || !this.renderer.hasRoute(path);
  }

  private async newest(prefix: string): Promise<Variants> {
    const generation = this.generation.known() ?? (await this.generation.latest()).value;
    let kept = this.kept.get(prefix);
    if (kept?.generation !== generation) {
      kept = { generation, variants: this.render(prefix) };
      this.kept.set(prefix, kept);
      kept.variants.catch(() => this.kept.delete(prefix));
    }
    return kept.variants;
  }

  private async render(prefix: string): Promise<Variants> {
    const { html } = await this.rendering.page(prefix + nowhere);
    return encodeAll(Buffer.from(html));
  }
}
