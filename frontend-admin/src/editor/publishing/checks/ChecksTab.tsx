import { Button, Loader, Stack, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useMay } from '../../../api/use-may';
import { Banner } from '../../../ui/Banner';
import classes from './ChecksTab.module.css';
import { FindingList } from './FindingList';
import { useOpenDocument } from '../../document/EditorContext';
import { paths } from '../../../ui/paths';

interface ChecksTabProps {
  readonly onFocusField: (path: string) => void;
}

/** What blocks publishing, what is worth a look, and what is good. */
export function ChecksTab({ onFocusField }: ChecksTabProps) {
  const { editor, checks } = useOpenDocument();
  const { findings, isChecking, isFailed, retry } = checks;
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
          summary(blocking.length, warning.length, editor.isDirty)
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
      {mayChoose ? (
        <Text size="sm" c="var(--ink3)">
          Choose which checks block publishing in the <Link to={`${paths.settings}#checks`}>site settings</Link>.
        </Text>
      ) : null}
    </Stack>
  );
}

function summary(blocking: number, warning: number, isDirty: boolean): string {
  const found = [
    blocking > 0 && (blocking === 1 ? '1 error' : `${blocking} errors`),
    warning > 0 && (warning === 1 ? '1 warning' : `${warning} warnings`),
  ].filter((part) => part !== false);
  const rest = isDirty ? ' Your latest edits are checked once they are saved.' : '';
  return `${found.length > 0 ? found.join(', ') : 'No problems found'}.${rest}`;
}
