import { Stack } from '@mantine/core';
import type { LinkedDocument } from '../../../api/generated';
import { Dialog } from '../../../ui/Dialog';
import classes from '../links/LinkPicker.module.css';
import { referenceTo } from '@20x/shared/link-address';
import { TargetList, TargetSearch } from '../links/TargetSearch';

interface PickDialogProps {
  readonly title: string;
  /** The content type. */
  readonly type: string;
  /** Documents that are not offered, as they are kept: each by its id or its address. */
  readonly without?: readonly string[];
  readonly onChoose: (document: LinkedDocument) => void;
  readonly onClose: () => void;
}

/** Finds a document of one type. */
export function PickDialog({ title, type, without = [], onChoose, onClose }: PickDialogProps) {
  return (
    <Dialog onClose={onClose} size="lg" title={title}>
      <Stack>
        <TargetSearch
          type={type}
          renderFound={(found) => {
            const offered = found.filter(
              ({ id, path }) => !without.includes(referenceTo(id)) && !without.includes(path),
            );
            return found.length > 0 && offered.length === 0 ? (
              <p className={classes.none}>All of them are picked.</p>
            ) : (
              <TargetList targets={offered} onChoose={onChoose} />
            );
          }}
        />
      </Stack>
    </Dialog>
  );
}
