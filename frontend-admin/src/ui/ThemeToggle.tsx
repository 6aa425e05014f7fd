import { ActionIcon, useMantineColorScheme } from '@mantine/core';
import { Moon, Sun } from 'lucide-react';
import { Hint } from './Hint';
import classes from './ThemeToggle.module.css';

/** Switches between light and dark. The icons switch by CSS. */
export function ThemeToggle() {
  const { toggleColorScheme } = useMantineColorScheme();
  return (
    <Hint label="Light or dark">
      <ActionIcon variant="subtle" color="gray" aria-label="Toggle theme" onClick={toggleColorScheme}>
        <Moon size={20} strokeWidth={1.5} className={classes.moon} aria-hidden />
        <Sun size={20} strokeWidth={1.5} className={classes.sun} aria-hidden />
      </ActionIcon>
    </Hint>
  );
}
