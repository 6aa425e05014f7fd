import { useMemo, type Ref } from 'react';
import classes from './Prose.module.css';

interface ProseProps {
  /** HTML that the server has reduced to its list of allowed elements. */
  readonly html: string | null | undefined;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Text that an editor wrote. Its tables scroll inside; nothing shows when there is no text. */
export function Prose({ html, className, ref }: ProseProps) {
  const content = useMemo(() => ({ __html: withScrollingTables(html ?? '') }), [html]);
  if (!html?.trim()) return null;
  const name = [classes.root, className].filter(Boolean).join(' ');
  return <div ref={ref} className={name} dangerouslySetInnerHTML={content} />;
}

/** Puts every table into a frame that scrolls and can take the focus, so that wide ones never widen the page. */
const withScrollingTables = (html: string) =>
  html
    .replace(/<table\b/gi, '<div class="scroller" role="region" aria-label="Table" tabindex="0"><table')
    .replace(/<\/table\s*>/gi, '</table></div>');
