import type { ReactNode } from 'react';
import { isoDay, readableDate } from './readable-date';
import { SiteLink } from './SiteLink';
import target from './WholeTarget.module.css';
import classes from './PostCard.module.css';

interface PostCardProps {
  readonly slug: string;
  readonly title: string;
  readonly cover: ReactNode;
  readonly excerpt?: string | null | undefined;
  /** An ISO date, or any text in its place. */
  readonly date?: string | null | undefined;
  /** Stands on the cover. */
  readonly badge?: string | undefined;
  readonly tags?: readonly string[];
  /** Level of the title. Default: 3. */
  readonly level?: 2 | 3;
  /** Of a card that an editor made, by `fieldOf`. */
  readonly field?: string | undefined;
}

/** One article: the title is the link's name, the whole card its target. */
export function PostCard(props: PostCardProps) {
  const { slug, title, cover, excerpt, date, badge, tags = [], level = 3, field } = props;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <li className={classes.root} data-field={field}>
      <div className={classes.cover}>
        {cover}
        {badge && <span className={classes.badge}>{badge}</span>}
      </div>
      <Heading>
        <SiteLink to={`/blog/${encodeURIComponent(slug)}`} className={target.link}>
          {title}
        </SiteLink>
      </Heading>
      {excerpt?.trim() && <p>{excerpt}</p>}
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
