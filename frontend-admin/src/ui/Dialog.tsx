import { useEffect, useState } from 'react';
import { Modal, type ModalProps } from '@mantine/core';

/**
 * A dialog that is there only while it is open, so that nothing in it outlives it. When it goes, the focus goes back to
 * where it was, unless what was chosen has put it somewhere.
 */
export function Dialog(props: Omit<ModalProps, 'opened'>) {
  const [before] = useState(focusBefore);
  useEffect(
    () => () => {
      // After the dialog has left the document, which drops its focus.
      setTimeout(() => {
        if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
      });
    },
    [before],
  );
  return <Modal {...props} opened />;
}

/** What had the focus; of a menu, which goes with its entries, what opens it. */
function focusBefore(): Element | null {
  const { activeElement } = document;
  const opener = activeElement?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return (opener && document.getElementById(opener)) || activeElement;
}
