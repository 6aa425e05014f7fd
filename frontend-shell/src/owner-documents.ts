/**
 * Follows which page shows, and asks for another document when a page's owner put other scripts or HTML into its document
 * than the loaded one holds (SEO-04): such code can neither be taken back nor let in by another document's policy.
 */
export function followDocuments(isRendered: boolean, askForDocument: () => void) {
  // The first page of a rendered document is the one that it was made for; the bare one was made for none.
  let held = isRendered ? undefined : '';
  let shown: string | undefined;
  return (path: string, ownHtml: string) => {
    held ??= ownHtml;
    // On the same page only an editor changes anything, in a preview.
    if (path !== shown && ownHtml !== held) askForDocument();
    shown = path;
  };
}
