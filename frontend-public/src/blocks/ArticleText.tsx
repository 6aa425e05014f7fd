import type { Block } from '@20x/kit';
import type { ReactNode } from 'react';
import { Contents, type ContentsEntry } from '../ui/Contents';
import { Section } from '../ui/Section';
import classes from './ArticleText.module.css';
import type { BlockGroup } from './block-groups';
import { Blocks } from './Blocks';

interface ArticleTextProps<Text extends Block> {
  /** Id of its title, which is in the head. */
  readonly labelledBy: string;
  readonly head: ReactNode;
  readonly groups: readonly BlockGroup<Text>[];
  readonly contents: readonly ContentsEntry[];
  /** Whether the contents are. Default: false. */
  readonly numbered?: boolean;
  /** Of running text. */
  readonly className: string | undefined;
  readonly renderText: (blocks: readonly Text[]) => ReactNode;
}

/** Fewer headings than this need no contents. */
const worthContents = 3;

/** A text that fills its page, in its author's order: running text with its contents beside it, and the bands between. */
export function ArticleText<Text extends Block>(props: ArticleTextProps<Text>) {
  const { labelledBy, head, groups, contents, numbered = false, className, renderText } = props;
  const opening = groups[0]?.kind === 'flow' ? groups[0].blocks : [];
  const columns = (blocks: readonly Text[], beside = <div />) => (
    <div className={classes.columns}>
      {beside}
      <div className={className}>{renderText(blocks)}</div>
    </div>
  );
  return (
    <article>
      <Section labelledBy={labelledBy}>
        {head}
        {columns(
          opening,
          contents.length >= worthContents ? <Contents entries={contents} numbered={numbered} /> : undefined,
        )}
      </Section>
      {groups.slice(opening.length > 0 ? 1 : 0).map((group) =>
        group.kind === 'band' ? (
          <Blocks key={group.block.id} blocks={[group.block]} />
        ) : (
          <Section key={group.blocks[0].id} tone={group.blocks[0].background ?? 'paper'}>
            {columns(group.blocks)}
          </Section>
        ),
      )}
    </article>
  );
}
