import { useEffect } from 'react';
import { colorScheme } from './color-scheme';

/**
 * The switch between light and dark. It does not return the current one: styles switch what depends on it, so that the
 * server's page fits every visitor.
 */
export function useColorScheme(): { readonly toggle: () => void } {
  useEffect(() => colorScheme.follow(), []);
  return { toggle };
}

const toggle = () => colorScheme.choose(colorScheme.current() === 'dark' ? 'light' : 'dark');
