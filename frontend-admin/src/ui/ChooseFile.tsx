import { Button, FileButton } from '@mantine/core';
import { Upload } from 'lucide-react';

interface ChooseFileProps {
  /** Endings and media types, separated by commas. */
  readonly accept: string;
  /** Null: the choice was canceled. */
  readonly onChoose: (file: File | null) => void;
}

export const ChooseFile = ({ accept, onChoose }: ChooseFileProps) => (
  <FileButton onChange={onChoose} accept={accept}>
    {(props) => (
      <Button {...props} variant="default" leftSection={<Upload />} style={{ alignSelf: 'start' }}>
        Choose a file
      </Button>
    )}
  </FileButton>
);
