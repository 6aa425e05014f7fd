import { Button } from '@mantine/core';
import { ExternalLink, PanelLeft } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { IconButton } from '../ui/IconButton';
import { modKey } from '../ui/mod-key';
import { ThemeToggle } from '../ui/ThemeToggle';
import { ConnectionState } from './ConnectionState';
import { currentGroup, currentTitle } from './sidebar/navigation';
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
      <IconButton
        label="Toggle sidebar"
        hint={`Toggle sidebar (${modKey}+B)`}
        icon={PanelLeft}
        iconSize={20}
        aria-expanded={isSidebarOpen}
        onClick={onToggleSidebar}
      />
      <span className={classes.title}>
        {group ? <span className={classes.group}>{group} / </span> : null}
        {currentTitle(pathname)}
      </span>
      <ConnectionState />
      <PaletteButton />
      <ThemeToggle />
      <Button component={Link} to="/" target="_blank" rel="noopener" variant="default" rightSection={<ExternalLink />}>
        View Site
      </Button>
    </header>
  );
}
