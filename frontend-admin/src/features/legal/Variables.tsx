import { useListSettingsQuery } from '@20x/kit';
import { Link } from 'react-router-dom';
import classes from './LegalForm.module.css';

/** What the texts may name, and what visitors read for it. */
export function Variables() {
  const { data = [], isSuccess } = useListSettingsQuery();
  const say = (key: string) => data.find((setting) => setting.key === key)?.value;
  const names = [
    ['{legal_name}', say('legalName')],
    ['{privacy_email}', say('privacyEmail')],
  ] as const;
  const missing = isSuccess && names.some(([, value]) => !value);
  return (
    <details className={classes.variables} open={missing}>
      <summary>Variables</summary>
      <dl>
        {names.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              {value ?? (
                <span className={classes.missing}>
                  Not set yet. Set it in the <Link to="/admin/settings">site settings</Link>, under Legal.
                </span>
              )}
            </dd>
          </div>
        ))}
        <dt>
          <code>{'{effective_date}'}</code>
        </dt>
        <dd>The day you give when you publish.</dd>
        <dt>
          <code>{'{cookie_table}'}</code>
        </dt>
        <dd>
          A table of all cookies and scripts, made from what the site really uses. Give it a paragraph of its own.
        </dd>
      </dl>
    </details>
  );
}
