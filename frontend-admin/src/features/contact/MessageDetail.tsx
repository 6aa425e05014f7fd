import { isApiError } from '@20x/kit';
import { Button, Skeleton } from '@mantine/core';
import { contactMessages } from '../../api/contact-messages';
import { Banner } from '../../ui/Banner';
import { LoadFailure } from '../../ui/LoadFailure';
import classes from './MessageDetail.module.css';
import { MessageView } from './MessageView';
import { useReadMark } from './use-read-mark';

interface MessageDetailProps {
  readonly id: string;
  readonly onClose: () => void;
  readonly onNotSpam: () => Promise<unknown>;
}

/** One message, refetched whenever it is opened. */
export function MessageDetail({ id, onClose, onNotSpam }: MessageDetailProps) {
  const { currentData, error, isFetching, refetch } = contactMessages.useGetContactMessageQuery(
    { id },
    { refetchOnMountOrArgChange: true },
  );
  const message = isFetching ? undefined : currentData;
  const reading = useReadMark(message);
  const close = (
    <Button variant="default" onClick={onClose}>
      Close
    </Button>
  );
  if (error && !isFetching) {
    const isGone = isApiError(error) && (error.status === 404 || error.status === 400);
    return (
      <div className={classes.state}>
        {isGone ? (
          <Banner tone="danger" title="There is no such message" actions={close}>
            <p>It may have been deleted, or the address is mistyped.</p>
          </Banner>
        ) : (
          <LoadFailure title="The message could not be loaded" error={error} onRetry={refetch} actions={close} />
        )}
      </div>
    );
  }
  if (!message) {
    return (
      <div role="status" aria-label="Loading the message" className={classes.state}>
        <Skeleton h={20} w="45%" />
        <Skeleton h={10} w="30%" mt="md" />
        <Skeleton h={96} mt="xl" />
      </div>
    );
  }
  return <MessageView message={message} reading={reading} onClose={onClose} onNotSpam={onNotSpam} />;
}
