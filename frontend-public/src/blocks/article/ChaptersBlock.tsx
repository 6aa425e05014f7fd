import type { Chapter } from '@20x/kit';
import type { ReactNode } from 'react';
import { Contents, contentsId, type ContentsEntry } from '../../ui/Contents';
import { fieldOf } from '../../ui/field-of';
import { PhoneFold } from '../../ui/PhoneFold';
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
    <BlockSection block={lead ? block : { ...block, title: null }}>
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
  /** What belongs to the last chapter, below its text. */
  readonly children?: ReactNode;
}

/** The chapters of a block, numbered on from those before. */
export function ChapterTexts({ block, start = 0, children }: ChapterTextsProps) {
  const chapters = rowsWith(block.chapters, 'title');
  if (chapters.length === 0) return children;
  return (
    <div className={classes.chapters}>
      {chapters.map((chapter, index) => {
        const position = start + index;
        return (
          <FoldingChapter key={index} id={chapterId(chapter, position)} chapter={chapter} position={position + 1}>
            {index === chapters.length - 1 && children}
          </FoldingChapter>
        );
      })}
    </div>
  );
}

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

/** A chapter that is always open. */
export function ChapterText({ id, chapter, position }: ChapterTextProps) {
  return (
    <section id={id} className={classes.chapter} data-field={fieldOf(chapter)} aria-labelledby={`${id}-title`}>
      {position > 1 && <BackToContents />}
      <ChapterTitle id={id} chapter={chapter} position={position} />
      <ChapterBody chapter={chapter} />
    </section>
  );
}

function FoldingChapter({ children, ...props }: ChapterTextProps & { readonly children: ReactNode }) {
  const { id, chapter } = props;
  return (
    <PhoneFold id={id} className={classes.folding} data-field={fieldOf(chapter)} summary={<ChapterTitle {...props} />}>
      <div className={classes.body}>
        <ChapterBody chapter={chapter} />
        {children}
        <BackToContents />
      </div>
    </PhoneFold>
  );
}

const ChapterTitle = ({ id, chapter, position }: ChapterTextProps) => (
  <h2 id={`${id}-title`}>
    <span className={classes.number}>{position}.</span> {filled(chapter.title)}
  </h2>
);

const ChapterBody = ({ chapter }: { readonly chapter: Chapter }) => (
  <>
    <Takeaways title="In short" items={filledTexts(chapter.takeaways)} level={3} />
    <Prose html={chapter.html} className={classes.text} />
  </>
);

const BackToContents = () => (
  <a className={classes.back} href={`#${contentsId}`}>
    Contents
  </a>
);
