import type { Post } from '@20x/kit';
import { groupsOf, withoutClosing, type FlowBlock } from '../../blocks/block-groups';
import { Blocks } from '../../blocks/Blocks';
import { FlowBlocks } from '../../blocks/BlockView';
import { Contents, type ContentsEntry } from '../../ui/Contents';
import { PostCards } from '../../ui/PostCards';
import { Section, SectionHead } from '../../ui/Section';
import { headingsOf } from './article-contents';
import { PostHead } from './PostHead';
import classes from './PostPage.module.css';

/** Fewer headings than this need no contents. */
const worthContents = 3;

/** The article in its author's order, and what to read next. */
export function PostText({ post }: { readonly post: Post }) {
  const { body } = withoutClosing(post.blocks);
  const groups = groupsOf(body);
  const opening = groups[0]?.kind === 'flow' ? groups[0].blocks : [];
  return (
    <>
      <article>
        <Section labelledBy="post-title">
          <PostHead post={post} />
          <Text blocks={opening} contents={headingsOf(body)} />
        </Section>
        {groups.slice(opening.length > 0 ? 1 : 0).map((group) =>
          group.kind === 'band' ? (
            <Blocks key={group.block.id} blocks={[group.block]} />
          ) : (
            <Section key={group.blocks[0].id} tone={group.blocks[0].background ?? 'paper'}>
              <Text blocks={group.blocks} />
            </Section>
          ),
        )}
      </article>
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

interface TextProps {
  readonly blocks: readonly FlowBlock[];
  /** What stands beside it. Default: nothing. */
  readonly contents?: readonly ContentsEntry[];
}

function Text({ blocks, contents = [] }: TextProps) {
  return (
    <div className={classes.columns}>
      {contents.length >= worthContents ? <Contents entries={contents} /> : <div />}
      <div className={classes.text}>
        <FlowBlocks blocks={blocks} />
      </div>
    </div>
  );
}
