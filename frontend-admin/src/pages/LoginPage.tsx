import { Title } from '@mantine/core';

export function LoginPage() {
  return <Title>Admin Login</Title>;
}
