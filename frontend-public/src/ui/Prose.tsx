import { siteBase } from '@20x/kit';
import { useMemo, type Ref } from 'react';
import { useHref } from 'react-router-dom';
import { knownImage, sourcesOf } from './image-sources';
import { linkKind } from './link-kind';
import classes from './Prose.module.css';
import { withNarrowForms } from './narrow-tables';

interface ProseProps {
  /** HTML that the server has reduced to its list of allowed elements. */
  readonly html: string | null | undefined;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLDivElement>;
}

/**
 * Text that an editor wrote. Its links keep the site's prefix, its tables scroll inside, its images come in their widths;
 * nothing shows when there is no text.
 */
export function Prose({ html, className, ref }: ProseProps) {
  const base = siteBase(useHref('/'));
  const content = useMemo(
    () => ({ __html: withPrefix(base, withImageWidths(withScrollingTables(withNarrowForms(html ?? '')))) }),
    [base, html],
  );
  if (!html?.trim()) return null;
  const name = [classes.root, className].filter(Boolean).join(' ');
  return <div ref={ref} className={name} dangerouslySetInnerHTML={content} />;
}

const withPrefix = (base: string, html: string) =>
  base === ''
    ? html
    : html.replace(/(<a [^>]*?href=")([^"]*)/g, (written, start: string, path: string) =>
        linkKind(path) === 'page' ? start + base + path : written,
      );

/** Puts every table into a frame that scrolls and can take the focus, so that wide ones never widen the page. */
const withScrollingTables = (html: string) =>
  html
    .replace(/<table\b/gi, `<div class="${classes.scroller}" role="region" aria-label="Table" tabindex="0"><table`)
    .replace(/<\/table\s*>/gi, '</table></div>');

/** An image is never wider than the text, and never enlarged. */
const sizesOf = (width: number) => `min(${width}px, 44rem, 100vw - 2.5rem)`;

/** Offers the widths of each image that has some. Its size is that of the file, which may be newer than the text. */
const withImageWidths = (html: string) =>
  html.replace(/<img [^>]*?src="([^"]+)"[^>]*>/g, (written, src: string) => {
    const image = knownImage(src);
    if (!image) return written;
    const { width, height } = image;
    const sources = sourcesOf(src.replace(/\?.*/, ''), { ...image, narrow: undefined }).map(
      ({ type, srcSet }) => `<source type="${type}" srcset="${srcSet}" sizes="${sizesOf(width)}">`,
    );
    const img = written
      .replace(/ (?:width|height)="\d*"/g, '')
      .replace('<img', `<img width="${width}" height="${height}"`);
    return `<picture>${sources.join('')}${img}</picture>`;
  });
