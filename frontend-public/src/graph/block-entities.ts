import { api, type AppStore, type Block } from '@20x/kit';
import { embedFrom, filmFile } from '@20x/shared/embed-address';
import { refTo, type Entity } from '@20x/shared/structured-data/graph';
import { inSnippet, snippetArgs } from '../blocks/parts/block-data';
import { filled, rowsWith } from '../ui/field-text';
import { linkKind } from '../ui/link-kind';
import { plainText } from '../ui/plain-text';
import { answersIn } from './answers';
import { absolute, type Addresses } from './addresses';
import type { PageFacts } from './page-facts';

/** Questions and films of a page, those in shared sections too. */
export function blockEntities({ blocks = [], faqs = [], day }: PageFacts, at: Addresses, store: AppStore): Entity[] {
  const shown = blocks.flatMap((block) => withSnippet(block, store));
  const rows = shown.flatMap((block) => (block.type === 'faq' ? (block.items ?? []) : []));
  const questions = rowsWith([...faqs, ...rows], 'question').flatMap(({ question, answer }) => {
    const text = textOf(answer);
    return text ? [{ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text } }] : [];
  });
  const films = shown.flatMap((block) => (block.type === 'video' ? [block] : []));
  return [
    ...(questions.length > 0
      ? [
          {
            '@type': 'FAQPage',
            '@id': at.page('faq'),
            isPartOf: refTo(at.page('webpage')),
            mainEntity: questions,
          },
        ]
      : []),
    ...films.flatMap((film, index) => filmEntity(film, index, at, day)),
  ];
}

/** Paragraphs and list items become sentences of one text. */
const textOf = (html: string | null | undefined) =>
  plainText((html ?? '').replace(/<\/(?:p|li)>/g, ' ')).replace(/\s+/g, ' ');

function withSnippet(block: Block, store: AppStore): readonly Block[] {
  if (block.type !== 'snippet') return [block];
  const snippet = api.endpoints.getSnippet.select(snippetArgs(block))(answersIn(store)).data;
  return inSnippet(snippet?.blocks ?? []);
}

type Film = Extract<Block, { type: 'video' }>;

/** Nothing while a fact is missing without which search engines show no film. */
function filmEntity({ url, title, poster }: Film, index: number, at: Addresses, day: string | undefined): Entity[] {
  const [address, name, thumbnail] = [filled(url), filled(title), filled(poster)];
  if (!address || !name || !thumbnail || !day || linkKind(address) === 'refused') return [];
  const embedUrl = embedFrom(address)?.player;
  if (!embedUrl && !filmFile.test(address)) return [];
  return [
    {
      '@type': 'VideoObject',
      '@id': at.page(index === 0 ? 'video' : `video-${index + 1}`),
      name,
      thumbnailUrl: absolute(at.publicUrl, thumbnail),
      uploadDate: day,
      ...(embedUrl ? { embedUrl } : { contentUrl: absolute(at.publicUrl, address) }),
      isPartOf: refTo(at.page('webpage')),
    },
  ];
}
