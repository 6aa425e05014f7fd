/** An editor that is open in a tab of this browser. */
export interface Visit {
  readonly id: string;
  /** The user and the document. */
  readonly subject: string;
}

const prefix = '20x-editor:';

/** Says for as long as the editor is open that its work is not left behind. Returns how to stop. */
export function holdVisit({ id, subject }: Visit): () => void {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  // Web Locks exist only on secure addresses; elsewhere the work of another open tab is offered too.
  if ('locks' in navigator) navigator.locks.request(`${prefix}${id} ${subject}`, () => promise).catch(() => undefined);
  return () => {
    resolve(undefined);
  };
}

/** The visits that are open in any tab of this browser. */
export async function openVisits(): Promise<readonly Visit[]> {
  if (!('locks' in navigator)) return [];
  const { held = [] } = await navigator.locks.query();
  return held.flatMap(({ name }) => {
    if (!name?.startsWith(prefix)) return [];
    const [id = '', ...subject] = name.slice(prefix.length).split(' ');
    return [{ id, subject: subject.join(' ') }];
  });
}
