import { useCallback } from 'react';
import { Text } from '@mantine/core';
import { useAppDispatch } from '@20x/kit';
import { graphDocument, type Entity } from '@20x/shared/structured-data/graph';
import { parsedJson } from '@20x/shared/structured-data/read';
import { adminApi } from '../../api/generated';
import { refetch } from '../../api/refetch';
import { changesBetween } from '../../editor/comparison/word-diff';
import { Dialog } from '../../ui/Dialog';
import { LoadGate } from '../../ui/LoadGate';
import { JsonBlock } from './JsonBlock';
import { asJson } from './own-text';

interface CompareDialogProps {
  readonly id: string;
  /** What search engines would read. */
  readonly graph: readonly Entity[];
  readonly onClose: () => void;
}

/** What search engines read on the live page, and what they would read instead, line by line. */
export function CompareDialog({ id, graph, onClose }: CompareDialogProps) {
  const dispatch = useAppDispatch();
  const load = useCallback(
    () => dispatch(adminApi.endpoints.getLiveStructuredData.initiate({ id }, refetch)).unwrap(),
    [dispatch, id],
  );
  return (
    <Dialog onClose={onClose} size="xl" title="Compare with live">
      <LoadGate what="the live page" load={load}>
        {({ jsonLd, path }) =>
          jsonLd === null ? (
            <Text>Visitors get no page at {path}, so there is nothing to compare with. Publish the page first.</Text>
          ) : (
            <Changes from={asJson(parsedJson(jsonLd))} to={asJson(graphDocument(graph))} />
          )
        }
      </LoadGate>
    </Dialog>
  );
}

function Changes({ from, to }: { readonly from: string; readonly to: string }) {
  if (from === to) return <Text>The live page has the same structured data.</Text>;
  const lines = (text: string) => text.match(/.*\n|.+$/g) ?? [];
  return (
    <JsonBlock label="Changes">
      {changesBetween(lines(from), lines(to)).map(({ kind, text }, index) => {
        if (kind === 'same') return <span key={index}>{text}</span>;
        const Tag = kind === 'removed' ? 'del' : 'ins';
        return <Tag key={index}>{text}</Tag>;
      })}
    </JsonBlock>
  );
}
