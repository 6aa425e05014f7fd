import { useState } from 'react';
import { Loader, Stack, Text } from '@mantine/core';
import { adminApi } from '../../../api/generated';
import { SourceRanking } from '../../../visits/VisitRanking';
import { PeriodChoice, VisitSummary, type Period } from '../../../visits/VisitSummary';
import { LoadFailure } from '../../../ui/LoadFailure';

/** How many people looked at the live page, and where they came from. */
export function VisitsTab({ path }: { readonly path: string }) {
  const [days, setDays] = useState<Period>(28);
  const { data, error, refetch } = adminApi.useGetVisitsQuery(
    { days, page: path },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Stack gap="sm">
      <PeriodChoice days={days} onChange={setDays} />
      {data ? (
        <>
          {data.isCounting ? null : <Text size="sm">Counting is off in the settings.</Text>}
          <VisitSummary visits={data} />
          {data.sources.length > 0 ? <SourceRanking sources={data.sources} /> : null}
        </>
      ) : error ? (
        <LoadFailure title="Could not load the visits" error={error} onRetry={() => void refetch()} />
      ) : (
        <Loader size="sm" aria-label="Loading the visits" />
      )}
    </Stack>
  );
}
