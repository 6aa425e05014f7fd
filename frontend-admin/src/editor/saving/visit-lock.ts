const prefix = '20x-editor:';

/** Says for as long as the editor is open that its work is not left behind. Returns how to stop. */
export function holdVisit(id: string): () => void {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  // Web Locks exist only on secure addresses; elsewhere the work of another open tab is offered too.
  if ('locks' in navigator) navigator.locks.request(prefix + id, () => promise).catch(() => undefined);
  return () => {
    resolve(undefined);
  };
}

/** The visits that are open in any tab of this browser. */
export async function openVisits(): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query();
  return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])));
}
