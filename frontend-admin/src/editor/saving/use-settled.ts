import { useEffect, useRef, useState } from 'react';
import type { Content } from '../model/content-comparison';

const pauseMs = 400;

/** The content as it was when the person last paused. */
export function useSettled(initial: Content) {
  const [content, setContent] = useState(initial);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  return {
    content,
    changed: (values: Content) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        setContent(values);
      }, pauseMs);
    },
  };
}
