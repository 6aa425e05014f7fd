import { Text, Title } from '@mantine/core';
import { useLocation } from 'react-router-dom';
import { currentTitle } from '../../shell/navigation';
import classes from './NotBuiltPage.module.css';

/** Stands in for a screen that a later version brings, and says so. */
export function NotBuiltPage() {
  const { pathname } = useLocation();
  return (
    <div className={classes.root}>
      <Title order={1}>{currentTitle(pathname)}</Title>
      <Text>
        This screen is not built yet. There is nothing to edit here, and nothing is missing from your site because of
        it.
      </Text>
    </div>
  );
}
