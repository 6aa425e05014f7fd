import { atOnce } from '@20x/kit';
import { lazy, Suspense, type ComponentType } from 'react';

/**
 * A part of a page in a chunk of its own. The server renders it with the page; the browser keeps that HTML and makes it
 * react as soon as the chunk is there.
 */
export function deferred<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loading = typeof window === 'undefined' ? load().then((part) => (loaded = part)) : undefined;
  const Part = lazy(() =>
    loaded ? atOnce({ default: loaded }) : (loading ?? load()).then((part) => ({ default: part })),
  );
  return function Deferred(props) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}
