/**
 * Follows which page shows, and asks for another document when a page's owner put other scripts or HTML into its document
 * than the loaded one holds (SEO-04): such code can neither be removed nor be allowed by another document's policy.
 */
export function followDocuments(isRendered: boolean, askForDocument: () => void) {
  // A rendered document belongs to its first page; the bare document belongs to none.
  let held = isRendered ? undefined : '';
  let shown: string | undefined;
  return (path: string, ownHtml: string) => {
    held ??= ownHtml;
    // On the same page, only the editor of a preview changes the document.
    if (path !== shown && ownHtml !== held) askForDocument();
    shown = path;
  };
}
