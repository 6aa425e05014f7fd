import { useMantineColorScheme } from '@mantine/core';
import { Moon, Sun } from 'lucide-react';
import { IconButton } from './IconButton';

/** Switches between light and dark. */
export function ThemeToggle() {
  const { colorScheme, toggleColorScheme } = useMantineColorScheme();
  return (
    <IconButton
      label="Toggle theme"
      hint="Light or dark"
      icon={colorScheme === 'dark' ? Sun : Moon}
      iconSize={20}
      onClick={toggleColorScheme}
    />
  );
}
