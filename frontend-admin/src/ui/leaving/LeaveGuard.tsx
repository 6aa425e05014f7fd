import { useEffect, useEffectEvent, useState } from 'react';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { UnsavedList } from './UnsavedList';
import { useUnsavedWorks } from './unsaved-changes';
import { useLeaveGuard } from './use-leave-guard';

/** Saves unsaved work before it is left; asks only where that fails or where saving is the person's own decision. */
export function LeaveGuard() {
  const works = useUnsavedWorks();
  const { stopped, stay, leave } = useLeaveGuard(works.length > 0, async () => {
    const saved = await Promise.all(works.map((work) => (work.savesItself?.() ? work.save() : Promise.resolve(false))));
    return saved.every(Boolean);
  });
  const [isSaving, setSaving] = useState(false);
  const isForNothing = stopped !== null && works.length === 0;
  const goOn = useEffectEvent(leave);
  useEffect(() => {
    // Saved meanwhile, as when the network is back.
    if (isForNothing) goOn();
  }, [isForNothing]);

  async function saveAndLeave() {
    setSaving(true);
    const results = await Promise.all(works.map((work) => work.save()));
    setSaving(false);
    if (results.every(Boolean)) leave();
    else stay();
  }

  return (
    <Modal opened={stopped !== null} onClose={stay} size="lg" title="Leave without saving?">
      <Stack>
        <Text>These changes are not saved yet:</Text>
        <UnsavedList works={works} />
        <Group justify="flex-end">
          <Button
            variant="subtle"
            color="gray"
            c="var(--danger-text)"
            onClick={() => {
              works.forEach((work) => {
                work.discard();
              });
              leave();
            }}
          >
            Leave without saving
          </Button>
          <Button variant="default" loading={isSaving} onClick={() => void saveAndLeave()}>
            Save and leave
          </Button>
          <Button data-autofocus onClick={stay}>
            Keep editing
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
