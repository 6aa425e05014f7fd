import { useState } from 'react';
import { Button, SegmentedControl } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { BlogImportItem } from '../../../api/generated';
import classes from './Import.module.css';

/** The import ended before it came to this post. */
export const isUnreached = ({ action, isDone }: BlogImportItem, isOver: boolean): boolean =>
  isOver && !isDone && (action === 'create' || action === 'update');

const filters = {
  all: { label: 'All', shows: () => true },
  notes: { label: 'With notes', shows: ({ warnings }: BlogImportItem) => warnings.length > 0 },
  unready: { label: 'Not ready', shows: ({ isPublishable }: BlogImportItem) => !isPublishable },
  left: {
    label: 'Not imported',
    shows: (item: BlogImportItem, isOver: boolean) =>
      item.action === 'keep' || item.action === 'refuse' || isUnreached(item, isOver),
  },
} as const;
type Filter = keyof typeof filters;

/** Rows that are drawn at once. */
const step = 100;

interface ImportTableProps {
  readonly items: readonly BlogImportItem[];
  /** Nothing more is imported. */
  readonly isOver: boolean;
}

/** Every post of the file with what it becomes or became. */
export function ImportTable({ items, isOver }: ImportTableProps) {
  const [filter, setFilter] = useState<Filter>('all');
  const [shown, setShown] = useState(step);
  const itemsIn = (name: Filter) => items.filter((item) => filters[name].shows(item, isOver));
  const found = itemsIn(filter);
  const names = (Object.keys(filters) as Filter[]).filter((name) => name !== 'unready' || itemsIn(name).length > 0);
  return (
    <section aria-label="Posts" className={classes.posts}>
      <SegmentedControl
        aria-label="Show"
        className={classes.filters}
        value={filter}
        onChange={(value) => setFilter(value)}
        data={names.map((name) => ({
          value: name,
          label: `${filters[name].label} (${itemsIn(name).length})`,
        }))}
      />
      {found.length === 0 ? (
        <p className={classes.hint}>None.</p>
      ) : (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Post</th>
              <th scope="col">{isOver ? 'Result' : 'What happens'}</th>
              <th scope="col">Notes</th>
            </tr>
          </thead>
          <tbody>
            {found.slice(0, shown).map((item) => (
              <Row key={item.position} item={item} isOver={isOver} />
            ))}
          </tbody>
        </table>
      )}
      {found.length > shown ? (
        <Button variant="default" onClick={() => setShown(shown + step)}>
          Show more
        </Button>
      ) : null}
    </section>
  );
}

function Row({ item, isOver }: { readonly item: BlogImportItem; readonly isOver: boolean }) {
  const { title, path, documentId, redirectsFrom, reason, warnings } = item;
  const notes = [...(reason ? [reason] : []), ...warnings];
  return (
    <tr>
      <th scope="row">
        {documentId ? <Link to={`/admin/blog/${documentId}/edit`}>{title}</Link> : <bdi>{title}</bdi>}
        {path ? <span className={classes.path}>{path}</span> : null}
        {redirectsFrom.map((from) => (
          <span key={from} className={classes.path}>
            from {from}
          </span>
        ))}
      </th>
      <td>{isUnreached(item, isOver) ? 'Not imported' : wordsFor(item)}</td>
      <td>
        {notes.length > 0 ? (
          <ul className={classes.notes}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        ) : null}
      </td>
    </tr>
  );
}

function wordsFor({ action, isDone, isPublished }: BlogImportItem): string {
  if (action === 'keep') return 'Left alone';
  if (action === 'refuse') return isDone ? 'Not imported' : 'Cannot be imported';
  if (action === 'unchanged') return 'Unchanged';
  if (isPublished) return 'Published';
  if (action === 'create') return isDone ? 'Draft created' : 'New draft';
  return isDone ? 'Draft updated' : 'Updates the draft';
}
