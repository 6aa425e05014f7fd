import type { Block } from '@20x/kit';
import { ChapterText } from '../../blocks/article/ChaptersBlock';
import { ArticleText } from '../../blocks/ArticleText';
import { anchorId, filled } from '../../blocks/parts/block-text';
import { FlowBlocks } from '../../blocks/BlockView';
import { ArticleTitle } from '../../ui/ArticleTitle';
import { Day } from '../../ui/Day';
import { fieldOf } from '../../ui/field-of';
import { TextLink } from '../../ui/TextLink';
import { outlineOf } from './legal-outline';
import classes from './LegalText.module.css';

interface LegalTextProps {
  readonly slug: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  readonly effectiveDate: string | null;
  /** Where the day is edited, by `fieldOf`; none in what was published once. */
  readonly dateField?: string | undefined;
  /** The number of what is shown; none before the first publication. */
  readonly version: number | undefined;
}

/** A text that binds: numbered, with contents, and with the day from which it does. */
export function LegalText({ blocks, ...facts }: LegalTextProps) {
  const { lead, groups, chapters, entries } = outlineOf(blocks);
  return (
    <ArticleText
      labelledBy="legal-title"
      head={<LegalHead {...facts} title={filled(lead?.title) ?? facts.title} subtitle={filled(lead?.subtitle)} />}
      groups={groups}
      contents={entries}
      numbered
      className={classes.text}
      renderText={(texts) =>
        texts.map((block) =>
          block.type === 'chapters' ? (
            <div key={block.id} id={anchorId(block.anchor)} className={classes.chapters} data-field={fieldOf(block)}>
              {chapters.get(block.id)?.map((chapter) => (
                <ChapterText key={chapter.id} {...chapter} />
              ))}
            </div>
          ) : (
            <FlowBlocks key={block.id} blocks={[block]} />
          ),
        )
      }
    />
  );
}

interface LegalHeadProps extends Omit<LegalTextProps, 'blocks'> {
  readonly subtitle: string | undefined;
}

function LegalHead({ slug, title, subtitle, effectiveDate, dateField, version }: LegalHeadProps) {
  const day = filled(effectiveDate);
  return (
    <header className={classes.head}>
      <ArticleTitle
        id="legal-title"
        title={title}
        lede={subtitle}
        facts={
          <>
            {day && (
              <span>
                Effective <Day date={day} field={dateField} />
              </span>
            )}
            {version !== undefined && <span>Version {version}</span>}
            {version !== undefined && (
              <TextLink to={`/${slug}/versions`} isPrinted={false}>
                All versions
              </TextLink>
            )}
          </>
        }
      />
    </header>
  );
}
