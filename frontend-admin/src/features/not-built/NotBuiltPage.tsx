import { Text, Title } from '@mantine/core';
import classes from './NotBuiltPage.module.css';

/** /admin/schema-generator, until a later version brings it. */
export const NotBuiltPage = () => (
  <div className={classes.root}>
    <Title order={1}>Schema Generator</Title>
    <Text>
      This screen is not built yet. There is nothing to edit here, and nothing is missing from your site because of it.
    </Text>
  </div>
);
