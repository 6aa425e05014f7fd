import type { ReactNode } from 'react';
import type { HomeDocument, SettingsDocument } from '../../api/generated';
import { Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import classes from './DashboardPage.module.css';

function isReadableList(json: string): boolean {
  try {
    return Array.isArray(JSON.parse(json));
  } catch {
    return false;
  }
}

interface NeedsAttentionProps {
  readonly home: HomeDocument;
  readonly settings: SettingsDocument;
}

/** Known problems, each with the way to its fix; nothing when there are none. */
export function NeedsAttention({ home, settings }: NeedsAttentionProps) {
  const menu = settings.values.navbarMenuItems;
  const problems: readonly (ReactNode | false)[] = [
    home.status === 'changed' && (
      <li key="changed">
        The home page has saved changes that are not live. <Link to="/admin/home">Review and publish</Link>
      </li>
    ),
    Boolean(menu) && !isReadableList(menu ?? '') && (
      <li key="menu">
        The menu items cannot be read; the site shows its three default items.{' '}
        <Link to="/admin/settings">Repair the menu</Link>
      </li>
    ),
  ];
  if (!problems.some(Boolean)) return null;
  return (
    <section aria-labelledby="attention">
      <Title order={2} id="attention" className={classes.title}>
        Needs attention
      </Title>
      <ul className={classes.problems}>{problems}</ul>
    </section>
  );
}
