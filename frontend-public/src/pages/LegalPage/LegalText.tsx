import type { Block } from '@20x/kit';
import { ChapterText } from '../../blocks/article/ChaptersBlock';
import { anchorId, filled } from '../../blocks/block-text';
import { FlowBlocks } from '../../blocks/BlockView';
import { Contents } from '../../ui/Contents';
import { isoDay, readableDate } from '../../ui/readable-date';
import { Section } from '../../ui/Section';
import section from '../../ui/Section.module.css';
import { SiteLink } from '../../ui/SiteLink';
import { outlineOf } from './legal-outline';
import classes from './LegalText.module.css';

interface LegalTextProps {
  readonly slug: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  readonly effectiveDate: string | null;
  /** The number of what is shown; none before the first publication. */
  readonly version: number | undefined;
}

/** Fewer headings than this need no contents. */
const worthContents = 3;

/** A text that binds: numbered, with contents, and with the day from which it does. */
export function LegalText({ slug, title, blocks, effectiveDate, version }: LegalTextProps) {
  const { lead, parts, entries } = outlineOf(blocks);
  const day = filled(effectiveDate);
  return (
    <Section labelledBy="legal-title">
      <article>
        <header className={classes.head}>
          <h1 id="legal-title" className={section.title} data-level="1" tabIndex={-1}>
            {filled(lead?.title) ?? title}
          </h1>
          {filled(lead?.subtitle) && <p className={section.lede}>{lead?.subtitle}</p>}
          <p className={classes.facts}>
            {day && (
              <span>
                In force from <time dateTime={isoDay(day)}>{readableDate(day, 'long')}</time>
              </span>
            )}
            {version !== undefined && <span>Version {version}</span>}
            {version !== undefined && (
              <SiteLink to={`/${slug}/versions`} className={classes.archive}>
                All versions
              </SiteLink>
            )}
          </p>
        </header>
        <div className={classes.columns}>
          {entries.length >= worthContents ? <Contents entries={entries} numbered /> : <div />}
          <div className={classes.text}>
            {parts.map((part) =>
              part.kind === 'flow' ? (
                <FlowBlocks key={part.block.id} blocks={[part.block]} />
              ) : (
                <div key={part.block.id} id={anchorId(part.block.anchor)} className={classes.chapters}>
                  {part.chapters.map((chapter) => (
                    <ChapterText key={chapter.id} {...chapter} />
                  ))}
                </div>
              ),
            )}
          </div>
        </div>
      </article>
    </Section>
  );
}
