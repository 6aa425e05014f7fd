/** A revision that visitors should get by now. */
export interface PublishedRevision {
  readonly documentId: string;
  readonly number: number;
}

const marks = /<\/head><body data-revisions="([^"]*)">/;

/** Whether an anonymous visitor gets the page at all. */
export const refusalOfPage = (page: Response): string | null => (page.ok ? null : `The page answers ${page.status}.`);

/** What is wrong with the page that an anonymous visitor gets; null when it shows that revision. */
export async function faultOfPage(page: Response, published: PublishedRevision): Promise<string | null> {
  if (!page.ok) return refusalOfPage(page);
  const [, found = ''] = marks.exec(await page.text()) ?? [];
  return faultOf('The page', found.split(' '), published);
}

/** The same of the public answer that the page is made of. */
export async function faultOfAnswer(answer: Response, published: PublishedRevision): Promise<string | null> {
  if (!answer.ok) return `The public content answers ${answer.status}.`;
  const { revision } = (await answer.json()) as { readonly revision?: unknown };
  // A list cannot name its revisions itself.
  const named = typeof revision === 'string' ? revision : (answer.headers.get('x-revisions') ?? '');
  return faultOf('The public content', named.split(' '), published);
}

function faultOf(what: string, found: readonly string[], { documentId, number }: PublishedRevision): string | null {
  const own = found.find((mark) => mark.startsWith(`${documentId}:`));
  if (own === undefined) return `${what} does not show this document.`;
  const shown = Number(own.slice(documentId.length + 1));
  if (shown === number) return null;
  return `${what} still shows ${shown < number ? 'an older version' : 'another version'}, v${shown} instead of v${number}.`;
}
