import { themeColors } from '@20x/shared/theme-colors';

export type ColorScheme = 'light' | 'dark';

const storageKey = 'theme';

/** Light or dark: shown by the page's root and kept in browser storage, where a script of the document finds it before the first paint. */
export const colorScheme = {
  /** What the page shows. */
  current(): ColorScheme {
    return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
  },

  choose(scheme: ColorScheme): void {
    show(scheme);
    try {
      window.localStorage.setItem(storageKey, scheme);
    } catch {
      // Storage is blocked: the choice lasts until the visitor leaves the page.
    }
  },

  /** Follows the choice of other tabs and reports it; returns a function that stops it. */
  follow(report: (scheme: ColorScheme) => void = () => undefined): () => void {
    const change = (value: string | null) => {
      const scheme = value === 'dark' ? 'dark' : 'light';
      show(scheme);
      report(scheme);
    };
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === storageKey || key === null) change(newValue);
    };
    // A page that comes back from the history may have missed a change.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) change(storedScheme());
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onPageShow);
    };
  },
};

function show(scheme: ColorScheme) {
  const root = document.documentElement;
  root.classList.toggle('dark', scheme === 'dark');
  root.classList.toggle('light', scheme === 'light');
  // Mantine's styles read the attribute.
  root.dataset.mantineColorScheme = scheme;
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', themeColors[scheme]);
}

function storedScheme(): string | null {
  try {
    return window.localStorage.getItem(storageKey);
  } catch {
    return colorScheme.current();
  }
}
