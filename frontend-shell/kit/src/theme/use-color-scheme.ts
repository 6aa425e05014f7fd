import { useEffect } from 'react';
import { colorScheme } from './color-scheme';

/**
 * The switch between light and dark. It does not tell which one is on: what depends on that switches by style, so that the
 * server's page is right for everybody.
 */
export function useColorScheme(): { readonly toggle: () => void } {
  useEffect(() => colorScheme.follow(), []);
  return { toggle };
}

const toggle = () => colorScheme.choose(colorScheme.current() === 'dark' ? 'light' : 'dark');
