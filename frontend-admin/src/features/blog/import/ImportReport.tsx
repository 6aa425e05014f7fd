import { Button, Progress, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { BlogImport, BlogImportItem } from '../../../api/generated';
import { counted } from '../../../resource/BulkNotice';
import { Banner } from '../../../ui/Banner';
import { paths } from '../../../ui/paths';
import classes from './Import.module.css';
import { ImportOptions } from './ImportOptions';
import { ImportTable } from './ImportTable';

/** What would become of the posts of a file, is becoming of them, or became of them. */
export function ImportReport({ report }: { readonly report: BlogImport }) {
  const { fileName, state, problems, items } = report;
  return (
    <>
      <Title order={2} className={classes.file}>
        <bdi>{fileName}</bdi>
      </Title>
      {state === 'running' ? <Running items={items} /> : <Summary report={report} />}
      {problems.length > 0 ? (
        <ul className={classes.hint}>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      ) : null}
      {state === 'checked' ? <ImportOptions report={report} /> : null}
      <ImportTable items={items} />
    </>
  );
}

function Running({ items }: { readonly items: readonly BlogImportItem[] }) {
  const done = items.filter(({ isDone }) => isDone).length;
  return (
    <div className={classes.running}>
      <p role="status">
        Imported {done} of {items.length}. You can close this page; the import goes on.
      </p>
      <Progress aria-label="Import" value={(100 * done) / Math.max(1, items.length)} />
    </div>
  );
}

function Summary({ report: { state, failure, items } }: { readonly report: BlogImport }) {
  if (state === 'checked') return <p role="status">{summaryOf(items, planned)}</p>;
  return (
    <Banner
      tone={state === 'failed' ? 'danger' : 'notice'}
      title={state === 'failed' ? 'The import did not finish' : summaryOf(items, finished)}
      actions={
        <>
          <Button component={Link} to="/admin/blog" variant="default">
            Show blog posts
          </Button>
          <Button component={Link} to={paths.importPosts} variant="default">
            Import another file
          </Button>
        </>
      }
    >
      {failure ? <p>{failure} Import the file again. Posts that are done won’t be imported twice.</p> : null}
    </Banner>
  );
}

interface Words {
  readonly create: string;
  readonly update: string;
}
const planned: Words = { create: 'to import', update: 'to update' };
const finished: Words = { create: 'imported', update: 'updated' };

/** "100 posts: 97 to import, 2 unchanged, 1 cannot be imported." */
function summaryOf(items: readonly BlogImportItem[], { create, update }: Words): string {
  const count = (action: BlogImportItem['action']) => items.filter((item) => item.action === action).length;
  const parts = [
    [count('create'), create],
    [count('update'), update],
    [count('unchanged'), 'unchanged'],
    [count('keep'), 'left alone'],
    [count('refuse'), create === planned.create ? 'cannot be imported' : 'not imported'],
  ] as const;
  const said = parts.flatMap(([number, words]) => (number > 0 ? [`${number} ${words}`] : []));
  return `${counted(items.length, 'post')}: ${said.join(', ')}.`;
}
