import { useCallback, useState } from 'react';
import { Button, Group, Stack, Text } from '@mantine/core';
import type { HistoryEntry } from '../../api/generated';
import { LoadGate } from '../../ui/LoadGate';
import { useOpenDocument } from '../document/EditorContext';
import { CompareDialog, type Comparison } from './CompareDialog';
import { versionsOf } from './history-words';
import { HistoryRow } from './HistoryRow';
import classes from './HistoryTab.module.css';
import { NameDialog } from './NameDialog';

/** Every version of the document and what was done with it, newest first; any two are compared, any one comes back. */
export function HistoryTab() {
  const { calls, baseline, transitions } = useOpenDocument().editor;
  const [pages, setPages] = useState(1);
  const [comparison, setComparison] = useState<Comparison | null>(null);
  const [naming, setNaming] = useState<HistoryEntry | null>(null);
  const [turn, setTurn] = useState(0);
  const [picked, setPicked] = useState<readonly number[]>([]);
  const pick = (number: number) => {
    setPicked((all) => (all.includes(number) ? all.filter((other) => other !== number) : [...all, number].slice(-2)));
  };
  const load = useCallback(async () => {
    const lists = await Promise.all(Array.from({ length: pages }, (_, index) => calls.history(index + 1)));
    return { entries: lists.flatMap(({ data }) => data), total: lists[0]?.total ?? 0 };
  }, [calls, pages]);
  return (
    <Stack gap="sm">
      <CompareBar picked={picked} onCompare={setComparison} />
      <LoadGate key={`${baseline.version} ${transitions} ${turn} ${pages}`} what="the history" load={load}>
        {({ entries, total }) => (
          <>
            <ol className={classes.list}>
              {versionsOf(entries).map((version) => (
                <HistoryRow
                  key={version.number}
                  version={version}
                  isPicked={picked.includes(version.number)}
                  onPick={() => pick(version.number)}
                  onCompare={() => setComparison({ from: version.number, to: 'draft' })}
                  onName={setNaming}
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
      {comparison ? <CompareDialog comparison={comparison} onClose={() => setComparison(null)} /> : null}
      {naming ? (
        <NameDialog
          naming={naming}
          onClose={() => setNaming(null)}
          onName={async (name) => {
            await calls.nameRevision(naming.number, name);
            setNaming(null);
            setTurn(turn + 1);
          }}
        />
      ) : null}
    </Stack>
  );
}

interface CompareBarProps {
  readonly picked: readonly number[];
  readonly onCompare: (pair: Comparison) => void;
}

function CompareBar({ picked, onCompare }: CompareBarProps) {
  const [from, to] = picked.toSorted((one, other) => one - other);
  const pair = from === undefined || to === undefined ? null : { from, to };
  return (
    <Group justify="space-between" className={classes.bar}>
      <Text c="dimmed">{pair ? `v${pair.from} and v${pair.to}` : 'Pick two to compare'}</Text>
      <Button variant="default" disabled={!pair} onClick={() => pair && onCompare(pair)}>
        Compare
      </Button>
    </Group>
  );
}
