import type { InsightCard } from '@20x/kit';
import { filled } from '../../ui/field-text';
import { isoDay, readableDate } from '../../ui/readable-date';
import { fallbackImage } from '../../ui/fallback-image';
import { Picture } from '../../ui/Picture';
import { SiteLink } from '../../ui/SiteLink';
import classes from './Insights.module.css';

const mostTags = 3;

/** One article: the heading is the link's name, the whole card its target. */
export function Insight({ insight }: { readonly insight: InsightCard }) {
  const [badge, ...tags] = (insight.tags ?? []).flatMap((tag) => filled(tag) ?? []).slice(0, mostTags);
  const date = filled(insight.date);
  const image = filled(insight.ogImage) ?? filled(insight.featuredImage) ?? fallbackImage;
  return (
    <li className={classes.card}>
      <div className={classes.cover}>
        <Picture
          src={image}
          width={640}
          height={360}
          sizes="(min-width: 62em) min(31vw, 25rem), (min-width: 48em) 46vw, 82vw"
        />
        {badge && <span className={classes.badge}>{badge}</span>}
      </div>
      <h3>
        <SiteLink to={`/blog/${encodeURIComponent(insight.slug ?? '')}`}>{insight.title}</SiteLink>
      </h3>
      {filled(insight.excerpt) && <p>{insight.excerpt}</p>}
      {(date || tags.length > 0) && (
        <p className={classes.meta}>
          {date && <time dateTime={isoDay(date)}>{readableDate(date)}</time>}
          {tags.map((tag) => (
            <span key={tag}>{tag}</span>
          ))}
        </p>
      )}
    </li>
  );
}
