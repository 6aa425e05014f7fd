import { ActionIcon, Button, Menu } from '@mantine/core';
import { CalendarClock, CalendarX, ChevronDown, EyeOff, Trash2 } from 'lucide-react';
import type { DocumentState } from '../../api/generated';
import { Hint } from '../../ui/Hint';
import { modKey } from '../../ui/mod-key';
import classes from './PublishMenu.module.css';

export type PublishAction = 'publish' | 'schedule' | 'cancel-schedule' | 'unpublish' | 'trash';

interface PublishMenuProps {
  readonly document: DocumentState;
  readonly canPublish: boolean;
  /** Fixed pages cannot be thrown away. */
  readonly canTrash: boolean;
  readonly onAction: (action: PublishAction) => void;
}

/** Publish, and beside it the other ways a document can go. */
export function PublishMenu({ document, canPublish, canTrash, onAction }: PublishMenuProps) {
  return (
    <div className={classes.root}>
      <Hint label={`Publish (${modKey}+Shift+Enter)`}>
        <Button
          className={classes.main}
          aria-disabled={!canPublish}
          data-disabled={!canPublish || undefined}
          onClick={() => {
            if (canPublish) onAction('publish');
          }}
        >
          Publish
        </Button>
      </Hint>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <ActionIcon variant="filled" className={classes.more} aria-label="More ways to publish">
            <ChevronDown />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<CalendarClock />} onClick={() => onAction('schedule')}>
            Schedule…
          </Menu.Item>
          {document.schedule ? (
            <Menu.Item leftSection={<CalendarX />} onClick={() => onAction('cancel-schedule')}>
              Cancel the schedule
            </Menu.Item>
          ) : null}
          {document.published ? (
            <Menu.Item leftSection={<EyeOff />} onClick={() => onAction('unpublish')}>
              Unpublish…
            </Menu.Item>
          ) : null}
          {canTrash ? (
            <Menu.Item leftSection={<Trash2 />} onClick={() => onAction('trash')}>
              Move to trash…
            </Menu.Item>
          ) : null}
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}
