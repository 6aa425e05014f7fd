import { useGetSnippetQuery, type Block } from '@20x/kit';
import { useMemo, type MouseEvent } from 'react';
import { deferred } from '../ui/deferred';
import { pageGroupsOf, partsOf, type BlockGroup, type Book, type BookPart } from './block-groups';
import { fieldOf } from '../ui/field-of';
import { Section } from '../ui/Section';
import { anchorId, rowsWith } from './parts/block-text';
import { BlockHead } from './parts/BlockSection';
import { TitleLevel } from './parts/page-blocks';
import type { BlockOf } from './parts/block-props';
import { inSnippet, snippetArgs } from './parts/block-data';
import { workingBlocks } from './working-blocks';
import classes from './Book.module.css';

const staticBlocks = () => import(/* webpackChunkName: "blocks" */ './BlockView');
const Band = deferred(async () => (await staticBlocks()).BlockView);
const ChapterTexts = deferred(async () => (await staticBlocks()).ChapterTexts);
const BookContents = deferred(async () => (await staticBlocks()).BookContents);
const FlowBand = deferred(async () => (await staticBlocks()).FlowBand);

interface BlocksProps {
  readonly blocks: readonly Block[];
  /** Id of the block whose title is the page's h1. Default: none. */
  readonly lead?: string | undefined;
}

/** A page as a list of blocks. */
export function Blocks({ blocks, lead }: BlocksProps) {
  const groups = useMemo(() => pageGroupsOf(blocks), [blocks]);
  return groups.map((group) => {
    if (group.kind === 'book') return <BookText key="book" book={group} lead={lead} />;
    return <Group key={keyOf(group)} group={group} lead={lead} />;
  });
}

const keyOf = (group: BlockGroup) => (group.kind === 'band' ? group.block : group.blocks[0]).id;

interface BookTextProps {
  readonly book: Book;
  readonly lead: string | undefined;
}

/** Chapters in one column beside their contents, each with its figures in it. */
function BookText({ book, lead }: BookTextProps) {
  const [first] = book.blocks;
  const parts = useMemo(() => partsOf(book), [book]);
  const chapters = useMemo(() => parts.flatMap(chaptersOf), [parts]);
  return (
    <Section label="Chapters">
      {first.id === lead && <BlockHead block={first} lead split />}
      <div className={classes.columns} data-book>
        <BookContents chapters={chapters} />
        <div className={classes.text}>
          {chapters.length > 1 && <FoldAll />}
          {parts.map((part, index) => (
            <Part key={part.chapters.id} part={part} start={parts.slice(0, index).flatMap(chaptersOf).length} />
          ))}
        </div>
      </div>
    </Section>
  );
}

/** Opens all chapters of a book, or closes them when all are open. The styles show the one that comes next. */
function FoldAll() {
  const change = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const folds = [...(currentTarget.closest('[data-book]')?.querySelectorAll('details[data-phone-fold]') ?? [])];
    const isOpening = folds.some((fold) => !fold.hasAttribute('open'));
    folds.forEach((fold) => fold.toggleAttribute('open', isOpening));
  };
  return (
    <button type="button" className={classes.all} onClick={change}>
      <span data-open>Open all chapters</span>
      <span data-close>Close all chapters</span>
    </button>
  );
}

const chaptersOf = ({ chapters }: BookPart) => rowsWith(chapters.chapters, 'title');

function Part({ part: { chapters, figures }, start }: { readonly part: BookPart; readonly start: number }) {
  // The same elements each time: a deferred part compares what it is given.
  const shown = useMemo(
    () =>
      figures.map((group) => (
        <div key={keyOf(group)} className={classes.figure}>
          <TitleLevel value={3}>
            <Group group={group} lead={undefined} />
          </TitleLevel>
        </div>
      )),
    [figures],
  );
  return (
    <div id={anchorId(chapters.anchor)} data-field={fieldOf(chapters)}>
      <ChapterTexts block={chapters} start={start}>
        {shown}
      </ChapterTexts>
    </div>
  );
}

function Group({ group, lead }: { readonly group: BlockGroup; readonly lead: string | undefined }) {
  if (group.kind === 'flow') return <FlowBand blocks={group.blocks} />;
  const { block } = group;
  const isLead = block.id === lead;
  if (block.type === 'demoForm') return <workingBlocks.demoForm block={block} lead={isLead} />;
  if (block.type === 'roiCalculator') return <workingBlocks.roiCalculator block={block} lead={isLead} />;
  if (block.type === 'snippet') return <Snippet block={block} />;
  return <Band block={block} lead={isLead} />;
}

/** The sections that several pages share. Nothing shows while they are not published. */
function Snippet({ block }: { readonly block: BlockOf<'snippet'> }) {
  const { currentData } = useGetSnippetQuery(snippetArgs(block));
  if (!currentData) return null;
  return (
    <div id={anchorId(block.anchor)} data-field={fieldOf(block)}>
      <Blocks blocks={inSnippet(currentData.blocks)} />
    </div>
  );
}
