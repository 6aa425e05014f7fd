import type { Chapter } from '@20x/kit';
import { Contents, contentsId, type ContentsEntry } from '../../ui/Contents';
import { fieldOf } from '../../ui/field-of';
import { Prose } from '../../ui/Prose';
import { Takeaways } from '../../ui/Takeaways';
import type { BlockOf, BlockProps } from '../parts/block-props';
import { chapterId, filled, filledTexts, rowsWith } from '../parts/block-text';
import { BlockHead, BlockSection } from '../parts/BlockSection';
import classes from './ChaptersBlock.module.css';

/** A long text in numbered chapters, with its contents beside it on wide screens. */
export function ChaptersBlock({ block, lead = false }: BlockProps<'chapters'>) {
  const chapters = rowsWith(block.chapters, 'title');
  if (chapters.length === 0) return null;
  return (
    <BlockSection block={block}>
      {lead && <BlockHead block={block} lead split />}
      <div className={classes.columns}>
        <Contents entries={chapters.map(entryOf)} numbered />
        <ChapterTexts block={block} />
      </div>
    </BlockSection>
  );
}

interface ChapterTextsProps {
  readonly block: BlockOf<'chapters'>;
  /** How many chapters came before. Default: 0. */
  readonly start?: number;
}

/** The chapters of a block, numbered on from those before. */
export const ChapterTexts = ({ block, start = 0 }: ChapterTextsProps) => (
  <div className={classes.chapters}>
    {rowsWith(block.chapters, 'title').map((chapter, index) => {
      const position = start + index;
      return <ChapterText key={index} id={chapterId(chapter, position)} chapter={chapter} position={position + 1} />;
    })}
  </div>
);

/** The contents of all chapters of a page. */
export const BookContents = ({ chapters }: { readonly chapters: readonly Chapter[] }) => (
  <Contents entries={chapters.map(entryOf)} numbered />
);

const entryOf = (chapter: Chapter, index: number): ContentsEntry => ({
  id: chapterId(chapter, index),
  title: chapter.title ?? '',
});

interface ChapterTextProps {
  readonly id: string;
  readonly chapter: Chapter;
  readonly position: number;
}

export function ChapterText({ id, chapter, position }: ChapterTextProps) {
  return (
    <section id={id} className={classes.chapter} data-field={fieldOf(chapter)} aria-labelledby={`${id}-title`}>
      {position > 1 && (
        <a className={classes.back} href={`#${contentsId}`}>
          Contents
        </a>
      )}
      <h2 id={`${id}-title`}>
        <span className={classes.number}>{position}.</span> {filled(chapter.title)}
      </h2>
      <Takeaways title="In short" items={filledTexts(chapter.takeaways)} level={3} />
      <Prose html={chapter.html} className={classes.text} />
    </section>
  );
}
