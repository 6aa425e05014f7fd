import type { ReactNode } from 'react';

interface SlideProps {
  readonly position: number;
  readonly current: number;
  readonly count: number;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** One slide of a carousel; only the current one can be reached. */
export const Slide = ({ position, current, count, className, children }: SlideProps) => (
  <div
    className={className}
    role="group"
    aria-roledescription="slide"
    aria-label={`${position + 1} of ${count}`}
    inert={position !== current}
    data-shown={position === current || undefined}
  >
    {children}
  </div>
);
