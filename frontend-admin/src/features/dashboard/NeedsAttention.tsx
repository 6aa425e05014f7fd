import type { ReactNode } from 'react';
import type {
  ContactMessageList,
  DocumentState,
  InvalidStructuredData,
  MissedSchedule as Missed,
} from '../../api/generated';
import { Title } from '@mantine/core';
import { useGetHomeContentQuery, useListSettingsQuery } from '@20x/kit';
import { menuEntries } from '@20x/shared/menu';
import { defaultFooterDescription } from '@20x/shared/site-defaults';
import { useSetting } from '../../api/use-setting';
import { Link } from 'react-router-dom';
import classes from './DashboardPage.module.css';
import { fallbackClaimsIn } from './fallback-claims';
import { MissedSchedule } from './MissedSchedule';
import { getFooterScreen, getHomeScreen, getNavigationScreen, nameOf } from '../../documents/content-types';
import { paths } from '../../ui/paths';
import { useSiteHealth } from './use-site-health';

interface NeedsAttentionProps {
  readonly home: DocumentState;
  /** Undefined for those who may not read them. */
  readonly messages: ContactMessageList | undefined;
  /** Scheduled steps that did not run. */
  readonly missed: readonly Missed[];
  /** Live pages with structured data that search engines cannot use. */
  readonly invalid: readonly InvalidStructuredData[];
  /** How many documents should be checked again, and the list of them. */
  readonly due: { readonly total: number; readonly list: string };
}

/** Known problems, each with the way to its fix; nothing when there are none. */
export function NeedsAttention({ home, messages, missed, invalid, due }: NeedsAttentionProps) {
  const { undelivered = 0, unreadSpam = 0 } = messages ?? {};
  const menu = useSetting('navbarMenuItems');
  const problems: readonly (ReactNode | false)[] = [
    ...missed.map((schedule) => (
      <li key={schedule.id}>
        <MissedSchedule schedule={schedule} />
      </li>
    )),
    ...invalid.map((page) => (
      <li key={page.id}>
        The structured data of <bdi>{nameOf(page)}</bdi> is invalid. {page.message}{' '}
        <Link to={`${paths.schemaGenerator}?page=${page.id}`}>Fix it</Link>
      </li>
    )),
    due.total > 0 && (
      <li key="due">
        {due.total === 1 ? '1 post is due for review.' : `${due.total.toLocaleString('en')} posts are due for review.`}{' '}
        <Link to={`${due.list}?show=due`}>Review</Link>
      </li>
    ),
    home.status === 'changed' && (
      <li key="changed">
        The home page has saved changes that are not live yet. <Link to={getHomeScreen().path}>Review and publish</Link>
      </li>
    ),
    Boolean(menu) && typeof menuEntries(menu ?? '') === 'string' && (
      <li key="menu">
        The menu can’t be read, so visitors see the three default items.{' '}
        <Link to={getNavigationScreen().path}>Repair the menu</Link>
      </li>
    ),
    ...useFallbackClaims(),
    ...useSiteHealth(),
    undelivered > 0 && (
      <li key="undelivered">
        {undelivered === 1
          ? 'The email about 1 contact message could not be delivered.'
          : `The emails about ${undelivered} contact messages could not be delivered.`}{' '}
        <Link to={`${paths.contact}?show=undelivered`}>See why and try again</Link>
      </li>
    ),
    unreadSpam > 0 && (
      <li key="spam">
        {unreadSpam === 1 ? '1 unread message is' : `${unreadSpam} unread messages are`} in spam.{' '}
        <Link to={`${paths.contact}?show=spam`}>Check for real requests</Link>
      </li>
    ),
  ];
  if (!problems.some(Boolean)) return null;
  return (
    <section aria-labelledby="attention">
      <Title order={2} id="attention" className={classes.title}>
        Needs attention
      </Title>
      <ul className={classes.problems}>{problems}</ul>
    </section>
  );
}

/** What visitors read of the fallback texts that the company has to be able to prove. */
function useFallbackClaims(): readonly ReactNode[] {
  const { data: seen } = useGetHomeContentQuery();
  const { data: settings } = useListSettingsQuery();
  const claims = seen ? fallbackClaimsIn(seen) : [];
  const description = settings?.find(({ key }) => key === 'footerDescription')?.value || defaultFooterDescription;
  return [
    claims.length > 0 && (
      <li key="claims">
        Visitors see claims that came with the product: {claims.map((claim) => `“${claim}”`).join(', ')}. Keep only what
        you can prove. <Link to={getHomeScreen().path}>Edit the home page</Link>
      </li>
    ),
    settings && description === defaultFooterDescription && (
      <li key="footer">
        The footer claims “{description}”, which came with the product.{' '}
        <Link to={getFooterScreen().path}>Describe your company</Link>
      </li>
    ),
  ];
}
