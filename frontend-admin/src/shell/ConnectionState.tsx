import { WifiOff } from 'lucide-react';
import { useIsReachable } from '../ui/connection';
import classes from './TopBar.module.css';

/** Says when the server cannot be reached. */
export function ConnectionState() {
  const isReachable = useIsReachable();
  return (
    <span role="status" className={classes.connection}>
      {isReachable ? null : (
        <>
          <WifiOff size={16} aria-hidden /> No connection. Reconnecting…
        </>
      )}
    </span>
  );
}
