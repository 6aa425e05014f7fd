import { atOnce } from '@20x/kit';
import { lazy, memo, Suspense, useEffect, useMemo, useState, useSyncExternalStore, type ComponentType } from 'react';
import { firstInteraction } from './interaction';

/** Milliseconds until the next attempt when the code cannot be had. */
const retryDelay = 3000;

type Load<Props> = () => Promise<ComponentType<Props>>;

/** When the document's own page needs the code. Default: at the visitor's first interaction. */
type Moment = () => Promise<void>;

/**
 * A part of a page that hydrates on interaction. On the document's own page the browser keeps the server's HTML and asks
 * for the code when the visitor first interacts, or when the part has to change; later pages bring the code along.
 */
export function deferred<Props extends object>(
  load: Load<Props>,
  moment: Moment = firstInteraction,
): ComponentType<Props> {
  const { Part, ask } = partFrom(load, moment);
  // What did not change is not rendered again, as in a long page's preview. The memo is inside the boundary that keeps the
  // server's HTML: outside of it, a change of page would wait for code that nobody asked for.
  const Drawn = memo((props: Props) => <Part {...props} />);

  function Kept({ given }: { readonly given: Props }) {
    // What the server rendered; the part is taken over with this before it may change.
    const [first, setFirst] = useState<Props | null>(given);
    const shown = first ?? given;
    const hasToChange = first !== null && !isSame(first, given);
    useEffect(() => {
      if (hasToChange) ask();
    }, [hasToChange]);
    return useMemo(
      () => (
        <Suspense fallback={null}>
          <Drawn {...shown} />
          <Arrival onArrive={() => setFirst(null)} />
        </Suspense>
      ),
      [shown],
    );
  }

  function Later(props: Props) {
    ask();
    return <Drawn {...props} />;
  }

  return function Deferred(props: Props) {
    const [isKept] = useState(useIsHydrating());
    return isKept ? <Kept given={props} /> : <Later {...props} />;
  };
}

/** Whether this is the server's render, or the one that hydrates its HTML. */
export const useIsHydrating = () =>
  useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );

const isSame = <Props extends object>(one: Props, other: Props) =>
  (Object.keys(other) as (keyof Props)[]).every((name) => one[name] === other[name]);

function Arrival({ onArrive }: { readonly onArrive: () => void }) {
  useEffect(() => {
    onArrive();
    // The document repeats a press that came before. React answers none while it runs effects.
    setTimeout(() => window.dispatchEvent(new Event('arrival')));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);
  return null;
}

function partFrom<Props extends object>(load: Load<Props>, moment: Moment) {
  let code: ComponentType<Props> | undefined;
  const bring = async () => (code ??= await load());
  const { asked, ask } = question();
  if (!keepsServerHtml()) bring().catch(() => undefined);
  const wanted = () => Promise.race([asked.then(bring), moment().then(() => patiently(bring))]);
  const Part = lazy(() => (code ? atOnce({ default: code }) : wanted().then((part) => ({ default: part }))));
  return { Part, ask };
}

function question() {
  let ask: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (ask = resolve));
  return { asked, ask };
}

/** Whether the document's own page is about to be taken over: neither on the server nor for a link pointed at or followed. */
function keepsServerHtml(): boolean {
  const root = typeof document === 'undefined' ? null : document.getElementById('root');
  return root !== null && root.hasChildNodes() && !root.hasAttribute('data-hydrated');
}

/** The server's HTML stays meanwhile: a missing connection must not cost the visitor what is there to read. */
const patiently = <Code,>(load: () => Promise<Code>): Promise<Code> =>
  load().catch(() => new Promise((resolve) => setTimeout(resolve, retryDelay)).then(() => patiently(load)));
