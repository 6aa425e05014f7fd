import { Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { paths } from '../../ui/paths';

/** /admin/schema-generator, until a later version brings it. */
export const NotBuiltPage = () => (
  <Stack gap={8} maw={720} pt={24}>
    <Title order={1}>Schema Generator</Title>
    <Text>
      This screen is not built yet. There is nothing to edit here, and nothing is missing from your site because of it.
    </Text>
  </Stack>
);

/** Any other path under /admin. */
export const NotFoundPage = () => (
  <Stack gap={8} maw={720} pt={24}>
    <Title order={1}>There is no such screen</Title>
    <Text>
      The address may be mistyped. <Link to={paths.dashboard}>Go to the dashboard</Link>
    </Text>
  </Stack>
);
