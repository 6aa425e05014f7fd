import { useEffect } from 'react';
import { useDisclosure, useHotkeys } from '@mantine/hooks';

/** Hides what is around the text: the frame reads the mark on the document. Esc leaves it. */
export function useFocusMode() {
  const [isFocusMode, { close, toggle }] = useDisclosure();
  useHotkeys(isFocusMode ? [['Escape', close]] : [], [], true);
  useEffect(() => {
    document.documentElement.toggleAttribute('data-focus-mode', isFocusMode);
    return () => document.documentElement.removeAttribute('data-focus-mode');
  }, [isFocusMode]);
  return { isFocusMode, toggleFocusMode: toggle };
}
