import { useState } from 'react';
import { Radio, Stack } from '@mantine/core';
import { readLink } from '@20x/shared/link-address';
import type { TrashRequest } from '../../api/generated';
import { LinkInput } from '../fields/links/LinkInput';
import { useLinkLookup } from '../fields/links/use-link-lookup';
import { ConfirmDialog } from './ConfirmDialog';
import { LinkedFrom, ShownIn } from './LinkedFrom';

/** What visitors of a removed page find. */
export type Successor = Pick<TrashRequest, 'gone' | 'redirectTo'>;

/** Of so many it says what links to them. */
const mostLookedUp = 10;

interface TrashDialogProps {
  readonly title: string;
  readonly text: string;
  /** Whether visitors see it. */
  readonly isLive: boolean;
  /** It has no page of its own. Default: false. */
  readonly isPart?: boolean | undefined;
  /** What goes to the trash, for what links to it; `name` where it is one of several. */
  readonly removed: readonly { readonly id: string; readonly name?: string }[];
  readonly isBusy?: boolean;
  readonly onConfirm: (successor: Successor) => void;
  readonly onClose: () => void;
}

/** Asks before something goes to the trash, and what its visitors find then. */
export function TrashDialog({ isLive, isPart = false, removed, onConfirm, ...dialog }: TrashDialogProps) {
  const [kind, setKind] = useState<'gone' | 'page'>('gone');
  const [href, setHref] = useState('');
  const asks = isLive && !isPart;
  const lookup = useLinkLookup(href);
  const isFound = readLink(href).kind === 'web' || lookup?.state === 'live' || lookup?.state === 'redirect';
  return (
    <ConfirmDialog
      {...dialog}
      action="Move to trash"
      isReady={!asks || kind === 'gone' || isFound}
      onConfirm={() => onConfirm(asks ? (kind === 'gone' ? { gone: true } : { redirectTo: href }) : {})}
    >
      {removed
        .slice(0, mostLookedUp)
        .map(({ id, name }) =>
          isPart ? (
            <ShownIn key={id} {...{ id, name }} />
          ) : (
            <LinkedFrom key={id} {...{ id, name }} isReplaced={asks && kind === 'page'} />
          ),
        )}
      {asks ? (
        <Radio.Group label="What visitors find" value={kind} onChange={setKind}>
          <Stack mt="xs">
            <Radio value="gone" label="The page is gone" description="Search engines forget it soon (410)." />
            <Radio
              value="page"
              label="Another page"
              description="Visitors, links and search engines are led there (301)."
            />
            {kind === 'page' ? <LinkInput data-autofocus label="New address" href={href} onChange={setHref} /> : null}
          </Stack>
        </Radio.Group>
      ) : null}
    </ConfirmDialog>
  );
}
