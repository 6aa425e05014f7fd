import { valuesIn } from '../../core/fields/field-walk.ts';
import type { LiveHead } from '../documents/content-document.entity.ts';
import type { ContentType } from '../documents/content-type.ts';
import { shownContent } from '../documents/shown-content.ts';
import { imagesIn } from '../images/images-in-use.ts';

/** Search engines show a few images of a page at most. */
const mostImages = 20;

/** What is read of all live contents at once. */
export function headOf(type: ContentType, content: LiveHead): LiveHead {
  const { seo, headHtml, bodyHtml } = content;
  const shown = shownContent(type.content, content);
  const images = imagesIn(type.content, shown).map(({ address }) => address);
  const ownImages = images.filter((address) => address.startsWith('/') && address !== seo?.ogImage);
  const snippets = [...valuesIn(type.content, shown)].flatMap(({ spec, value }) =>
    spec.kind === 'pick' && spec.target === 'snippet' ? [value as string] : [],
  );
  return { seo, headHtml, bodyHtml, images: [...new Set(ownImages)].slice(0, mostImages), snippets };
}
