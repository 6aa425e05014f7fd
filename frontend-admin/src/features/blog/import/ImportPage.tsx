import { Text, Title } from '@mantine/core';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { adminApi, type BlogImportSummary } from '../../../api/generated';
import { LoadFailure } from '../../../ui/LoadFailure';
import { FileChoice } from './FileChoice';
import classes from './Import.module.css';
import { ImportReport } from './ImportReport';

/** How often an import that runs is asked how far it is. */
const interval = 1000;

/** /admin/blog/import: a file, what would become of its posts, and what became of them. */
export function ImportPage() {
  const id = new URLSearchParams(useLocation().search).get('id');
  const navigate = useNavigate();
  return (
    <div className={classes.root}>
      <header className={classes.head}>
        <Link to="/admin/blog">Blog posts</Link>
        <Title order={1}>Import posts</Title>
      </header>
      {id === null ? (
        <>
          <Text>
            Bring posts from WordPress, Ghost, Markdown or HTML. You see what will happen before a post is saved.
          </Text>
          <FileChoice onChecked={(checked) => void navigate(`?id=${checked}`)} />
          <EarlierImports />
        </>
      ) : (
        <OneImport key={id} id={id} />
      )}
    </div>
  );
}

function OneImport({ id }: { readonly id: string }) {
  const { currentData, error, refetch } = adminApi.useGetBlogImportQuery({ id }, { refetchOnMountOrArgChange: true });
  adminApi.useGetBlogImportQuery({ id }, { pollingInterval: currentData?.state === 'running' ? interval : 0 });
  if (currentData) return <ImportReport report={currentData} />;
  return error ? <LoadFailure title="The import could not be loaded" error={error} onRetry={refetch} /> : null;
}

const states: Readonly<Record<BlogImportSummary['state'], string>> = {
  checked: 'Not started',
  running: 'Running',
  done: 'Finished',
  failed: 'Failed',
  canceled: 'Canceled',
};

function EarlierImports() {
  const { data } = adminApi.useListBlogImportsQuery(undefined, { refetchOnMountOrArgChange: true });
  const imports = data?.data ?? [];
  if (imports.length === 0) return null;
  return (
    <section aria-labelledby="earlier-imports" className={classes.recent}>
      <Title order={2} id="earlier-imports">
        Recent imports
      </Title>
      <p className={classes.hint}>Reports are kept for 30 days.</p>
      <ul className={classes.earlier}>
        {imports.map(({ id, fileName, state, createdAt, createdBy }) => (
          <li key={id}>
            <Link to={`?id=${id}`}>
              <bdi>{fileName}</bdi>
            </Link>{' '}
            <span className={classes.hint}>
              {states[state]} ·{' '}
              {new Date(createdAt).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })} ·{' '}
              <bdi>{createdBy}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
