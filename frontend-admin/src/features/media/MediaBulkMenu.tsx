import { useEffect, useEffectEvent, useState } from 'react';
import { Autocomplete, Button, Menu, Stack } from '@mantine/core';
import { ChevronDown, FolderInput, RotateCcw, Tag, Trash2 } from 'lucide-react';
import type { MediaItemAnswer } from '../../api/generated';
import { counted } from '../../resource/BulkNotice';
import type { FilterValues } from '../../resource/declarations';
import { Dialog } from '../../ui/Dialog';
import { DialogButtons } from '../../ui/DialogButtons';
import { useMediaTasks, type MediaTask } from './use-media-tasks';

interface MediaBulkMenuProps {
  readonly rows: readonly MediaItemAnswer[];
  readonly values: FilterValues;
  readonly isTrash: boolean;
  readonly onRun: (task: MediaTask) => void;
}

/** What can be done with the chosen files. */
export function MediaBulkMenu({ rows, values, isTrash, onRun }: MediaBulkMenuProps) {
  const [asked, setAsked] = useState<'tag' | 'folder' | null>(null);
  const tasks = useMediaTasks();
  const run = (task: MediaTask) => {
    setAsked(null);
    onRun(task);
  };
  if (isTrash) {
    return (
      <Button variant="default" leftSection={<RotateCcw />} onClick={() => run(tasks.recover)}>
        Recover
      </Button>
    );
  }
  return (
    <>
      <Menu position="bottom-start">
        <Menu.Target>
          <Button variant="default" rightSection={<ChevronDown />}>
            Actions
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<Tag />} onClick={() => setAsked('tag')}>
            Add tag…
          </Menu.Item>
          <Menu.Item leftSection={<FolderInput />} onClick={() => setAsked('folder')}>
            Move to folder…
          </Menu.Item>
          <Menu.Item leftSection={<Trash2 />} onClick={() => run(tasks.trash)}>
            Move to trash
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {asked ? (
        <AskDialog
          {...(asked === 'tag'
            ? { title: `Add a tag to ${counted(rows.length, 'file')}`, label: 'Tag', action: 'Add tag' }
            : { title: `Move ${counted(rows.length, 'file')} to a folder`, label: 'Folder', action: 'Move' })}
          limit={asked === 'tag' ? 60 : 200}
          name={asked}
          values={values}
          onChoose={(value) => run(asked === 'tag' ? tasks.addTag(value) : tasks.moveTo(value))}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  );
}

interface AskDialogProps {
  readonly title: string;
  readonly label: string;
  readonly action: string;
  /** Most characters. */
  readonly limit: number;
  /** Of the filter whose values are offered. */
  readonly name: 'tag' | 'folder';
  readonly values: FilterValues;
  readonly onChoose: (value: string) => void;
  readonly onClose: () => void;
}

function AskDialog({ title, label, action, limit, name, values, onChoose, onClose }: AskDialogProps) {
  const [typed, setTyped] = useState('');
  const load = useEffectEvent(() => values.load());
  useEffect(() => load(), []);
  // An empty folder is none; an empty tag is nothing.
  const canRun = name === 'folder' || typed.trim() !== '';
  return (
    <Dialog onClose={onClose} title={title}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (canRun) onChoose(typed.trim());
        }}
      >
        <Stack>
          <Autocomplete
            data-autofocus
            label={label}
            description={name === 'folder' ? 'Such as Team/2026. Leave empty for no folder.' : undefined}
            data={values.of(name).flatMap(({ value }) => (value === '/' ? [] : [value]))}
            maxLength={limit}
            limit={50}
            value={typed}
            onChange={setTyped}
          />
          <DialogButtons onCancel={onClose}>
            <Button type="submit" disabled={!canRun}>
              {action}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
