import type { Post } from '@20x/kit';
import { filled } from '../../blocks/block-text';
import { isoDay, readableDate } from '../../ui/readable-date';
import { SiteLink } from '../../ui/SiteLink';
import section from '../../ui/Section.module.css';
import { PostCover } from '../../ui/PostCover';
import { tagPath } from '../BlogPage/blog-address';
import classes from './PostPage.module.css';

/** Where the post belongs, its title, who wrote it and when it was last checked. */
export function PostHead({ post }: { readonly post: Post }) {
  const reviewed = filled(post.lastReviewedOn);
  const [firstTag] = post.tags;
  return (
    <header className={classes.head}>
      <div className={classes.title}>
        <nav aria-label="Breadcrumb">
          <ol className={classes.crumbs}>
            <li>
              <SiteLink to="/blog">Blog</SiteLink>
            </li>
            {firstTag && (
              <li>
                <SiteLink to={tagPath(firstTag)}>{firstTag}</SiteLink>
              </li>
            )}
          </ol>
        </nav>
        <h1 id="post-title" className={section.title} data-level="1" tabIndex={-1}>
          {post.title}
        </h1>
        <p className={section.lede}>{post.excerpt}</p>
        <p className={classes.byline}>
          <span>By {post.authors.join(', ')}</span>
          <time dateTime={isoDay(post.publishedOn)}>{readableDate(post.publishedOn, 'long')}</time>
          <span>{post.readingMinutes} min read</span>
          {reviewed && (
            <span>
              Last reviewed <time dateTime={isoDay(reviewed)}>{readableDate(reviewed, 'long')}</time>
            </span>
          )}
        </p>
      </div>
      <PostCover
        slug={post.slug}
        cover={post.cover}
        alt={post.coverAlt}
        sizes="(min-width: 68.75em) 25rem, 92vw"
        priority
      />
    </header>
  );
}
