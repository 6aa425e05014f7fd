import { Button, Progress, Title } from '@mantine/core';
import { messageOf } from '@20x/kit';
import { Link } from 'react-router-dom';
import { adminApi, type BlogImport, type BlogImportItem } from '../../../api/generated';
import { counted } from '../../../resource/BulkNotice';
import { Banner } from '../../../ui/Banner';
import { paths } from '../../../ui/paths';
import { useLostFocus } from '../../../ui/use-lost-focus';
import classes from './Import.module.css';
import { ImportOptions } from './ImportOptions';
import { ImportTable, isUnreached } from './ImportTable';

/** What would become of the posts of a file, is becoming of them, or became of them. */
export function ImportReport({ report }: { readonly report: BlogImport }) {
  const { fileName, state, problems, items } = report;
  const heading = useLostFocus<HTMLHeadingElement>(state);
  return (
    <>
      <Title order={2} ref={heading} tabIndex={-1} className={classes.file}>
        <bdi>{fileName}</bdi>
      </Title>
      {state === 'running' ? <Running report={report} /> : <Summary report={report} />}
      {problems.length > 0 ? (
        <ul className={classes.hint}>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      ) : null}
      {state === 'checked' ? <ImportOptions report={report} /> : null}
      <ImportTable items={items} isOver={state !== 'checked' && state !== 'running'} />
    </>
  );
}

function Running({ report: { id, items } }: { readonly report: BlogImport }) {
  const [cancel, { isLoading, error }] = adminApi.useCancelBlogImportMutation();
  const refusal = useLostFocus<HTMLDivElement>(error);
  const done = items.filter(({ isDone }) => isDone).length;
  return (
    <div className={classes.running}>
      <p role="status">
        Imported {done} of {items.length}. You can close this page; the import goes on.
      </p>
      <Progress aria-label="Import" value={(100 * done) / Math.max(1, items.length)} />
      {error ? (
        <Banner ref={refusal} tone="danger" title="The import was not canceled">
          <p>{messageOf(error)}</p>
        </Banner>
      ) : null}
      <div className={classes.buttons}>
        <Button variant="default" loading={isLoading} onClick={() => void cancel({ id })}>
          Cancel import
        </Button>
      </div>
    </div>
  );
}

function Summary({ report: { state, failure, items } }: { readonly report: BlogImport }) {
  if (state === 'checked' || state === 'running') return <p role="status">{summaryOf(items, planned)}</p>;
  return (
    <Banner
      tone={state === 'failed' ? 'danger' : 'notice'}
      title={state === 'done' ? summaryOf(items, finished) : early[state]}
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
      {state === 'done' ? null : (
        <p>
          {failure} {summaryOf(items, finished)} To continue, import the file again. Posts that are done won’t be
          imported twice.
        </p>
      )}
    </Banner>
  );
}

const early = {
  failed: 'The import did not finish',
  canceled: 'The import was canceled',
} as const;

interface Words {
  readonly create: string;
  readonly update: string;
}
const planned: Words = { create: 'to import', update: 'to update' };
const finished: Words = { create: 'imported', update: 'updated' };

/** "100 posts: 97 to import, 2 unchanged, 1 cannot be imported." */
function summaryOf(items: readonly BlogImportItem[], { create, update }: Words): string {
  const isOver = create === finished.create;
  const unreached = items.filter((item) => isUnreached(item, isOver)).length;
  const count = (action: BlogImportItem['action']) =>
    items.filter((item) => item.action === action && !isUnreached(item, isOver)).length;
  const parts = [
    [count('create'), create],
    [count('update'), update],
    [count('unchanged'), 'unchanged'],
    [count('keep'), 'left alone'],
    [count('refuse') + unreached, isOver ? 'not imported' : 'cannot be imported'],
  ] as const;
  const said = parts.flatMap(([number, words]) => (number > 0 ? [`${number} ${words}`] : []));
  return `${counted(items.length, 'post')}: ${said.join(', ')}.`;
}
