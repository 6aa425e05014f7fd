import type { Post } from '@20x/kit';
import { filled } from '../../blocks/block-text';
import { ArticleTitle } from '../../ui/ArticleTitle';
import { isoDay, readableDate } from '../../ui/readable-date';
import { SiteLink } from '../../ui/SiteLink';
import { PostCover } from '../../ui/PostCover';
import { tagPath } from '../BlogPage/blog-address';
import classes from './PostPage.module.css';

/** Where the post belongs, its title, who wrote it and when it was last checked. */
export function PostHead({ post }: { readonly post: Post }) {
  const reviewed = filled(post.lastReviewedOn);
  const [firstTag] = post.tags;
  return (
    <header className={classes.head}>
      <ArticleTitle
        id="post-title"
        title={post.title}
        lede={post.excerpt}
        facts={
          <>
            <span>By {post.authors.join(', ')}</span>
            <time dateTime={isoDay(post.publishedOn)}>{readableDate(post.publishedOn, 'long')}</time>
            <span>{post.readingMinutes} min read</span>
            {reviewed && (
              <span>
                Last reviewed <time dateTime={isoDay(reviewed)}>{readableDate(reviewed, 'long')}</time>
              </span>
            )}
          </>
        }
      >
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
      </ArticleTitle>
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
