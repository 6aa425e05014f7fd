import { useContext } from 'react';
import { PageBlocks } from '../parts/page-blocks';
import { headingsOf } from '../parts/page-headings';
import type { BlockProps } from '../parts/block-props';
import { filled } from '../parts/block-text';
import classes from './ContentsBlock.module.css';

/** The headings of the page that it is on, in their order. */
export function ContentsBlock({ block }: BlockProps<'contents'>) {
  const deepest = block.subheadings ? 3 : 2;
  const headings = headingsOf(useContext(PageBlocks)).filter(({ level }) => level <= deepest);
  if (headings.length === 0) return null;
  const title = filled(block.title) ?? 'Contents';
  return (
    <nav className={classes.root} aria-label={title}>
      <p aria-hidden>{title}</p>
      <ol>
        {headings.map(({ id, title: words, level }) => (
          <li key={id} data-level={level}>
            <a href={`#${encodeURIComponent(id)}`}>{words}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
