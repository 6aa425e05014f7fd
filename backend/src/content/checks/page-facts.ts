import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../../core/config/config.ts';
import type { ContentDocument } from '../documents/content-document.entity.ts';
import { previewOf } from '../previews/content-previews.ts';
import type { ContentRevision } from '../documents/content-revision.entity.ts';
import type { ContentType } from '../documents/content-type.ts';
import { DraftRendering } from '../previews/draft-rendering.ts';
import { LinkTargets } from '../links/link-targets.ts';
import type { Facts } from './page/facts.ts';
import { elements, headingsIn, parse, type Heading } from './page/markup.ts';
import { PageTitles } from './page-titles.ts';
import { DuplicateTitles } from './duplicate-titles.ts';
import { KnownImages } from './known-images.ts';

/** Looks up what rules need to know. */
@Injectable()
export class PageFacts {
  constructor(
    private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly rendering: DraftRendering,
    private readonly links: LinkTargets,
    private readonly images: KnownImages,
    private readonly titles: PageTitles,
    private readonly duplicates: DuplicateTitles,
  ) {}

  /** The facts about one revision of one document; what two rules ask for is looked up once. */
  about(type: ContentType, document: ContentDocument, revision: ContentRevision): Facts {
    const { manager } = this.dataSource;
    let rendered: Promise<string | null> | undefined;
    return {
      ...this.withoutDocument(),
      pagesTitled: (title) => this.duplicates.titled(manager, document.id, title),
      pagesDescribed: (description) => this.duplicates.described(manager, document.id, description),
      imageAt: (address) => this.images.find(address),
      headings: async () => {
        rendered ??= this.rendering.htmlOf(previewOf(type, document, revision, new Date()));
        const html = await rendered;
        return html === null ? null : mainHeadings(html);
      },
    };
  }

  /** The facts about content that is not stored yet, whose images may not be stored either. */
  withoutDocument(): Facts {
    const { manager } = this.dataSource;
    const targets = new Map<string, ReturnType<LinkTargets['find']>>();
    return {
      publicUrl: this.config.publicUrl,
      titled: (own) => this.titles.of(own),
      pagesTitled: () => Promise.resolve([]),
      pagesDescribed: () => Promise.resolve([]),
      imageAt: () => Promise.resolve(undefined),
      targetsOf: (hrefs) => {
        const key = hrefs.join('\n');
        const found = targets.get(key) ?? this.links.find(manager, hrefs);
        targets.set(key, found);
        return found;
      },
      headings: () => Promise.resolve(null),
    };
  }
}

/** Those of the page itself: header and footer are the same everywhere. */
function mainHeadings(html: string): Heading[] {
  const root = parse(html);
  const [main] = elements(root, 'main');
  return headingsIn(main ?? root);
}
