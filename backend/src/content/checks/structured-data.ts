import { Injectable } from '@nestjs/common';
import { isUnlisted } from '@20x/shared/effective-seo';
import { entitiesIn, type Entity } from '@20x/shared/structured-data/graph';
import { graphIssues } from '@20x/shared/structured-data/graph-issues';
import { byGravity } from '@20x/shared/structured-data/issue';
import { imagesIn, pageIssues } from '@20x/shared/structured-data/page-issues';
import { textIssues } from '@20x/shared/structured-data/text';
import { Config } from '../../core/config/config.ts';
import { Problem } from '../../core/http/problem.ts';
import type { OpenedDocument } from '../documents/content-documents.ts';
import { previewOf } from '../previews/content-previews.ts';
import { DraftRendering } from '../previews/draft-rendering.ts';
import { KnownImages } from './known-images.ts';
import { attribute, elements, parse, readText } from './page/markup.ts';
import { PublicPages } from './public-pages.ts';
import type { AutomaticStructuredData, LiveStructuredData } from './structured-data.dto.ts';

/** What search engines read about a page: as it is made by itself, and as it is live. */
@Injectable()
export class StructuredData {
  constructor(
    private readonly config: Config,
    private readonly rendering: DraftRendering,
    private readonly pages: PublicPages,
    private readonly images: KnownImages,
  ) {}

  async automatic({ type, document }: OpenedDocument): Promise<AutomaticStructuredData> {
    const { draft, version } = document;
    const { seo, ...content } = draft.content as { readonly seo?: { readonly robots?: string | null } };
    const plain = { ...draft, content: { ...content, seo: { ...seo, structuredData: null } } };
    const preview = previewOf(type, document, plain, new Date());
    const { jsonLd, text } = readPage((await this.rendering.htmlOf(preview)) ?? '');
    const { path, title } = preview;
    // Every preview asks not to be listed, whatever its page says.
    const isPageUnlisted = isUnlisted(seo?.robots);
    if (jsonLd !== null) return { type: type.name, path, title, version, jsonLd, text, isUnlisted: isPageUnlisted };
    const detail = 'The page could not be rendered, so its structured data cannot be shown. Try again later.';
    throw new Problem('unavailable', { detail });
  }

  async live({ type, document }: OpenedDocument): Promise<LiveStructuredData> {
    const path = type.path(document.slug);
    const html = await this.pages.htmlAt(path);
    const { jsonLd, ...page } = readPage(html ?? '');
    if (jsonLd === null) return { path, jsonLd, issues: [] };
    const graph = entitiesIn(jsonLd) ?? [];
    const sizes = await this.sizesIn(graph);
    const issues = byGravity([
      ...textIssues(jsonLd),
      ...graphIssues(graph),
      ...pageIssues(graph, { ...page, sizeOf: (address) => sizes.get(address) }),
    ]);
    return { path, jsonLd, issues };
  }

  /** Of the images that the site keeps itself. */
  private async sizesIn(graph: readonly Entity[]) {
    const { publicUrl } = this.config;
    const known = await Promise.all(
      imagesIn(graph).map(async (address) => {
        const isOwn = address.startsWith(`${publicUrl}/`);
        return [address, isOwn ? await this.images.find(address.slice(publicUrl.length)) : null] as const;
      }),
    );
    return new Map(known.flatMap(([address, image]) => (image ? [[address, image] as const] : [])));
  }
}

/** The structured data of a page, and what its readers and search engines get beside it. */
function readPage(html: string) {
  const root = parse(html);
  const [script] = elements(root, 'script[type="application/ld+json"]');
  return {
    jsonLd: script?.rawText ?? null,
    text: elements(root, 'title', 'main').map(readText).join('\n'),
    isUnlisted: elements(root, 'meta[name="robots"]').some((meta) => isUnlisted(attribute(meta, 'content'))),
  };
}
