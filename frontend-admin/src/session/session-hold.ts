let holders = 0;

/** Whether unsaved work is open that an ended session must not discard. */
export const isSessionHeld = () => holders > 0;

/** Adds a holder; returns a function that removes it. */
export function addHolder(): () => void {
  holders += 1;
  let isHolding = true;
  return () => {
    if (isHolding) holders -= 1;
    isHolding = false;
  };
}
