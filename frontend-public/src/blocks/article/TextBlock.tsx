import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { CopyButton } from '../../ui/CopyButton';
import { Prose } from '../../ui/Prose';
import type { BlockProps } from '../parts/block-props';
import classes from './TextBlock.module.css';

interface Copied {
  readonly place: HTMLElement;
  readonly code: string;
}

/** Running text; code in it has a Copy button. */
export function TextBlock({ block: { html } }: BlockProps<'richText'>) {
  const text = useRef<HTMLDivElement>(null);
  const [copied, setCopied] = useState<readonly Copied[]>([]);
  useEffect(() => {
    // In the editor's frame the text holds what its author wrote, and nothing else.
    if (!text.current || window.parent !== window) return;
    const added = [...text.current.querySelectorAll('pre')].map((pre) => {
      const place = document.createElement('span');
      place.className = classes.copy ?? '';
      pre.before(place);
      return { place, code: pre.textContent };
    });
    setCopied(added);
    return () => {
      setCopied([]);
      for (const { place } of added) place.remove();
    };
  }, [html]);
  if (!html?.trim()) return null;
  return (
    <>
      <Prose html={html} ref={text} />
      {copied.map(({ place, code }, index) =>
        createPortal(<CopyButton text={code} label="Copy code" />, place, String(index)),
      )}
    </>
  );
}
