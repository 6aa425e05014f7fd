import { useCallback } from 'react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useAppDispatch } from '@20x/kit';
import { adminApi } from '../../api/generated';
import { ChangeList } from '../../editor/comparison/ChangeList';
import { changedFields, type Content } from '../../editor/model/content-comparison';
import { useOpenDocument } from '../../editor/document/EditorContext';
import { failureFrom } from '../../editor/saving/failure';
import { fieldLabel } from '../../editor/model/field-labels';
import { LoadGate } from '../../ui/LoadGate';
import { readFile } from './exported-file';
import classes from './HomeDialogs.module.css';
import { Dialog } from '../../ui/Dialog';
import { DialogButtons } from '../../ui/DialogButtons';

interface ImportDialogProps {
  readonly file: File;
  readonly onClose: () => void;
}

type Checked =
  | { readonly kind: 'content'; readonly content: Content }
  | { readonly kind: 'refused'; readonly why: string; readonly errors: readonly { path: string; message: string }[] };

/** What a file would change, before it is taken over; a file that does not fit names every field that is wrong. */
export function ImportDialog({ file, onClose }: ImportDialogProps) {
  const dispatch = useAppDispatch();
  const { type } = useOpenDocument().editor.baseline;
  const load = useCallback(async (): Promise<Checked> => {
    const read = await readFile(file);
    if ('refusal' in read) return { kind: 'refused', why: read.refusal, errors: [] };
    const request = { type, contentBody: { content: read.content } };
    try {
      const { content } = await dispatch(adminApi.endpoints.checkContent.initiate(request)).unwrap();
      return { kind: 'content', content };
    } catch (error) {
      const failure = failureFrom(error);
      if (failure.kind !== 'fields') throw error;
      return { kind: 'refused', why: 'The file does not fit this page.', errors: failure.errors };
    }
  }, [dispatch, file, type]);
  return (
    <Dialog onClose={onClose} size="lg" title={`Import ${file.name}`}>
      <LoadGate what="the file" load={load}>
        {(checked) =>
          checked.kind === 'content' ? (
            <Changes content={checked.content} onClose={onClose} />
          ) : (
            <Refused {...checked} onClose={onClose} />
          )
        }
      </LoadGate>
    </Dialog>
  );
}

function Refused({ why, errors, onClose }: Extract<Checked, { kind: 'refused' }> & Pick<ImportDialogProps, 'onClose'>) {
  const { fields } = useOpenDocument();
  return (
    <Stack role="alert">
      <Text>{why} Nothing was taken over.</Text>
      {errors.length > 0 ? (
        <ul className={classes.errors}>
          {errors.map(({ path, message }) => (
            <li key={path}>
              {fieldLabel(fields, path)} (<code>{path}</code>): {message}
            </li>
          ))}
        </ul>
      ) : null}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </Group>
    </Stack>
  );
}

function Changes({ content, onClose }: { readonly content: Content } & Pick<ImportDialogProps, 'onClose'>) {
  const { editor, fields } = useOpenDocument();
  const now = editor.form.getValues();
  const count = changedFields(now, content).length;
  return (
    <Stack>
      <Text>
        {count === 0
          ? 'The draft says exactly this already.'
          : `${count === 1 ? 'One field of the draft changes' : `${count} fields of the draft change`}. What the file does not hold is emptied. Undo takes it back.`}
      </Text>
      {count > 0 ? <ChangeList fields={fields} from={now} to={content} /> : null}
      <DialogButtons onCancel={onClose}>
        <Button
          disabled={count === 0}
          onClick={() => {
            editor.replace(content);
            onClose();
          }}
        >
          Take it over
        </Button>
      </DialogButtons>
    </Stack>
  );
}
