import { useRef, useState } from 'react';
import { notify, useAppDispatch } from '@20x/kit';
import { adminApi, type DocumentSummary, type ListContentApiArg } from '../api/generated';
import { useMay } from '../api/use-may';
import type { ListedType } from '../editor/model/content-type';
import type { RowOrder } from '../resource/declarations';
import { reasonOf } from './document-errors';
import { menuLine } from './ordered-columns';

interface ListedDocuments {
  /** What the list was asked for. */
  readonly asked: ListContentApiArg;
  readonly rows: readonly DocumentSummary[];
  /** All documents are listed, in the order that people gave them. */
  readonly isWhole: boolean;
  readonly refetch: () => unknown;
}

/** Moves documents in their list: at once on the screen, then one after the other on the server. */
export function useDocumentOrder(type: ListedType, { asked, rows, isWhole, refetch }: ListedDocuments) {
  const mayPublish = useMay(`${type.name}:publish`);
  const dispatch = useAppDispatch();
  const [message, setMessage] = useState('');
  const sent = useRef(Promise.resolve(true));

  async function send(id: string, place: { after: string | null; before: string | null }): Promise<boolean> {
    try {
      await dispatch(adminApi.endpoints.placeDocument.initiate({ id, placeRequest: place })).unwrap();
      return true;
    } catch (error) {
      setMessage('');
      dispatch(notify({ title: 'Not moved', description: reasonOf(error), variant: 'destructive' }));
      void refetch();
      return false;
    }
  }

  function move(from: number, to: number): void {
    const ids = rows.map(({ id }) => id);
    const [id] = ids.splice(from, 1);
    if (id === undefined) return;
    const place = { after: ids[to - 1] ?? null, before: ids[to] ?? null };
    const sort = adminApi.util.updateQueryData('listContent', asked, ({ data }) => {
      data.splice(to, 0, ...data.splice(from, 1));
    });
    dispatch(sort);
    setMessage(`Moved to position ${to + 1} of ${rows.length}.`);
    // After a refusal, moves that were made before the list was loaded again are left out.
    const before = sent.current;
    sent.current = before.then((isSent) => (isSent ? send(id, place) : false));
    void sent.current.then((isSent) => {
      if (!isSent) sent.current = Promise.resolve(true);
    });
  }

  const onMove = isWhole && mayPublish ? move : null;
  return {
    message,
    order: type.isOrdered ? { onMove, line: isWhole ? menuLine(rows) : null } : undefined,
    stepsOf: (document: DocumentSummary) => onMove && stepsOf(rows, document, onMove),
  };
}

/** What moves a document up and down; null at an end of the list. */
function stepsOf(rows: readonly DocumentSummary[], { id }: DocumentSummary, move: NonNullable<RowOrder['onMove']>) {
  const at = rows.findIndex((row) => row.id === id);
  return {
    up: at > 0 ? () => move(at, at - 1) : null,
    down: at < rows.length - 1 ? () => move(at, at + 1) : null,
  };
}
