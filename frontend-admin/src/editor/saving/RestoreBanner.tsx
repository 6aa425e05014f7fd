import { Button } from '@mantine/core';
import { Banner } from '../../ui/Banner';
import { clockTime } from '../../ui/clock';
import { CopyTextButton } from '../../ui/CopyTextButton';
import type { JournalEntry } from './journal';

interface RestoreBannerProps {
  readonly entry: JournalEntry;
  readonly text: () => string;
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}

/** Offers work that was never saved and is still on this device. */
export function RestoreBanner({ entry, text, onRestore, onDiscard }: RestoreBannerProps) {
  return (
    <Banner
      tone="notice"
      title={`Your unsaved changes of ${clockTime(new Date(entry.at))} are still on this device`}
      actions={
        <>
          <Button variant="default" onClick={onRestore}>
            Restore them
          </Button>
          <CopyTextButton text={text} />
          <Button variant="subtle" color="gray" onClick={onDiscard}>
            Discard them
          </Button>
        </>
      }
    >
      <p>They were not saved. Restoring puts them into the form; Undo takes them out again.</p>
    </Banner>
  );
}
