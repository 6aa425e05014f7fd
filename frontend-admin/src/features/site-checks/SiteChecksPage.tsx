import { useEffect, useEffectEvent, useRef } from 'react';
import { notify, useAppDispatch } from '@20x/kit';
import { Button } from '@mantine/core';
import { ScanSearch } from 'lucide-react';
import { adminApi, type SiteChecksState, type SiteRule } from '../../api/generated';
import { useMay } from '../../api/use-may';
import { ResourcePage } from '../../resource/ResourcePage';
import { useListPlace, type ListPlaceControl } from '../../resource/use-list-place';
import { reasonOf } from '../../ui/LoadFailure';
import { CheckState } from './CheckState';
import { RunDetail } from './RunDetail';
import { findingList, runList, siteCheckTabs, type SiteCheckTab } from './site-checks-list';

const pageSize = 50;
/** How often a running check is looked at. */
const pollMs = 1_500;
const fresh = { refetchOnMountOrArgChange: true } as const;

/** /admin/site-checks: what is wrong on the live site, and when it was looked at. */
export function SiteChecksPage() {
  const place = useListPlace({ tabs: siteCheckTabs, filters: ['rule'] });
  const state = useCheckState();
  return place.tab === 'runs' ? <Runs place={place} state={state} /> : <Findings place={place} state={state} />;
}

interface TabProps {
  readonly place: ListPlaceControl<SiteCheckTab>;
  readonly state: SiteChecksState | undefined;
}

function Findings({ place, state }: TabProps) {
  const rules = state?.rules ?? [];
  const { currentData, error, isFetching, refetch } = adminApi.useListSiteFindingsQuery(
    {
      search: place.search.trim() || undefined,
      // The server refuses what is no rule.
      rule: place.filters.rule as SiteRule | undefined,
      resolved: place.tab === 'resolved',
      page: place.page,
      limit: pageSize,
    },
    fresh,
  );
  useRefetchAfter(state, refetch);
  const titleOf = titlesOf(state);
  return (
    <ResourcePage
      resource={findingList(titleOf)}
      place={place}
      answer={{ page: currentData, error, isFetching, refetch }}
      counts={{ open: rules.reduce((sum, { open }) => sum + open, 0) }}
      values={{
        of: () => rules.map(({ rule, title, open }) => ({ value: rule, label: title, rows: open })),
        load: () => {},
      }}
      notice={state ? <CheckState {...state} /> : null}
      actions={<CheckNow state={state} />}
    />
  );
}

function Runs({ place, state }: TabProps) {
  const { currentData, error, isFetching, refetch } = adminApi.useListSiteCheckRunsQuery(
    { page: place.page, limit: pageSize },
    fresh,
  );
  useRefetchAfter(state, refetch);
  return (
    <ResourcePage
      resource={runList}
      place={place}
      answer={{ page: currentData, error, isFetching, refetch }}
      notice={state ? <CheckState {...state} /> : null}
      actions={<CheckNow state={state} />}
      detail={{
        label: 'Check',
        of: (id) => {
          const run = currentData?.data.find((one) => one.id === id);
          return run ? <RunDetail run={run} titleOf={titlesOf(state)} onClose={place.close} /> : null;
        },
      }}
    />
  );
}

const titlesOf = (state: SiteChecksState | undefined) => (name: string) =>
  state?.rules.find(({ rule }) => rule === name)?.title ?? name;

/** Disabled until the state is known: a press just as a running check is reported would do nothing. */
function CheckNow({ state }: Pick<TabProps, 'state'>) {
  const dispatch = useAppDispatch();
  const mayStart = useMay('settings:edit');
  const [start, { isLoading }] = adminApi.useStartSiteCheckMutation();
  if (!mayStart) return null;
  const run = () =>
    start()
      .unwrap()
      .catch((error: unknown) => {
        dispatch(notify({ title: 'Not checked', description: reasonOf(error), variant: 'destructive' }));
      });
  return (
    <Button
      leftSection={<ScanSearch />}
      disabled={!state}
      loading={isLoading || state?.isRunning}
      onClick={() => void run()}
    >
      Check now
    </Button>
  );
}

/** The state, asked for again and again while a check is running. */
function useCheckState(): SiteChecksState | undefined {
  const isRunning = adminApi.endpoints.getSiteChecks.useQueryState().data?.isRunning ?? false;
  return adminApi.useGetSiteChecksQuery(undefined, { ...fresh, pollingInterval: isRunning ? pollMs : 0 }).data;
}

/** What a check found is shown when it ends. */
function useRefetchAfter(state: SiteChecksState | undefined, refetch: () => unknown): void {
  // null: the first check is still to come.
  const last = state && (state.lastRun?.id ?? null);
  const seen = useRef(last);
  const onEnd = useEffectEvent(() => void refetch());
  useEffect(() => {
    if (seen.current !== undefined && seen.current !== last) onEnd();
    seen.current = last;
  }, [last]);
}
