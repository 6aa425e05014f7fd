import { Button } from '@mantine/core';
import { messageOf, notify, useAppDispatch } from '@20x/kit';
import { adminApi, type DocumentSchedule } from '../../../api/generated';
import { knownZone } from '../../model/wall-time';

const minutes = 60;

interface PlannedPreviewProps {
  readonly documentId: string;
  readonly schedule: DocumentSchedule;
}

/** Opens what is planned to go live, whatever has been written since, in a tab of its own. */
export function PlannedPreview({ documentId, schedule }: PlannedPreviewProps) {
  const dispatch = useAppDispatch();
  const { publishAt, publishRevision: revision, zone } = schedule;
  if (publishAt === null || revision === null) return null;

  async function open(): Promise<void> {
    // At once: a window that a script opens later is blocked.
    const page = window.open('about:blank', `planned-${documentId}`);
    const refuse = (description = 'No link could be made. Try again.') =>
      dispatch(notify({ title: 'The preview did not open', description, variant: 'destructive' }));
    if (!page) {
      refuse('The browser blocked the window. Allow pop-ups for this site.');
      return;
    }
    const request = { id: documentId, previewLinkRequest: { minutes, revision } };
    try {
      const { url } = await dispatch(adminApi.endpoints.createPreviewLink.initiate(request)).unwrap();
      page.location.replace(new URL(url).pathname);
    } catch (error) {
      page.close();
      refuse(messageOf(error));
    }
  }

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
