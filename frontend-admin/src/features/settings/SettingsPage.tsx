import { useCallback, useState } from 'react';
import { useAppDispatch } from '@20x/kit';
import { settingsValues } from '../../api/fields/settings-values.generated';
import { refetch } from '../../api/refetch';
import { adminApi, type SettingsDocument, type SettingsValues } from '../../api/generated';
import { Text, Title } from '@mantine/core';
import type { FieldDeclarations } from '../../editor/model/field-declarations';
import { LoadGate } from '../../ui/LoadGate';
import { CheckLevelsGroup } from './CheckLevelsGroup';
import { SettingsGroup } from './SettingsGroup';
import classes from './SettingsPage.module.css';
import { SettingsStore } from './settings-store';

type Part = (typeof settingsValues)[keyof SettingsValues]['part'];
/** The groups in their order. */
const groups: Readonly<Record<Part, string>> = {
  brand: 'Brand',
  navigation: 'Navigation',
  footer: 'Footer',
  search: 'SEO',
  legal: 'Legal',
};

const fieldsOf = (part: string): FieldDeclarations =>
  Object.fromEntries(Object.entries(settingsValues).filter(([, declaration]) => declaration.part === part));

/** /admin/settings */
export function SettingsPage() {
  const dispatch = useAppDispatch();
  const load = useCallback(
    () => dispatch(adminApi.endpoints.getSettingsDocument.initiate(undefined, refetch)).unwrap(),
    [dispatch],
  );
  return (
    <>
      <div className={classes.head}>
        <Title order={1}>Site settings</Title>
        <Text c="var(--ink3)">
          Each group is saved separately and goes live right away. An empty field shows the gray default.
        </Text>
      </div>
      <LoadGate what="the settings" load={load}>
        {(document) => <SettingsForm document={document} />}
      </LoadGate>
      <CheckLevelsGroup />
    </>
  );
}

function SettingsForm({ document }: { readonly document: SettingsDocument }) {
  const dispatch = useAppDispatch();
  const [store] = useState(
    () =>
      new SettingsStore(document, (version, values) =>
        dispatch(adminApi.endpoints.saveSettings.initiate({ saveSettingsRequest: { version, values } })).unwrap(),
      ),
  );
  return (
    <>
      {Object.entries(groups).map(([part, title]) => (
        <SettingsGroup key={part} title={title} fields={fieldsOf(part)} store={store} />
      ))}
    </>
  );
}
