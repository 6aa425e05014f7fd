import { notify, useAppDispatch } from '@20x/kit';
import { Switch } from '@mantine/core';
import { adminApi, type SiteChecksState } from '../../api/generated';
import { useMay } from '../../api/use-may';
import { counted } from '../../resource/BulkNotice';
import { clockTime } from '../../ui/clock';
import { reasonOf } from '../../ui/LoadFailure';
import { uncheckedPages } from '../../ui/unchecked-pages';
import classes from './SiteChecks.module.css';

/** When the site was checked last, and whether links to other sites are checked, too. */
export function CheckState({ lastRun, lastFullRun, isRunning, externalLinks }: SiteChecksState) {
  const dispatch = useAppDispatch();
  const mayChoose = useMay('settings:edit');
  const [choose, { isLoading }] = adminApi.useChooseExternalLinkCheckMutation();
  const change = (checked: boolean) =>
    choose({ externalLinksRequest: { checked } })
      .unwrap()
      .catch((error: unknown) => {
        dispatch(notify({ title: 'Not saved', description: reasonOf(error), variant: 'destructive' }));
      });
  return (
    <div className={classes.state}>
      <p role="status">{isRunning ? 'Checking all pages…' : `${stateText(lastRun)} ${uncheckedPages(lastFullRun)}`}</p>
      {mayChoose ? (
        <Switch
          label="Check links to other sites, too"
          checked={externalLinks}
          disabled={isLoading}
          onChange={(event) => void change(event.currentTarget.checked)}
        />
      ) : null}
    </div>
  );
}

const stateText = (lastRun: SiteChecksState['lastRun']) =>
  lastRun?.finishedAt
    ? `Last checked ${clockTime(new Date(lastRun.finishedAt))}: ${counted(lastRun.pages, 'page')}.`
    : 'The site has not been checked yet.';
