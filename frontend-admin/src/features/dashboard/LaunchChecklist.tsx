import { useListSettingsQuery } from '@20x/kit';
import { legalVariables } from '@20x/shared/legal-variables';
import { Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { adminApi } from '../../api/generated';
import { editorOf, nameOf } from '../../documents/content-types';
import { paths } from '../../ui/paths';
import classes from './DashboardPage.module.css';

const legalSettings = Object.values(legalVariables).flatMap(({ setting }) => setting ?? []);

/** What visitors read in [brackets] until the owner fills it in; nothing when there is nothing left. */
export function LaunchChecklist() {
  const { data: documents = [] } = adminApi.useListUnfinishedDocumentsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const { data: settings } = useListSettingsQuery();
  const missing = legalSettings.filter(({ key }) => settings && !settings.some((known) => known.key === key));
  if (documents.length === 0) return null;
  return (
    <section aria-labelledby="launch">
      <Title order={2} id="launch" className={classes.title}>
        Before you launch
      </Title>
      <p className={classes.more}>
        Replace the text in [brackets] and publish. Search engines are asked not to list these pages until then.
      </p>
      <ul className={classes.problems}>
        {missing.map(({ key, label }) => (
          <li key={key}>
            <Link to={paths.settings}>Site settings</Link>: enter the {label}. The legal pages name it.
          </li>
        ))}
        {documents.map(({ placeholders, ...document }) => (
          <li key={document.id}>
            <Link to={editorOf(document) ?? document.path}>{nameOf(document)}</Link>: {placeholders.join(', ')}
          </li>
        ))}
      </ul>
    </section>
  );
}
