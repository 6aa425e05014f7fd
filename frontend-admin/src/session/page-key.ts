/** Of the person who is signed in on this page; null where a page of the site runs, which may do nothing for them. */
interface PageKey {
  readonly user: string;
  readonly key: string;
}

let fromSigningIn: PageKey | null = null;

/** What the API wants behind a browser's token; undefined where this document has none for the user. */
export function pageKeyOf(user: string | undefined): string | undefined {
  const held = fromSigningIn ?? fromDocument();
  return held !== null && held.user === user ? held.key : undefined;
}

export function holdPageKey(key: PageKey | null): void {
  fromSigningIn = key;
}

/** Whether this document came because the person or the page asked for it again. */
export const wasReloaded = (): boolean => navigation()?.type === 'reload';

/** The answer's header Server-Timing says it to documents of the admin area; scripts of other pages cannot read it there. */
function fromDocument(): PageKey | null {
  const { description = '' } = navigation()?.serverTiming.find(({ name }) => name === 'page-key') ?? {};
  const [user, key] = description.split('.');
  return user && key ? { user, key } : null;
}

const navigation = () => performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
