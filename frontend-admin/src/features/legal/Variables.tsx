import { useListSettingsQuery } from '@20x/kit';
import { legalVariables } from '@20x/shared/legal-variables';
import { Link } from 'react-router-dom';
import classes from './LegalForm.module.css';
import { paths } from '../../ui/paths';

/** What the texts may name, and what visitors read for it. */
export function Variables() {
  const { data = [], isSuccess } = useListSettingsQuery();
  const rows = Object.entries(legalVariables).map(([name, { setting, meaning }]) => {
    return [name, meaning ?? data.find(({ key }) => key === setting?.key)?.value] as const;
  });
  return (
    <details className={classes.variables} open={isSuccess && rows.some(([, value]) => !value)}>
      <summary>Variables</summary>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>
              <code>{`{${name}}`}</code>
            </dt>
            <dd>
              {value ?? (
                <span className={classes.missing}>
                  Not set yet. Set it in the <Link to={paths.settings}>site settings</Link>, under Legal.
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
