import { Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import classes from './NotBuiltPage.module.css';

/** Any other path under /admin. */
export function NotFoundPage() {
  return (
    <div className={classes.root}>
      <Title order={1}>There is no such screen</Title>
      <Text>
        The address may be mistyped. <Link to="/admin/dashboard">Go to the dashboard</Link>
      </Text>
    </div>
  );
}
