import { Stack, Text } from '@mantine/core';
import type { DocumentSchedule } from '../../api/generated';
import type { Publication } from './use-publication';
import { zonedText } from '../model/wall-time';
import { WallTimeField } from './WallTimeField';
import { ZoneSelect } from './ZoneSelect';

interface ScheduleFieldsProps {
  readonly publication: Publication;
  /** What the server refused, by field. */
  readonly errors: Readonly<Record<string, string>>;
}

/** Local times with their zone. */
export function ScheduleFields({ publication, errors }: ScheduleFieldsProps) {
  const { isLive, isGoingLive, planned, zone, setZone, publishTime, unpublishTime } = publication;
  return (
    <Stack gap="sm">
      {planned ? <Text>{replacedText(planned, isGoingLive)}</Text> : null}
      <WallTimeField
        isFirst
        label={isLive ? 'Publish at (optional)' : 'Publish at'}
        zone={zone}
        time={publishTime}
        error={errors.publishAt}
        optional={isLive ? 'Leave empty to publish nothing new.' : undefined}
      />
      <WallTimeField
        label="Unpublish at (optional)"
        zone={zone}
        time={unpublishTime}
        error={errors.unpublishAt ?? (publication.isReversed ? 'Choose a time after the publication.' : undefined)}
        optional="Leave empty to keep it live."
      />
      <ZoneSelect zone={zone} error={errors.zone} onChange={setZone} />
    </Stack>
  );
}

function replacedText({ publishAt, zone }: DocumentSchedule, isGoingLive: boolean): string {
  if (!publishAt) return 'This replaces what is scheduled now.';
  const at = zonedText(new Date(publishAt), zone);
  return isGoingLive
    ? `This replaces what is scheduled for ${at}, and takes the draft as it is now.`
    : `This replaces what is scheduled now: it will not go live on ${at}.`;
}
