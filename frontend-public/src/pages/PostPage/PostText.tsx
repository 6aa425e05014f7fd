import type { Block, Post } from '@20x/kit';
import { filled } from '../../blocks/parts/block-text';
import { ArticleText } from '../../blocks/ArticleText';
import { groupsOf, withoutClosing } from '../../blocks/block-groups';
import { FlowBlocks } from '../../blocks/BlockView';
import { headingsOf } from '../../blocks/parts/page-headings';
import { ArticleTitle } from '../../ui/ArticleTitle';
import { Day } from '../../ui/Day';
import { fieldOf } from '../../ui/field-of';
import { PostCards } from '../../ui/PostCards';
import { PostCover } from '../../ui/PostCover';
import { Section } from '../../ui/Section';
import { SectionHead } from '../../ui/SectionHead';
import { SiteLink } from '../../ui/SiteLink';
import { termPath } from '../BlogPage/blog-address';
import { PostEnd } from './PostEnd';
import { AuthorName, Bylines } from './Bylines';
import classes from './PostPage.module.css';

/** The article in its author's order, and what to read next. */
export function PostText({ post }: { readonly post: Post }) {
  const { body } = withoutClosing(post.blocks);
  return (
    <>
      <ArticleText
        labelledBy="post-title"
        head={<PostHead post={post} />}
        groups={groupsOf(body)}
        contents={contentsBeside(body)}
        className={classes.text}
        renderText={(blocks) => <FlowBlocks blocks={blocks} />}
      />
      <PostEnd post={post} />
      {post.related.length > 0 && (
        <div className={classes.related}>
          <Section labelledBy="related-title" tone="surface">
            <SectionHead id="related-title" title="Read next" />
            <PostCards posts={post.related} />
          </Section>
        </div>
      )}
    </>
  );
}

/** The headings of level 2, unless the author put the contents into the text. */
const contentsBeside = (body: readonly Block[]) =>
  body.some(({ type }) => type === 'contents') ? [] : headingsOf(body).filter(({ level }) => level === 2);

/** Where the post belongs, its title, who wrote it and when it was last checked. */
function PostHead({ post }: { readonly post: Post }) {
  const reviewed = filled(post.lastReviewedOn);
  const [topic] = post.terms;
  return (
    <header className={classes.head}>
      <ArticleTitle
        id="post-title"
        title={post.title}
        lede={post.lede}
        facts={
          <>
            <Bylines bylines={post.bylines} />
            <Day date={post.publishedOn} field={fieldOf(post, 'publishedOn')} />
            {post.updatedOn && (
              <span>
                Updated <Day date={post.updatedOn} />
              </span>
            )}
            <span>{post.readingMinutes} min read</span>
            {reviewed && (
              <span>
                Last reviewed <Day date={reviewed} field={fieldOf(post, 'lastReviewedOn')} />
                {post.reviewedBy && (
                  <>
                    {' by '}
                    <AuthorName byline={post.reviewedBy} />
                  </>
                )}
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
            {topic && (
              <li>
                <SiteLink to={termPath(topic)}>{topic.name}</SiteLink>
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
