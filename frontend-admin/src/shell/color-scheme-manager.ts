import { colorScheme } from '@20x/kit';
import type { MantineColorSchemeManager } from '@mantine/core';

/** Lets Mantine see and choose what the page's own switch keeps. */
export function colorSchemeManager(): MantineColorSchemeManager {
  let stop: (() => void) | undefined;
  return {
    get: colorScheme.current,
    set: (scheme) => colorScheme.choose(scheme === 'dark' ? 'dark' : 'light'),
    subscribe(onUpdate) {
      stop = colorScheme.follow(onUpdate);
    },
    unsubscribe: () => stop?.(),
    clear: () => colorScheme.choose('light'),
  };
}
