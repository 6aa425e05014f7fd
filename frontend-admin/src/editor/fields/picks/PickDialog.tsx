import { Modal, Stack } from '@mantine/core';
import type { LinkedDocument } from '../../../api/generated';
import { useFocusBack } from '../../../ui/use-focus-back';
import classes from '../links/LinkPicker.module.css';
import { TargetList, TargetSearch } from '../links/TargetSearch';

interface PickDialogProps {
  readonly title: string;
  /** The content type. */
  readonly type: string;
  /** Ids of documents that are not offered. */
  readonly without?: readonly string[];
  readonly onChoose: (document: LinkedDocument) => void;
  readonly onClose: () => void;
}

/** Finds a document of one type. */
export function PickDialog({ title, type, without = [], onChoose, onClose }: PickDialogProps) {
  useFocusBack();
  return (
    <Modal opened onClose={onClose} size="lg" title={title}>
      <Stack>
        <TargetSearch
          type={type}
          renderFound={(found) => {
            const offered = found.filter(({ id }) => !without.includes(id));
            return found.length > 0 && offered.length === 0 ? (
              <p className={classes.none}>All of them are picked.</p>
            ) : (
              <TargetList targets={offered} onChoose={onChoose} />
            );
          }}
        />
      </Stack>
    </Modal>
  );
}
