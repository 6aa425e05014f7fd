import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { adminApi, type BackupState } from '../../api/generated';
import { useMay } from '../../api/use-may';
import { clockTime } from '../../ui/clock';
import { paths } from '../../ui/paths';
import { uncheckedPages } from '../../ui/unchecked-pages';
import { dayText } from '../../visits/day-text';

/** What visitors ran into or would run into on the live pages, and whether the site could be restored. */
export function useSiteHealth(): readonly ReactNode[] {
  const mayLead = useMay('settings:edit');
  const { data } = adminApi.useGetMissingSpikeQuery(undefined, { skip: !mayLead, refetchOnMountOrArgChange: true });
  const { data: checks } = adminApi.useGetSiteChecksQuery(undefined, { refetchOnMountOrArgChange: true });
  const spike = data?.spike;
  // The launch checklist names the placeholders.
  const found = checks?.rules.filter(({ rule, open }) => open > 0 && rule !== 'placeholder') ?? [];
  const unchecked = uncheckedPages(checks?.lastFullRun);
  const backupProblem = backupProblemOf(useBackupState());
  return [
    backupProblem && <li key="backup">{backupProblem}</li>,
    spike && (
      <li key="missing">
        Visitors did not find a page {spike.hits.toLocaleString('en')} times on {dayText(spike.day)}. The usual number
        is {spike.usual.toLocaleString('en')}. <Link to={`${paths.redirects}?show=missing`}>See the addresses</Link>
      </li>
    ),
    unchecked && (
      <li key="unchecked">
        {unchecked} <Link to={paths.siteChecks}>See the site checks</Link>
      </li>
    ),
    found.length > 0 && (
      <li key="checks">
        The live pages have problems.{' '}
        {found.map(({ title, open }) => `${title}: ${open.toLocaleString('en')}`).join(', ')}.{' '}
        <Link to={paths.siteChecks}>See the site checks</Link>
      </li>
    ),
  ];
}

/** Undefined for those who may not read it. */
export function useBackupState(): BackupState | undefined {
  const mayRead = useMay('settings:edit');
  return adminApi.useGetBackupStateQuery(undefined, { skip: !mayRead, refetchOnMountOrArgChange: true }).data;
}

function backupProblemOf(state: BackupState | undefined): string | null {
  const { last, madeAt, isOverdue } = state ?? {};
  if (last && !last.isMade) return `The last backup failed. Ask your developer for help. ${last.problem ?? ''}`;
  if (isOverdue) {
    const since = madeAt ? `The last backup was made ${clockTime(new Date(madeAt))}.` : 'There is no backup yet.';
    return `${since} Ask your developer why there is no newer one.`;
  }
  return last?.problem ?? null;
}
