import { useRef, type ReactNode } from 'react';
import { Button, type ButtonProps } from '@mantine/core';
import { acceptedInDialog } from '../media-words';

interface UploadButtonProps extends ButtonProps {
  readonly children: ReactNode;
  /** Several at once. Default: true. */
  readonly multiple?: boolean;
  /** Endings that the dialog of the browser offers. Default: every accepted file. */
  readonly accept?: string;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Lets people choose files of their device. */
export function UploadButton({ multiple = true, accept = acceptedInDialog, onFiles, ...button }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Files"
        multiple={multiple}
        accept={accept}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = ''; // So that the same file can be chosen again.
        }}
      />
    </>
  );
}
