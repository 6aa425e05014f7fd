import { useMemo } from 'react';
import { notify, useAppDispatch } from '@20x/kit';
import type { EditorProps } from '@tiptap/pm/view';
import { pasteRefusal } from './paste-limits';
import { pasting } from './pasting';

export function usePasting(takesSections = false): EditorProps {
  const dispatch = useAppDispatch();
  return useMemo(() => pasting(() => void dispatch(notify(pasteRefusal)), takesSections), [dispatch, takesSections]);
}
