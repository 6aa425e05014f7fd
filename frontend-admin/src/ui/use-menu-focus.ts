import { useRef, useState } from 'react';

/** A menu gives the focus back to its button. What a chosen entry does may move the focus on, so it gets it back before. */
export function useMenuFocus() {
  const button = useRef<HTMLButtonElement>(null);
  const [returnFocus, setReturnFocus] = useState(true);
  return {
    button,
    menu: { returnFocus, onOpen: () => setReturnFocus(true) },
    choosing: (run: () => void) => () => {
      setReturnFocus(false);
      button.current?.focus();
      run();
    },
  };
}
