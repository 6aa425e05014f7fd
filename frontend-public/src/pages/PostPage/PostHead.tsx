import type { Post } from '@20x/kit';
import { filled } from '../../blocks/block-text';
import { ArticleTitle } from '../../ui/ArticleTitle';
import { Day } from '../../ui/Day';
import { fieldOf } from '../../ui/field-of';
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
            <Day date={post.publishedOn} field={fieldOf(post, 'publishedOn')} />
            <span>{post.readingMinutes} min read</span>
            {reviewed && (
              <span>
                Last reviewed <Day date={reviewed} field={fieldOf(post, 'lastReviewedOn')} />
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
        field={fieldOf(post, 'cover')}
      />
    </header>
  );
}
