import { useEffect, useState } from 'react';

/**
 * For dialogs that are there only while they are open: when one goes, the focus goes back to where it was, unless what was
 * chosen has put it somewhere.
 */
export function useFocusBack(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // After the dialog has left the document, which drops its focus.
      setTimeout(() => {
        if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
      });
    },
    [before],
  );
}
