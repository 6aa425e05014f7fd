import { useState } from 'react';
import { Button, Stack, Text } from '@mantine/core';
import type { DocumentSummary, ScheduleRequest } from '../api/generated';
import { ownZone } from '../editor/model/wall-time';
import { useWallTime } from '../editor/publishing/use-wall-time';
import { WallTimeField } from '../editor/publishing/WallTimeField';
import { ZoneSelect } from '../editor/publishing/ZoneSelect';
import { counted } from '../resource/BulkNotice';
import { Dialog } from '../ui/Dialog';
import { DialogButtons } from '../ui/DialogButtons';

interface ScheduleManyDialogProps {
  readonly rows: readonly DocumentSummary[];
  /** "post" */
  readonly item: string;
  readonly onSchedule: (times: Omit<ScheduleRequest, 'version'>) => void;
  readonly onClose: () => void;
}

/** One time at which several drafts go live. */
export function ScheduleManyDialog({ rows, item, onSchedule, onClose }: ScheduleManyDialogProps) {
  const [zone, setZone] = useState(ownZone);
  const [openedAt] = useState(() => Date.now());
  const time = useWallTime(null, zone);
  const isReady = time.instant !== null && time.instant.getTime() > openedAt;
  const planned = rows.filter(({ publishAt, unpublishAt }) => publishAt ?? unpublishAt).length;
  return (
    <Dialog onClose={onClose} title={`Schedule ${counted(rows.length, item)}?`}>
      <Stack>
        <Text>The drafts go live as they are now. Later edits won’t be included.</Text>
        {planned > 0 ? <Text>This replaces the schedule of {counted(planned, item)}.</Text> : null}
        <WallTimeField label="Publish at" zone={zone} time={time} />
        <ZoneSelect zone={zone} onChange={setZone} />
        <DialogButtons onCancel={onClose}>
          <Button
            disabled={!isReady}
            onClick={() => {
              const { value: publishAt, choice } = time;
              onSchedule({ zone, publishAt, ...(choice && { publishAmbiguous: choice }) });
            }}
          >
            {`Schedule ${counted(rows.length, item)}`}
          </Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  );
}
