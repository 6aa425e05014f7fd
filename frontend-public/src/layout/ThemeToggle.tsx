import { useColorScheme } from '@20x/kit';
import { Moon, Sun } from 'lucide-react';
import { Icon } from '../ui/Icon';
import classes from './Navbar.module.css';

/** Switches between light and dark. The icon follows the theme by style, so that both sides render the same. */
export function ThemeToggle() {
  const { toggle } = useColorScheme();
  return (
    <button type="button" className={`${classes.icon} ${classes.theme}`} aria-label="Switch theme" onClick={toggle}>
      <Icon icon={Moon} className={classes.moon} />
      <Icon icon={Sun} className={classes.sun} />
    </button>
  );
}
