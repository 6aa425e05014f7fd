import { useState, type DragEvent } from 'react';
import { notify, useAppDispatch } from '@20x/kit';
import { Button, Stack, Text, Textarea } from '@mantine/core';
import { adminApi, type ImportedRedirects } from '../../api/generated';
import { Banner } from '../../ui/Banner';
import { ChooseFile } from '../../ui/ChooseFile';
import { Dialog } from '../../ui/Dialog';
import { DialogButtons } from '../../ui/DialogButtons';
import { reasonOf } from '../../ui/LoadFailure';
import classes from './Redirects.module.css';
import { refusedFields } from './redirect-words';

/** As much as one import takes. */
const largest = 1_000_000;

/** Takes redirects from a CSV file, chosen, dropped or pasted: all of it, or nothing with the lines at fault. */
export function ImportRedirects({ onClose }: { readonly onClose: () => void }) {
  const { csv, write, take, start, problems, imported, isLoading } = useImport(onClose);
  return (
    <Dialog onClose={onClose} size="lg" title="Import redirects">
      <Stack
        onDragOver={(event: DragEvent) => event.preventDefault()}
        onDrop={(event: DragEvent) => {
          event.preventDefault();
          void take(event.dataTransfer.files[0]);
        }}
      >
        <Text>Choose a CSV file, drop it here, or paste its text. A redirect that is there already is changed.</Text>
        <ChooseFile accept=".csv,text/csv" onChoose={(file) => void take(file)} />
        <Textarea
          label="Redirects as CSV"
          description="The first line names the columns: from,to,status. Without a status it is 301."
          placeholder={'from,to,status\n/old-page,/new-page,301\n/old-blog/*,/blog/*,301\n/old-offer,,410'}
          rows={8}
          spellCheck={false}
          value={csv}
          onChange={(event) => write(event.currentTarget.value)}
        />
        <Problems problems={problems} />
        {imported ? <DeadTargets {...imported} /> : null}
        <DialogButtons onCancel={onClose} isBusy={isLoading}>
          <Button loading={isLoading} disabled={csv.trim() === ''} onClick={() => void start()}>
            Import
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}

const Problems = ({ problems }: { readonly problems: readonly string[] }) =>
  problems.length > 0 ? (
    <Banner tone="danger" title="Nothing was imported">
      <ul className={classes.problems}>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </Banner>
  ) : null;

const DeadTargets = ({ dead, warnings }: ImportedRedirects) => (
  <Banner
    tone="notice"
    title={`Imported, but ${dead === 1 ? '1 target has' : `${dead.toLocaleString('en')} targets have`} no page`}
  >
    <ul className={classes.problems}>
      {warnings.map((warning) => (
        <li key={warning}>{warning}</li>
      ))}
      {dead > warnings.length ? <li>… and {(dead - warnings.length).toLocaleString('en')} more.</li> : null}
    </ul>
  </Banner>
);

function useImport(onImported: () => void) {
  const dispatch = useAppDispatch();
  const [csv, setCsv] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [imported, setImported] = useState<ImportedRedirects | null>(null);
  const [run, { isLoading }] = adminApi.useImportRedirectsMutation();
  const write = (text: string) => {
    setCsv(text);
    setProblems([]);
    setImported(null);
  };
  const take = async (file: File | null | undefined) => {
    if (!file) return;
    if (file.size > largest) setProblems(['This file is larger than 1 MB. Split it.']);
    else write(await file.text());
  };
  async function start() {
    try {
      const answer = await run({ importRedirectsRequest: { csv } }).unwrap();
      const { added, changed, unchanged, dead } = answer;
      const description = `${added} added, ${changed} changed, ${unchanged} unchanged.`;
      dispatch(notify({ title: 'Imported', description, variant: 'success' }));
      if (dead === 0) return onImported();
      write('');
      setImported(answer);
    } catch (error) {
      const refused = refusedFields(error).map(({ message }) => message);
      setProblems(refused.length > 0 ? refused : [reasonOf(error)]);
    }
  }
  return { csv, write, take, start, problems, imported, isLoading };
}
