import type { PostSummary } from '@20x/kit';
import { PostCover } from '../../ui/PostCover';
import { isoDay, readableDate } from '../../ui/readable-date';
import { SiteLink } from '../../ui/SiteLink';
import section from '../../ui/Section.module.css';
import target from '../../ui/WholeTarget.module.css';
import classes from './BlogPage.module.css';

/** The featured or newest post, wide. */
export function LeadPost({ post }: { readonly post: PostSummary }) {
  return (
    <article className={classes.lead}>
      <PostCover slug={post.slug} cover={post.cover} sizes="(min-width: 62em) min(53vw, 43rem), 92vw" priority />
      <div className={classes.leadText}>
        <p className={classes.meta}>
          <time dateTime={isoDay(post.publishedOn)}>{readableDate(post.publishedOn)}</time>
          <span>{post.readingMinutes} min read</span>
        </p>
        <h2>
          <SiteLink to={`/blog/${encodeURIComponent(post.slug)}`} className={target.link}>
            {post.title}
          </SiteLink>
        </h2>
        <p className={section.lede}>{post.excerpt}</p>
      </div>
    </article>
  );
}
