import { Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { FieldGroup } from '../../ui/FieldGroup';
import classes from './DraftsGroup.module.css';
import { groupTitles, settingsParts } from './settings-search';

/** What is on every page has an editor of its own, with drafts. */
export function DraftsGroup({ found }: { readonly found: readonly string[] }) {
  return (
    <FieldGroup
      id="drafts"
      title={groupTitles.drafts}
      hidden={found.length === 0}
      note={<Text c="var(--ink3)">Preview these on the site, then publish or schedule them. Each has a history.</Text>}
    >
      <ul className={classes.parts}>
        {settingsParts
          .filter(({ path }) => found.includes(path))
          .map(({ title, path, holds }) => (
            <li key={path} className={classes.part}>
              <Link to={path}>{title}</Link>
              <span>{holds}</span>
            </li>
          ))}
      </ul>
    </FieldGroup>
  );
}
