import { notify, useAppDispatch } from '@20x/kit';
import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { X } from 'lucide-react';
import { adminApi, type MissingAddress } from '../../api/generated';
import { clockTime } from '../../ui/clock';
import { IconButton } from '../../ui/IconButton';
import { reasonOf } from '../../ui/LoadFailure';
import { RedirectForm } from './RedirectForm';
import classes from './Redirects.module.css';

interface MissingDetailProps {
  readonly address: MissingAddress;
  readonly isIgnored: boolean;
  readonly onClose: () => void;
}

/** An address that visitors did not find: lead them somewhere, ignore it, or forget it. */
export function MissingDetail({
  address: { path, firstAt, lastAt, linkedFrom },
  isIgnored,
  onClose,
}: MissingDetailProps) {
  const { currentData, isFetching } = adminApi.useSuggestRedirectQuery({ path });
  const { ignore, forget, isBusy } = useDecisions(path, onClose);
  const suggested = currentData?.to ?? '';
  return (
    <Stack p="lg">
      <Group justify="space-between" wrap="nowrap" align="start">
        <Title order={2} className={classes.name}>
          <bdi>{path}</bdi>
        </Title>
        <IconButton label="Close" icon={X} onClick={onClose} />
      </Group>
      <Text c="var(--ink3)">
        First visit: {clockTime(new Date(firstAt))}. Last visit: {clockTime(new Date(lastAt))}.{' '}
        {linkedFrom === null ? (
          'No page of this site is known to link to it.'
        ) : (
          <>
            A link on <bdi className={classes.path}>{linkedFrom}</bdi> leads here. Correct it there, too.
          </>
        )}
      </Text>
      {isFetching ? (
        <Skeleton h={200} aria-label="Loading" />
      ) : (
        <>
          {suggested === '' ? null : (
            <Text>
              The most similar address of a page is <bdi className={classes.path}>{suggested}</bdi>.
            </Text>
          )}
          <RedirectForm redirect={undefined} start={{ from: path, to: suggested }} onSaved={onClose} />
        </>
      )}
      <Group>
        <Button variant="default" loading={isBusy} onClick={() => void ignore(!isIgnored)}>
          {isIgnored ? 'Stop ignoring' : 'Ignore'}
        </Button>
        <Button variant="default" loading={isBusy} onClick={() => void forget()}>
          Remove from the list
        </Button>
      </Group>
    </Stack>
  );
}

function useDecisions(path: string, onDone: () => void) {
  const dispatch = useAppDispatch();
  const [ignoring, ignored] = adminApi.useIgnoreMissingAddressMutation();
  const [clearing, cleared] = adminApi.useClearMissingAddressesMutation();
  const run = async (call: Promise<unknown>) => {
    try {
      await call;
      onDone();
    } catch (error) {
      dispatch(notify({ title: 'Nothing changed', description: reasonOf(error), variant: 'destructive' }));
    }
  };
  return {
    ignore: (isIgnored: boolean) => run(ignoring({ ignoreMissingRequest: { path, ignored: isIgnored } }).unwrap()),
    forget: () => run(clearing({ path }).unwrap()),
    isBusy: ignored.isLoading || cleared.isLoading,
  };
}
