import { Button } from '@mantine/core';
import { useAppDispatch } from '@20x/kit';
import { adminApi, type DocumentSchedule } from '../../api/generated';
import { useNewWindow } from '../preview/use-new-window';
import { knownZone } from '../model/wall-time';

const minutes = 60;

interface PlannedPreviewProps {
  readonly documentId: string;
  readonly schedule: DocumentSchedule;
}

/** Opens what is planned to go live, whatever has been written since, in a tab of its own. */
export function PlannedPreview({ documentId, schedule }: PlannedPreviewProps) {
  const dispatch = useAppDispatch();
  const openWindow = useNewWindow();
  const { publishAt, publishRevision: revision, zone } = schedule;
  if (publishAt === null || revision === null) return null;

  const request = { id: documentId, previewLinkRequest: { minutes, revision, frame: true } };
  const open = () =>
    openWindow(`planned-${documentId}`, async () => {
      const { url } = await dispatch(adminApi.endpoints.createPreviewLink.initiate(request)).unwrap();
      return new URL(url).pathname;
    });
  return (
    <Button variant="default" onClick={() => void open()}>
      Preview what goes out on {dayText(publishAt, zone)}
    </Button>
  );
}

/** "3 Mar", and the year when it is not this one. */
function dayText(time: string, zone: string): string {
  const timeZone = knownZone(zone);
  const yearOf = (date: Date) => date.toLocaleDateString('en-GB', { timeZone, year: 'numeric' });
  const isThisYear = yearOf(new Date(time)) === yearOf(new Date());
  return new Date(time).toLocaleDateString('en-GB', {
    ...{ timeZone, day: 'numeric', month: 'short' },
    ...(!isThisYear && { year: 'numeric' }),
  });
}
