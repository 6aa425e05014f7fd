import type { ReactNode } from 'react';
import { ActionIcon, Button, Menu } from '@mantine/core';
import { CalendarClock, CalendarX, ChevronDown, EyeOff, Send } from 'lucide-react';
import { isMade, type EditableDocument } from '../document/editable-document';
import { Hint } from '../../ui/Hint';
import { modKey } from '../../ui/mod-key';
import classes from './PublishMenu.module.css';

export type PublishAction = 'publish' | 'schedule' | 'cancel-schedule' | 'unpublish' | 'trash';

interface PublishMenuProps {
  readonly document: EditableDocument;
  readonly canPublish: boolean;
  readonly onAction: (action: PublishAction) => void;
}

/** Publish, and beside it the other ways to publish and unpublish. */
export function PublishMenu({ document, canPublish, onAction }: PublishMenuProps) {
  const entry = (action: PublishAction, label: string, icon: ReactNode, isPossible = true) => (
    <Menu.Item leftSection={icon} disabled={!isPossible} onClick={() => onAction(action)}>
      {label}
    </Menu.Item>
  );
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
          {entry('publish', 'Publish…', <Send />, canPublish)}
          {entry('schedule', 'Schedule…', <CalendarClock />, canPublish || isMade(document))}
          {document.schedule ? entry('cancel-schedule', 'Cancel the schedule', <CalendarX />) : null}
          {entry('unpublish', 'Unpublish…', <EyeOff />, document.published !== null)}
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}
