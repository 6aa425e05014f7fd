import type { Post } from '@20x/kit';
import { isFlow } from '../../blocks/block-groups';
import { FlowBlocks } from '../../blocks/BlockView';
import { Contents } from '../../ui/Contents';
import { PostCards } from '../../ui/PostCards';
import { Section, SectionHead } from '../../ui/Section';
import { headingsOf } from './article-contents';
import { PostHead } from './PostHead';
import classes from './PostPage.module.css';

/** Fewer headings than this need no contents. */
const worthContents = 3;

/** The article, and what to read next. */
export function PostText({ post }: { readonly post: Post }) {
  const text = post.blocks.filter(isFlow);
  const headings = headingsOf(text);
  return (
    <>
      <Section labelledBy="post-title">
        <article>
          <PostHead post={post} />
          <div className={classes.columns}>
            {headings.length >= worthContents ? <Contents entries={headings} /> : <div />}
            <div className={classes.text}>
              <FlowBlocks blocks={text} />
            </div>
          </div>
        </article>
      </Section>
      {post.related.length > 0 && (
        <Section labelledBy="related-title" tone="surface">
          <SectionHead id="related-title" title="Read next" />
          <PostCards posts={post.related} />
        </Section>
      )}
    </>
  );
}
