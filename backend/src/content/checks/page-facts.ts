import type { EntityManager } from 'typeorm';
import type { ContentDocument } from '../documents/content-document.entity.ts';
import { previewOf } from '../previews/content-previews.ts';
import type { ContentRevision } from '../documents/content-revision.entity.ts';
import type { ContentType } from '../documents/content-type.ts';
import type { DraftRendering } from '../previews/draft-rendering.ts';
import type { LinkTargets } from '../links/link-targets.ts';
import type { Facts } from './facts.ts';
import { elements, headingsIn, parse, type Heading } from './markup.ts';
import type { PageTitles } from './page-titles.ts';
import type { DuplicateTitles } from './duplicate-titles.ts';
import type { StarterImages } from './starter-images.ts';

interface Sources {
  readonly rendering: DraftRendering;
  readonly links: LinkTargets;
  readonly images: StarterImages;
  readonly titles: PageTitles;
  readonly duplicates: DuplicateTitles;
}

/** The facts about one revision of one document; what two rules ask for is looked up once. */
export function factsAbout(
  manager: EntityManager,
  type: ContentType,
  document: ContentDocument,
  revision: ContentRevision,
  { rendering, links, images, titles, duplicates }: Sources,
): Facts {
  let rendered: Promise<string | null> | undefined;
  const targets = new Map<string, ReturnType<LinkTargets['find']>>();
  return {
    titled: (own) => titles.of(own),
    pagesTitled: (title) => duplicates.titled(manager, document.id, title),
    pagesDescribed: (description) => duplicates.described(manager, document.id, description),
    imageAt: (address) => images.find(address),
    targetsOf: (hrefs) => {
      const key = hrefs.join('\n');
      const found = targets.get(key) ?? links.find(manager, hrefs);
      targets.set(key, found);
      return found;
    },
    headings: async () => {
      rendered ??= rendering.htmlOf(previewOf(type, document, revision, new Date()));
      const html = await rendered;
      return html === null ? null : mainHeadings(html);
    },
  };
}

/** Those of the page itself: header and footer are the same everywhere. */
function mainHeadings(html: string): Heading[] {
  const root = parse(html);
  const [main] = elements(root, 'main');
  return headingsIn(main ?? root);
}
