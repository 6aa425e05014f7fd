import { Injectable } from '@nestjs/common';
import { isUnlisted } from '@20x/shared/effective-seo';
import { entitiesIn, joinedGraph, type Entity } from '@20x/shared/structured-data/graph';
import { graphIssues } from '@20x/shared/structured-data/graph-issues';
import type { DataIssue } from '@20x/shared/structured-data/issue';
import { allIssues, imagesIn, type RenderedPage } from '@20x/shared/structured-data/page-issues';
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

  async automatic(opened: OpenedDocument): Promise<AutomaticStructuredData> {
    const { path, title, jsonLd, text, isUnlisted } = await this.renderedPlain(opened);
    const version = opened.document.version;
    if (jsonLd !== null) return { type: opened.type.name, path, title, version, jsonLd, text, isUnlisted };
    const detail = 'The page could not be rendered, so its structured data cannot be shown. Try again later.';
    throw new Problem('unavailable', { detail });
  }

  /** What is wrong with what a draft adds, on the page that it gives; by itself while that cannot be rendered. */
  async draftIssues(opened: OpenedDocument): Promise<DataIssue[]> {
    const own = seoOf(opened).structuredData ?? '';
    const { jsonLd, ...page } = await this.renderedPlain(opened);
    const added = entitiesIn(own) ?? [];
    if (jsonLd === null) return [...textIssues(own), ...graphIssues(added, { isPart: true })];
    const graph = joinedGraph(entitiesIn(jsonLd) ?? [], added);
    return allIssues(own, graph, await this.withSizes(graph, page));
  }

  async live({ type, document }: OpenedDocument): Promise<LiveStructuredData> {
    const path = type.path(document.slug);
    const html = await this.pages.htmlAt(path);
    const { jsonLd, ...page } = readPage(html ?? '');
    if (jsonLd === null) return { path, jsonLd, issues: [] };
    const graph = entitiesIn(jsonLd) ?? [];
    return { path, jsonLd, issues: allIssues(jsonLd, graph, await this.withSizes(graph, page)) };
  }

  /** The page of a draft without what that adds. */
  private async renderedPlain(opened: OpenedDocument) {
    const { type, document } = opened;
    const seo = seoOf(opened);
    const plain = { ...document.draft, content: { ...document.draft.content, seo: { ...seo, structuredData: null } } };
    const preview = previewOf(type, document, plain, new Date());
    const page = readPage((await this.rendering.htmlOf(preview)) ?? '');
    // Every preview asks not to be listed, whatever its page says.
    return { ...page, path: preview.path, title: preview.title, isUnlisted: isUnlisted(seo.robots) };
  }

  /** With the sizes of the images that the site keeps itself. */
  private async withSizes(graph: readonly Entity[], page: Omit<RenderedPage, 'sizeOf'>): Promise<RenderedPage> {
    const { publicUrl } = this.config;
    const known = await Promise.all(
      imagesIn(graph).map(async (address) => {
        const isOwn = address.startsWith(`${publicUrl}/`);
        return [address, isOwn ? await this.images.find(address.slice(publicUrl.length)) : null] as const;
      }),
    );
    const sizes = new Map(known.flatMap(([address, image]) => (image ? [[address, image] as const] : [])));
    return { ...page, sizeOf: (address) => sizes.get(address) };
  }
}

interface OwnSeo {
  readonly robots?: string | null;
  readonly structuredData?: string | null;
}

function seoOf({ document }: OpenedDocument): OwnSeo {
  const { seo }: { readonly seo?: OwnSeo | null } = document.draft.content;
  return seo ?? {};
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
