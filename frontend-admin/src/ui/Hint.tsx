import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Tooltip, type FloatingPosition } from '@mantine/core';

/** A tooltip waits this long before it opens. */
const hintDelayMs = 700;
/** Within this time after one closed, the next opens at once. */
const skipDelayMs = 300;

let lastClosedAt = -Infinity;

function hintClosed(now: number): void {
  lastClosedAt = now;
}

function hintDelay(now: number): number {
  return now - lastClosedAt < skipDelayMs ? 0 : hintDelayMs;
}

interface HintProps {
  readonly label: string;
  /** Default: bottom. */
  readonly position?: FloatingPosition;
  /** Never opens. Default: false. */
  readonly disabled?: boolean;
  /** One focusable element. */
  readonly children: ReactElement;
}

/** A tooltip with the product's delays: 700 ms, none within 300 ms after the last one closed. Focus opens it at once. */
export function Hint({ label, position = 'bottom', disabled = false, children }: HintProps) {
  const [opened, setOpened] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );

  const open = (delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setOpened(true);
    }, delay);
  };
  const close = () => {
    clearTimeout(timer.current);
    if (opened) hintClosed(Date.now());
    setOpened(false);
  };

  return (
    <span
      role="presentation"
      style={{ display: 'contents' }}
      onPointerEnter={(event) => {
        if (event.pointerType !== 'touch') open(hintDelay(Date.now()));
      }}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) open(0);
      }}
      onBlur={close}
    >
      <Tooltip label={label} position={position} opened={opened && !disabled} withArrow={false}>
        {children}
      </Tooltip>
    </span>
  );
}
