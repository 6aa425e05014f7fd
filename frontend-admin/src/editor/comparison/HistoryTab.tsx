import { useCallback, useState } from 'react';
import { Button, Group, Stack, Text } from '@mantine/core';
import type { DocumentEditorState } from '../document/use-document-editor';
import type { FieldDeclarations } from '../model/field-declarations';
import { LoadGate } from '../../ui/LoadGate';
import { CompareDialog, type Comparison } from './CompareDialog';
import { HistoryRow } from './HistoryRow';
import classes from './HistoryTab.module.css';
import { NameDialog } from './NameDialog';

interface HistoryTabProps {
  readonly editor: DocumentEditorState;
  readonly fields: FieldDeclarations;
}

/** Everything that happened to the document, newest first; any two revisions compared, any one brought back. */
export function HistoryTab({ editor, fields }: HistoryTabProps) {
  const { calls, baseline } = editor;
  const [pages, setPages] = useState(1);
  const [picked, setPicked] = useState<readonly number[]>([]);
  const [comparison, setComparison] = useState<Comparison | null>(null);
  const [naming, setNaming] = useState<{ readonly number: number; readonly name: string | null } | null>(null);
  const [turn, setTurn] = useState(0);
  const load = useCallback(async () => {
    const lists = await Promise.all(Array.from({ length: pages }, (_, index) => calls.history(index + 1)));
    return { entries: lists.flatMap(({ data }) => data), total: lists[0]?.total ?? 0 };
  }, [calls, pages]);
  const pick = (number: number) => {
    setPicked((all) => (all.includes(number) ? all.filter((other) => other !== number) : [...all, number].slice(-2)));
  };
  const [older, newer] = picked.toSorted((one, other) => one - other);

  return (
    <Stack gap="sm">
      <Group justify="space-between" className={classes.bar}>
        <Text c="var(--ink3)">{picked.length < 2 ? 'Pick two to compare' : `v${older} and v${newer}`}</Text>
        <Button
          variant="default"
          disabled={older === undefined || newer === undefined}
          onClick={() => {
            if (older !== undefined && newer !== undefined) setComparison({ from: older, to: newer });
          }}
        >
          Compare
        </Button>
      </Group>
      <LoadGate key={`${baseline.version} ${editor.transitions} ${turn} ${pages}`} what="the history" load={load}>
        {({ entries, total }) => (
          <>
            <ol className={classes.list}>
              {entries.map((entry) => (
                <HistoryRow
                  key={`${entry.kind} ${entry.number} ${entry.at}`}
                  entry={entry}
                  isPicked={picked.includes(entry.number)}
                  onPick={() => pick(entry.number)}
                  onCompare={() => setComparison({ from: entry.number, to: 'draft' })}
                  onName={() => setNaming({ number: entry.number, name: entry.name })}
                />
              ))}
            </ol>
            {entries.length < total ? (
              <Button variant="default" onClick={() => setPages(pages + 1)}>
                Show older
              </Button>
            ) : null}
          </>
        )}
      </LoadGate>
      <CompareDialog comparison={comparison} editor={editor} fields={fields} onClose={() => setComparison(null)} />
      <NameDialog
        naming={naming}
        onClose={() => setNaming(null)}
        onName={async (number, name) => {
          await calls.nameRevision(number, name);
          setNaming(null);
          setTurn(turn + 1);
        }}
      />
    </Stack>
  );
}
