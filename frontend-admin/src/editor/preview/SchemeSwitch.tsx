import { useState } from 'react';
import { ActionIcon } from '@mantine/core';
import { Moon, Sun } from 'lucide-react';
import { Hint } from '../../ui/Hint';

interface SchemeSwitchProps {
  readonly onScheme: (scheme: 'light' | 'dark') => void;
}

/** Shows the page light or dark, whatever the admin area is. */
export function SchemeSwitch({ onScheme }: SchemeSwitchProps) {
  const [isDark, setDark] = useState(() => document.documentElement.classList.contains('dark'));
  const next = isDark ? 'light' : 'dark';
  const Icon = isDark ? Sun : Moon;
  return (
    <Hint label={`Show the page ${next}`}>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={`Show the page ${next}`}
        onClick={() => {
          setDark(!isDark);
          onScheme(next);
        }}
      >
        <Icon size={18} strokeWidth={1.5} aria-hidden />
      </ActionIcon>
    </Hint>
  );
}
