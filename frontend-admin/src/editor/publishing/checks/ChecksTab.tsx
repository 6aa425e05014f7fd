import { Button, Loader, Stack, Text } from '@mantine/core';
import { Link, useNavigate } from 'react-router-dom';
import { useMay } from '../../../api/use-may';
import { Banner } from '../../../ui/Banner';
import classes from './ChecksTab.module.css';
import { FindingList } from './FindingList';
import { LiveFindings } from './LiveFindings';
import { useOpenDocument, useShownFindings } from '../../document/EditorContext';
import { leaveBy } from '../../../ui/leaving/use-leave-guard';
import { paths } from '../../../ui/paths';

interface ChecksTabProps {
  readonly onFocusField: (path: string) => void;
}

/** What blocks publishing and, unless the form is a simple one, what is worth a look and what is good. */
export function ChecksTab({ onFocusField }: ChecksTabProps) {
  const { editor, checks, advanced } = useOpenDocument();
  const { isChecking, isFailed, retry } = checks;
  const findings = useShownFindings();
  const mayChoose = useMay('settings:edit');
  const at = (level: string) => findings.filter((finding) => finding.level === level);
  const [blocking, warning, good] = [at('block'), at('warn'), at('pass')];
  return (
    <Stack gap="sm">
      <p className={classes.state} role="status">
        {isChecking ? (
          <>
            <Loader size={14} /> Checking…
          </>
        ) : (
          summary(
            blocking.length,
            warning.length,
            editor.isDirty,
            advanced ? 'Nothing blocks publishing' : 'No problems found',
          )
        )}
      </p>
      {isFailed && !isChecking ? (
        <Banner
          tone="danger"
          title="The checks could not be made"
          actions={
            <Button variant="default" onClick={retry}>
              Check again
            </Button>
          }
        />
      ) : null}
      <FindingList findings={[...blocking, ...warning]} onFocusField={onFocusField} />
      {good.length > 0 ? (
        <details className={classes.good}>
          <summary>{good.length === 1 ? 'One check passed' : `${good.length} checks passed`}</summary>
          <FindingList findings={good} onFocusField={onFocusField} />
        </details>
      ) : null}
      {advanced ? <AllChecks advanced={advanced} /> : <LiveFindings />}
      {mayChoose ? (
        <Text size="sm" c="var(--ink3)">
          Choose which checks block publishing in the <Link to={`${paths.settings}#checks`}>site settings</Link>.
        </Text>
      ) : null}
    </Stack>
  );
}

/** Leads to the warnings, too. */
function AllChecks({ advanced }: { readonly advanced: string }) {
  const to = `${advanced}?tab=checks`;
  const navigate = useNavigate();
  return (
    <Text size="sm" c="var(--ink3)">
      Warnings are in the advanced editor:{' '}
      <Link
        to={to}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          leaveBy(() => void navigate(to));
        }}
      >
        See all checks
      </Link>
      .
    </Text>
  );
}

function summary(blocking: number, warning: number, isDirty: boolean, none: string): string {
  const found = [
    blocking > 0 && (blocking === 1 ? '1 error' : `${blocking} errors`),
    warning > 0 && (warning === 1 ? '1 warning' : `${warning} warnings`),
  ].filter((part) => part !== false);
  const rest = isDirty ? ' Your latest edits are checked once they are saved.' : '';
  return `${found.length > 0 ? found.join(', ') : none}.${rest}`;
}
