/** Asks for the page once more to learn what is wrong with it; empty when nothing is. */
export async function whyNotShown(address: string): Promise<string> {
  try {
    const { ok, status } = await fetch(address.split('#')[0] ?? address, {
      method: 'HEAD', // an answer that nobody reads would stay open
      cache: 'no-store',
      credentials: 'omit',
    });
    if (ok) return '';
    if (status === 404) return 'The preview link has ended or was revoked.';
    if (status === 429) return 'Too many pages were asked for at once.';
    return `The site could not draw this page (${status}).`;
  } catch {
    return 'The site cannot be reached. Check the connection.';
  }
}
