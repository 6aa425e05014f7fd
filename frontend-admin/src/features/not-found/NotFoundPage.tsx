import { Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../ui/paths';

/** Any other path under /admin. */
export const NotFoundPage = () => (
  <Stack gap={8} maw={720} pt={24}>
    <Title order={1}>There is no such screen</Title>
    <Text>
      The address may be mistyped. <Link to={paths.dashboard}>Go to the dashboard</Link>
    </Text>
  </Stack>
);
