import { useState, type ComponentProps, type ReactNode } from 'react';
import { useMedia } from './useMedia';

interface PhoneFoldProps extends ComponentProps<'details'> {
  readonly summary: ReactNode;
}

/**
 * A disclosure that is open, except on phones: there the end of the document closes it before it is reached
 * (server/document.ts), and later pages bring it closed.
 */
export function PhoneFold({ summary, children, ...details }: PhoneFoldProps) {
  const isPhone = useMedia('(max-width: 47.99em)');
  const [isOpen] = useState(!isPhone);
  return (
    // The visitor may have opened or closed it before React takes over.
    <details {...details} data-phone-fold open={isOpen} suppressHydrationWarning>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
