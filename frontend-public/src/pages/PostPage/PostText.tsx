import type { Post } from '@20x/kit';
import { ArticleText } from '../../blocks/ArticleText';
import { groupsOf, withoutClosing } from '../../blocks/block-groups';
import { FlowBlocks } from '../../blocks/BlockView';
import { PostCards } from '../../ui/PostCards';
import { Section, SectionHead } from '../../ui/Section';
import { headingsOf } from './article-contents';
import { PostHead } from './PostHead';
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
        contents={headingsOf(body)}
        className={classes.text}
        renderText={(blocks) => <FlowBlocks blocks={blocks} />}
      />
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
