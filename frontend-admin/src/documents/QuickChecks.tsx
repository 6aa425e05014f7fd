import { Skeleton, Text, Title } from '@mantine/core';
import { adminApi, type CheckFinding } from '../api/generated';
import { LoadFailure } from '../ui/LoadFailure';
import { findingWords } from './bulk-reasons';
import { problemsText } from './problems-text';
import classes from './QuickLook.module.css';

/** What the rules say about the last saved draft. */
export function QuickChecks({ id }: { readonly id: string }) {
  const { currentData, error, isFetching, refetch } = adminApi.useGetDocumentChecksQuery(
    { id },
    { refetchOnMountOrArgChange: true },
  );
  if (error && !isFetching)
    return <LoadFailure title="The checks could not be loaded" error={error} onRetry={refetch} />;
  if (!currentData) return <Skeleton h={64} />;
  const problems = currentData.findings.filter(({ level }) => level !== 'pass');
  return (
    <section aria-label="Checks">
      <Title order={3} className={classes.subtitle}>
        {problemsText(countOf(problems))}
      </Title>
      {problems.length > 0 ? (
        <ul className={classes.findings}>
          {problems.map((finding, index) => (
            <li key={`${finding.rule} ${index}`} data-level={finding.level}>
              {finding.level === 'block' ? 'Error: ' : 'Warning: '}
              {findingWords(finding)}
            </li>
          ))}
        </ul>
      ) : (
        <Text c="var(--ink3)">This can be published.</Text>
      )}
    </section>
  );
}

const countOf = (problems: readonly CheckFinding[]) => {
  const errors = problems.filter(({ level }) => level === 'block').length;
  return { errors, warnings: problems.length - errors };
};
