import { selectSession, useAppDispatch, useAppSelector } from '@20x/kit';
import { logout } from '../session/session';
import { Button, Modal, Stack, Text } from '@mantine/core';
import { LoginForm } from './LoginForm';

/** The session ended over unsaved work: signing in goes on where it stopped. */
export function SignInAgain({ opened }: { readonly opened: boolean }) {
  const { user } = useAppSelector(selectSession);
  const dispatch = useAppDispatch();
  return (
    <Modal
      opened={opened}
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title="Your session has ended"
    >
      <Stack>
        <Text>Sign in again to save your changes. They are still here.</Text>
        <LoginForm username={user?.username ?? ''} />
        <Button variant="subtle" color="gray" onClick={() => void dispatch(logout())}>
          Sign in as someone else
        </Button>
      </Stack>
    </Modal>
  );
}
