import { useState } from 'react';
import { notify, useAppDispatch } from '@20x/kit';
import { downloadFile } from '../api/download-file';
import { reasonOf } from '../ui/LoadFailure';

/** Saves a file of the API on the person's device, or says why it failed. */
export function useExport() {
  const dispatch = useAppDispatch();
  const [isLoading, setLoading] = useState(false);
  const save = async (address: string) => {
    setLoading(true);
    try {
      await dispatch(downloadFile(address));
    } catch (error) {
      dispatch(notify({ title: 'The export failed', description: reasonOf(error), variant: 'destructive' }));
    }
    setLoading(false);
  };
  return { isLoading, save };
}
