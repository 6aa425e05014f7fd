import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';

export const colorSchemeKey = 'theme';

type Scheme = 'light' | 'dark';
const isScheme = (value: unknown): value is Scheme => value === 'light' || value === 'dark';

/** Keeps the scheme in browser storage under `theme` and as a class on the page's root. */
export function colorSchemeManager(): MantineColorSchemeManager {
  let stop: (() => void) | undefined;
  return {
    get: () => storedScheme() ?? 'light',
    set(scheme) {
      store(scheme);
      apply(scheme);
    },
    subscribe(onUpdate) {
      const onStorage = ({ key, newValue }: StorageEvent) => {
        if (key !== colorSchemeKey) return;
        const scheme = isScheme(newValue) ? newValue : 'light';
        apply(scheme);
        onUpdate(scheme);
      };
      window.addEventListener('storage', onStorage);
      stop = () => window.removeEventListener('storage', onStorage);
    },
    unsubscribe: () => stop?.(),
    clear: () => window.localStorage.removeItem(colorSchemeKey),
  };
}

function storedScheme(): Scheme | null {
  if (typeof window === 'undefined') return null;
  try {
    const value = window.localStorage.getItem(colorSchemeKey);
    return isScheme(value) ? value : null;
  } catch {
    return null; // Storage is blocked: the page keeps its default.
  }
}

function store(scheme: MantineColorScheme) {
  try {
    window.localStorage.setItem(colorSchemeKey, scheme);
  } catch {
    // Storage is blocked: the choice holds until the page is left.
  }
}

function apply(scheme: MantineColorScheme) {
  const root = document.documentElement;
  root.classList.toggle('dark', scheme === 'dark');
  root.classList.toggle('light', scheme !== 'dark');
}
