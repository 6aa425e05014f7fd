import { Group, Stack, Text, Title } from '@mantine/core';
import { X } from 'lucide-react';
import type { RedirectAnswer } from '../../api/generated';
import { IconButton } from '../../ui/IconButton';
import { RedirectForm } from './RedirectForm';
import classes from './Redirects.module.css';
import { RemoveRedirect } from './RemoveRedirect';

interface RedirectDetailProps {
  /** Default: one to add. */
  readonly redirect: RedirectAnswer | undefined;
  readonly onClose: () => void;
}

/** One redirect, or the form for a new one. */
export const RedirectDetail = ({ redirect, onClose }: RedirectDetailProps) => (
  <Stack p="lg">
    <Group justify="space-between" wrap="nowrap" align="start">
      <Title order={2} className={classes.name}>
        {redirect ? <bdi>{redirect.from}</bdi> : 'Add a redirect'}
      </Title>
      <IconButton label="Close" icon={X} onClick={onClose} />
    </Group>
    {redirect?.works === false ? (
      <Text c="var(--danger-text)">Target is not live: visitors get “Not found”. Publish it, or choose another.</Text>
    ) : null}
    {redirect?.isCovered ? (
      <Text c="var(--danger-text)">
        Not used: the site has a page or a file at this address, and visitors get that. Remove the redirect.
      </Text>
    ) : null}
    {redirect?.origin === 'document' ? (
      <Text c="var(--ink3)">A page left this redirect when it moved or was removed.</Text>
    ) : null}
    <RedirectForm redirect={redirect} onSaved={onClose} />
    {redirect ? <RemoveRedirect redirect={redirect} onRemoved={onClose} /> : null}
  </Stack>
);
