import { useEffect, useState } from 'react';
import { Button, Stack, Text } from '@mantine/core';
import { useAppDispatch } from '@20x/kit';
import { adminApi, type CheckFinding, type DocumentSummary } from '../api/generated';
import { refetch } from '../api/refetch';
import { counted } from '../resource/BulkNotice';
import { Dialog } from '../ui/Dialog';
import { DialogButtons } from '../ui/DialogButtons';
import { nameOf } from './content-types';
import { bulkReasonOf, findingWords, withMore } from './bulk-reasons';
import classes from './Bulk.module.css';

interface PublishManyDialogProps {
  readonly rows: readonly DocumentSummary[];
  /** "post" */
  readonly item: string;
  readonly onPublish: () => void;
  readonly onClose: () => void;
}

/** What the rules say of one draft: the first sentence and how many more there are. */
interface Checked {
  readonly document: DocumentSummary;
  readonly error: string | null;
  readonly warning: string | null;
}

/** Confirms the publication of several drafts: which ones have errors, and which ones warnings. */
export function PublishManyDialog({ rows, item, onPublish, onClose }: PublishManyDialogProps) {
  const checked = useChecked(rows);
  const isChecking = checked.length < rows.length;
  const errors = checked.filter(({ error }) => error !== null);
  const warnings = checked.filter(({ error, warning }) => error === null && warning !== null);
  const ready = rows.length - errors.length;
  return (
    <Dialog onClose={onClose} size="lg" title={`Publish ${counted(rows.length, item)}?`}>
      <Stack>
        <Text>Visitors will see these drafts at once.</Text>
        {isChecking ? (
          <Text role="status">
            Checking {checked.length + 1} of {rows.length}…
          </Text>
        ) : null}
        <Found title="Cannot be published yet" entries={errors} textOf={({ error }) => error} />
        <Found title="Warnings" entries={warnings} textOf={({ warning }) => warning} />
        <DialogButtons onCancel={onClose}>
          <Button disabled={isChecking || ready === 0} onClick={onPublish}>
            {`Publish ${counted(ready, item)}${warnings.length > 0 ? ' anyway' : ''}`}
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}

interface FoundProps {
  readonly title: string;
  readonly entries: readonly Checked[];
  readonly textOf: (checked: Checked) => string | null;
}

function Found({ title, entries, textOf }: FoundProps) {
  if (entries.length === 0) return null;
  return (
    <section aria-label={title}>
      <Text fw={600}>
        {title}: {entries.length}
      </Text>
      <ul className={classes.found}>
        {entries.map((checked) => (
          <li key={checked.document.id}>
            <bdi>{nameOf(checked.document)}</bdi>: {textOf(checked)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Asks the rules about one draft after the other. */
function useChecked(rows: readonly DocumentSummary[]): readonly Checked[] {
  const dispatch = useAppDispatch();
  const [documents] = useState(rows);
  const [checked, setChecked] = useState<readonly Checked[]>([]);
  useEffect(() => {
    let isOver = false;
    const check = async (document: DocumentSummary): Promise<Checked> => {
      const request = adminApi.endpoints.getDocumentChecks.initiate({ id: document.id }, refetch);
      try {
        const { findings } = await dispatch(request).unwrap();
        return { document, error: summaryOf(findings, 'block'), warning: summaryOf(findings, 'warn') };
      } catch (error) {
        return { document, error: bulkReasonOf(error), warning: null };
      }
    };
    void (async () => {
      for (const document of documents) {
        if (isOver) return;
        const result = await check(document);
        setChecked((before) => [...before.filter((one) => one.document !== document), result]);
      }
    })();
    return () => {
      isOver = true;
    };
  }, [dispatch, documents]);
  return checked;
}

function summaryOf(findings: readonly CheckFinding[], level: CheckFinding['level']): string | null {
  const [first, ...more] = findings.filter((finding) => finding.level === level);
  return first ? withMore(findingWords(first), more.length) : null;
}
