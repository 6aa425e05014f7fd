import { useMantineColorScheme } from '@mantine/core';
import { Moon, Sun } from 'lucide-react';
import classes from './Navbar.module.css';

/** Switches between light and dark. The icon follows the theme by style, so that both sides render the same. */
export function ThemeToggle() {
  const { toggleColorScheme } = useMantineColorScheme();
  return (
    <button type="button" className={classes.icon} aria-label="Switch theme" onClick={() => toggleColorScheme()}>
      <Moon className={classes.moon} size={20} strokeWidth={1.5} aria-hidden />
      <Sun className={classes.sun} size={20} strokeWidth={1.5} aria-hidden />
    </button>
  );
}
