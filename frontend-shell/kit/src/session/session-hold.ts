let holders = 0;

/** Whether somebody works on something that an ended session must not take away. */
export const isSessionHeld = () => holders > 0;

/** Counts one more holder; returns how to let go. */
export function addHolder(): () => void {
  holders += 1;
  let isHolding = true;
  return () => {
    if (isHolding) holders -= 1;
    isHolding = false;
  };
}
