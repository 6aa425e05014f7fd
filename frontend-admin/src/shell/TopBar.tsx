import { ActionIcon, Button } from '@mantine/core';
import { ExternalLink, PanelLeft } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { Hint } from '../ui/Hint';
import { modKey } from '../ui/mod-key';
import { ThemeToggle } from '../ui/ThemeToggle';
import { currentGroup, currentTitle } from './navigation';
import { PaletteButton } from './palette/PaletteButton';
import classes from './TopBar.module.css';

interface TopBarProps {
  readonly isSidebarOpen: boolean;
  readonly onToggleSidebar: () => void;
}

export function TopBar({ isSidebarOpen, onToggleSidebar }: TopBarProps) {
  const { pathname } = useLocation();
  const group = currentGroup(pathname);
  return (
    <header className={classes.root}>
      <Hint label={`Toggle sidebar (${modKey}+B)`}>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label="Toggle sidebar"
          aria-expanded={isSidebarOpen}
          onClick={onToggleSidebar}
        >
          <PanelLeft size={20} strokeWidth={1.5} aria-hidden />
        </ActionIcon>
      </Hint>
      <span className={classes.title}>
        {group ? <span className={classes.group}>{group} / </span> : null}
        {currentTitle(pathname)}
      </span>
      <PaletteButton />
      <ThemeToggle />
      <Button
        component={Link}
        to="/"
        target="_blank"
        rel="noopener"
        variant="default"
        rightSection={<ExternalLink size={16} strokeWidth={1.5} aria-hidden />}
      >
        View Site
      </Button>
    </header>
  );
}
