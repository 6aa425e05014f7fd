import { Button, Group, Loader, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { zonedText } from '../model/wall-time';
import { clockTime } from '../../ui/clock';
import type { Publication } from './use-publication';
import type { LivePlace } from './use-verification';

interface PublicationResultProps {
  readonly publication: Publication;
  readonly place: LivePlace;
  /** What visitors find once it is unpublished. */
  readonly afterwards: string;
  readonly onClose: () => void;
}

/** What came of it: visitors get it, and how that is known. */
export function PublicationResult({ publication, place, afterwards, onClose }: PublicationResultProps) {
  const { when, isGoingLive, verification, publishTime, unpublishTime, zone } = publication;
  const at = (instant: Date | null) => (instant ? zonedText(instant, zone) : '');
  const doneButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    doneButton.current?.focus();
  }, []);
  return (
    <Stack>
      <Group role="status" gap="xs" wrap="nowrap" align="flex-start">
        {when === 'now' ? (
          <VerificationLine publication={publication} />
        ) : (
          <Text>
            {isGoingLive ? `This version goes live ${at(publishTime.instant)}. Later edits won’t be included. ` : ''}
            {unpublishTime.value === '' ? '' : `It goes offline ${at(unpublishTime.instant)}. Visitors ${afterwards}.`}
          </Text>
        )}
      </Group>
      <Group justify="flex-end">
        {verification.status === 'failed' ? (
          <Button variant="default" onClick={() => void publication.verifyLive()}>
            Retry
          </Button>
        ) : null}
        {when === 'now' ? (
          <Button component={Link} to={place.path} target="_blank" rel="noopener" variant="default">
            {place.onEveryPage ? 'View site' : 'View page'}
          </Button>
        ) : null}
        <Button ref={doneButton} onClick={onClose}>
          Done
        </Button>
      </Group>
    </Stack>
  );
}

function VerificationLine({ publication: { verification } }: { readonly publication: Publication }) {
  if (verification.status === 'verified') {
    return (
      <>
        <CircleCheck size={20} color="var(--ok-text)" />
        <Text>
          <strong>Live, verified</strong> at {clockTime(verification.at)}: a visitor without an account gets v
          {verification.revision}.
        </Text>
      </>
    );
  }
  if (verification.status === 'failed') {
    return (
      <>
        <TriangleAlert size={20} color="var(--danger-text)" />
        <Text>
          <strong>Published, but not verified.</strong> {verification.reason}
        </Text>
      </>
    );
  }
  return (
    <>
      <Loader size={18} />
      <Text>Published. Checking what visitors get…</Text>
    </>
  );
}
