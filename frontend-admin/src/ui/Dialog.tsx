import { useEffect, useState } from 'react';
import { Modal, type ModalProps } from '@mantine/core';

/**
 * A dialog that is there only while it is open, so that nothing in it outlives it. When it goes, the focus goes back to
 * where it was, unless what was chosen has put it somewhere.
 */
export function Dialog(props: Omit<ModalProps, 'opened'>) {
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
  return <Modal {...props} opened />;
}
