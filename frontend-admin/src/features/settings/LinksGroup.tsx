import { Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { FieldGroup } from '../../ui/FieldGroup';
import classes from './LinksGroup.module.css';
import type { LinkedGroup } from './settings-search';

interface LinksGroupProps {
  readonly group: LinkedGroup;
  /** Paths of what the search finds. */
  readonly found: readonly string[];
}

/** Settings that have an editor of their own. */
export const LinksGroup = ({ group: { id, title, note, parts }, found }: LinksGroupProps) => (
  <FieldGroup id={id} title={title} hidden={found.length === 0} note={<Text c="var(--ink3)">{note}</Text>}>
    <ul className={classes.parts}>
      {parts
        .filter(({ path }) => found.includes(path))
        .map((part) => (
          <li key={part.path} className={classes.part}>
            <Link to={part.path}>{part.title}</Link>
            <span>{part.holds}</span>
          </li>
        ))}
    </ul>
  </FieldGroup>
);
