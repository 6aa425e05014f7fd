import type { InsightCard } from '@20x/kit';
import { fieldOf } from '../../ui/field-of';
import { filled } from '../../ui/field-text';
import { fallbackImage } from '../../ui/fallback-image';
import { Picture } from '../../ui/Picture';
import { PostCard } from '../../ui/PostCard';

const mostTags = 3;
const sizes = '(min-width: 62em) min(31vw, 25rem), (min-width: 48em) 46vw, 82vw';

/** One article of the home page: its first tag is on the cover. */
export function Insight({ insight }: { readonly insight: InsightCard }) {
  const [badge, ...tags] = (insight.tags ?? []).flatMap((tag) => filled(tag) ?? []).slice(0, mostTags);
  const ogImage = filled(insight.ogImage);
  const image = ogImage ?? filled(insight.featuredImage) ?? fallbackImage;
  const field = fieldOf(insight, ogImage ? 'ogImage' : 'featuredImage');
  return (
    <PostCard
      slug={insight.slug ?? ''}
      title={insight.title ?? ''}
      cover={<Picture src={image} width={640} height={360} sizes={sizes} field={field} />}
      excerpt={insight.excerpt}
      date={filled(insight.date)}
      badge={badge}
      tags={tags}
      field={fieldOf(insight)}
    />
  );
}
