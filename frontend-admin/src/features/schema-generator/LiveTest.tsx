import { Button, Title } from '@mantine/core';
import { entitiesIn } from '@20x/shared/structured-data/graph';
import { adminApi, type LiveStructuredData } from '../../api/generated';
import { LoadFailure } from '../../ui/LoadFailure';
import { IssueList } from './IssueList';
import { countsOf, issueWords } from './reading';
import classes from './SchemaGenerator.module.css';

/** Reads the structured data of the page that visitors get now, and checks that they find its values there. */
export function LiveTest({ id }: { readonly id: string }) {
  const [test, { currentData, error, isFetching }] = adminApi.useLazyGetLiveStructuredDataQuery();
  return (
    <section aria-labelledby="schema-live" className={classes.result}>
      <Title order={3} id="schema-live">
        Rendered page
      </Title>
      <Button variant="default" className={classes.test} loading={isFetching} onClick={() => void test({ id })}>
        Test against the rendered page
      </Button>
      {error && !isFetching ? (
        <LoadFailure title="The page could not be tested" error={error} onRetry={() => test({ id })} />
      ) : null}
      {currentData && !isFetching ? (
        <>
          <p role="status" className={classes.verdict}>
            {verdictOf(currentData)}
          </p>
          {currentData.jsonLd === null ? null : <IssueList issues={currentData.issues} />}
        </>
      ) : null}
    </section>
  );
}

function verdictOf({ path, jsonLd, issues }: LiveStructuredData): string {
  if (jsonLd === null) return `Visitors get no page at ${path}. Publish it first.`;
  const things = entitiesIn(jsonLd)?.length ?? 0;
  return `${path} describes ${things} things. ${issueWords(countsOf(issues))}.`;
}
