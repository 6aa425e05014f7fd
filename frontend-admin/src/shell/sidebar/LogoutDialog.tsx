import { useState } from 'react';
import { useAppDispatch } from '@20x/kit';
import { logout } from '../../session/session';
import { Button, Modal, Stack, Text } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import { UnsavedList } from '../../ui/leaving/UnsavedList';
import { useUnsavedWorks } from '../../ui/leaving/unsaved-changes';
import { DialogButtons } from '../../ui/DialogButtons';

interface LogoutDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Confirms signing out and names work that is not saved. */
export function LogoutDialog({ opened, onClose }: LogoutDialogProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const works = useUnsavedWorks();
  const [isBusy, setBusy] = useState(false);

  async function confirm() {
    setBusy(true);
    await dispatch(logout());
    await navigate('/login');
  }
  async function saveAndConfirm() {
    setBusy(true);
    const results = await Promise.all(works.map((work) => work.save()));
    if (results.every(Boolean)) {
      await confirm();
      return;
    }
    setBusy(false);
    onClose();
  }

  return (
    <Modal opened={opened} onClose={onClose} title="Log out?">
      <Stack>
        <Text>You will be signed out of the admin panel.</Text>
        {works.length > 0 ? (
          <>
            <Text>
              {works.every((work) => work.isKept())
                ? 'These changes are not saved. They are kept on this device, and you can restore them when you come back.'
                : 'These changes are not saved, and some are not kept on this device. Logging out discards those.'}
            </Text>
            <UnsavedList works={works} />
          </>
        ) : null}
        <DialogButtons onCancel={onClose} startsAtCancel>
          {works.length > 0 ? (
            <Button variant="default" loading={isBusy} onClick={() => void saveAndConfirm()}>
              Save and log out
            </Button>
          ) : null}
          <Button loading={isBusy} onClick={() => void confirm()}>
            Log out
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  );
}
