import { useEffect, useEffectEvent, useState } from 'react';
import { Autocomplete, Button, Stack, Text } from '@mantine/core';
import type { DocumentSummary } from '../api/generated';
import type { FacetDeclaration } from '../editor/model/content-type';
import { counted } from '../resource/BulkNotice';
import type { FilterValues } from '../resource/declarations';
import { Dialog } from '../ui/Dialog';
import { DialogButtons } from '../ui/DialogButtons';
import { valuesOf } from './facet-columns';

interface LabelsDialogProps {
  readonly rows: readonly DocumentSummary[];
  /** "post" */
  readonly item: string;
  readonly facet: FacetDeclaration;
  readonly isAdding: boolean;
  /** The labels that documents have. */
  readonly values: FilterValues;
  readonly onChoose: (label: string) => void;
  readonly onClose: () => void;
}

/** Asks for a label that is added to or removed from several documents. */
export function LabelsDialog({ rows, item, facet, isAdding, values, onChoose, onClose }: LabelsDialogProps) {
  const { field, item: label = 'label' } = facet;
  const [typed, setTyped] = useState('');
  const load = useEffectEvent(() => values.load());
  useEffect(() => load(), []);
  const onRows = [...new Set(rows.flatMap((row) => valuesOf(row, field)))];
  const offered = isAdding ? values.of(field).map(({ value }) => value) : onRows;
  const chosen = typed.trim();
  const live = rows.filter(({ publishedAt }) => publishedAt !== null).length;
  return (
    <Dialog
      onClose={onClose}
      title={
        isAdding
          ? `Add a ${label} to ${counted(rows.length, item)}`
          : `Remove a ${label} from ${counted(rows.length, item)}`
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (chosen) onChoose(chosen);
        }}
      >
        <Stack>
          <Autocomplete
            data-autofocus
            label={label.replace(/^./, (letter) => letter.toUpperCase())}
            data={offered}
            maxLength={60}
            limit={50}
            value={typed}
            onChange={setTyped}
          />
          {live > 0 ? <Text c="var(--ink3)">What is live changes once you publish it again.</Text> : null}
          <DialogButtons onCancel={onClose}>
            <Button type="submit" disabled={!chosen || (!isAdding && !onRows.includes(chosen))}>
              {isAdding ? `Add ${label}` : `Remove ${label}`}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
