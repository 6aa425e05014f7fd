import { useEffect, useRef, useState } from 'react';
import { isApiError, messageOf, useAppDispatch } from '@20x/kit';
import { login } from '../session/session';
import { Alert, Button, PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import classes from './LoginPage.module.css';

const required = (message: string) => (value: string) => (value.length < 1 ? message : null);
const general = 'Login failed. Please check your credentials.';

/** Why signing in failed: the error's own message, else a general one. */
function loginFailure(error: unknown): string {
  if (isApiError(error) && error.status === 0) {
    return 'The server can’t be reached. Check your connection and try again.';
  }
  if (isApiError(error) && error.status === 401 && !error.problem) return general;
  return messageOf(error) || general;
}

function useSignIn() {
  const dispatch = useAppDispatch();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  async function signIn(credentials: Parameters<typeof login>[0]) {
    setFailure(null);
    setBusy(true);
    try {
      await dispatch(login(credentials));
    } catch (error) {
      setFailure(loginFailure(error));
    } finally {
      setBusy(false);
    }
  }
  return { signIn, failure, isBusy };
}

interface LoginFormProps {
  /** The user who signs in again. Default: any. */
  readonly username?: string;
}

export function LoginForm({ username }: LoginFormProps) {
  const { signIn, failure, isBusy } = useSignIn();
  const password = useRef<HTMLInputElement>(null);
  const form = useForm({
    initialValues: { username: username ?? '', password: '' },
    validate: { username: required('Username is required'), password: required('Password is required') },
  });

  useEffect(() => {
    if (failure) password.current?.select();
  }, [failure]);

  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={form.onSubmit(
        (credentials) => void signIn(credentials),
        (errors) => form.getInputNode(errors.username ? 'username' : 'password')?.focus(),
      )}
    >
      {failure ? (
        <Alert role="alert" className={classes.failure} variant="outline" color="gray">
          {failure}
        </Alert>
      ) : null}
      <TextInput
        {...form.getInputProps('username')}
        label="Username"
        readOnly={username !== undefined}
        placeholder="Enter your username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordInput
        {...form.getInputProps('password')}
        ref={password}
        data-autofocus={username !== undefined || undefined}
        label="Password"
        placeholder="Enter your password"
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': 'Show password', tabIndex: 0 }}
      />
      <Button type="submit" disabled={isBusy} className={classes.submit}>
        {isBusy ? 'Signing in...' : 'Sign in'}
      </Button>
    </form>
  );
}
