import { useState } from 'react';
import { messageOf, notify, useAppDispatch } from '@20x/kit';
import { Button } from '@mantine/core';
import { downloadFile } from '../api/download-file';

interface ExportButtonProps {
  /** The path of the archive in the API. */
  readonly from: string;
  /** "blog-posts.zip" */
  readonly name: string;
}

/** Saves all documents of a type as an archive. */
export function ExportButton({ from, name }: ExportButtonProps) {
  const dispatch = useAppDispatch();
  const [isLoading, setLoading] = useState(false);
  const save = async () => {
    setLoading(true);
    try {
      await dispatch(downloadFile(from, name));
    } catch (error) {
      const description = messageOf(error) ?? 'Try again.';
      dispatch(notify({ title: 'The export failed', description, variant: 'destructive' }));
    }
    setLoading(false);
  };
  return (
    <Button variant="default" loading={isLoading} onClick={() => void save()}>
      Export
    </Button>
  );
}
