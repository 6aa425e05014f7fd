import { useState } from 'react';
import { Button, Stack, Text, Textarea } from '@mantine/core';
import { mostBytes } from '@20x/shared/structured-data/read';
import { textIssues } from '@20x/shared/structured-data/text';
import { ChooseFile } from '../../ui/ChooseFile';
import { Dialog } from '../../ui/Dialog';
import { DialogButtons } from '../../ui/DialogButtons';
import { importedText } from './own-text';

interface ImportDialogProps {
  readonly onImport: (text: string) => void;
  readonly onClose: () => void;
}

/** Takes JSON-LD from a file or a text, script tags and whole pages included. */
export function ImportDialog({ onImport, onClose }: ImportDialogProps) {
  const [source, setSource] = useState('');
  const [problem, setProblem] = useState<string>();
  const write = (text: string) => {
    setSource(text);
    setProblem(undefined);
  };
  const take = async (file: File | null) => {
    if (!file) return;
    if (file.size > 10 * mostBytes) setProblem('This file is too large. Paste its script tag instead.');
    else write(await file.text());
  };
  const start = () => {
    const text = importedText(source);
    const [first] = textIssues(text);
    if (first) setProblem(first.message);
    else onImport(text);
  };
  return (
    <Dialog onClose={onClose} size="lg" title="Import structured data">
      <Stack>
        <Text>This replaces the page’s own structured data. Nothing is saved until you apply it.</Text>
        <ChooseFile accept=".json,.jsonld,.html,.txt" onChoose={(file) => void take(file)} />
        <Textarea
          label="JSON-LD"
          description="JSON, a script tag, or the source of a page."
          error={problem}
          rows={12}
          spellCheck={false}
          value={source}
          onChange={(event) => write(event.currentTarget.value)}
        />
        <DialogButtons onCancel={onClose}>
          <Button disabled={source.trim() === ''} onClick={start}>
            Import
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}
