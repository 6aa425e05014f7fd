import { useCallback, useState } from 'react';
import { useAppDispatch } from '@20x/kit';
import { afresh } from '../../api/afresh';
import { adminApi, type SettingsDocument, type SettingsValues } from '../../api/generated';
import { Text, Title } from '@mantine/core';
import { Field } from '../../editor/fields/Field';
import { LoadGate } from '../../editor/LoadGate';
import { CheckLevelsGroup } from './CheckLevelsGroup';
import { MenuField } from './MenuField';
import { brandFields, footerFields, legalFields, navigationFields, searchFields } from './settings-fields';
import { SettingsGroup } from './SettingsGroup';
import classes from './SettingsPage.module.css';
import { SettingsStore } from './settings-store';

const Setting = Field<SettingsValues>;

/** /admin/settings */
export function SettingsPage() {
  const dispatch = useAppDispatch();
  const load = useCallback(
    () => dispatch(adminApi.endpoints.getSettingsDocument.initiate(undefined, afresh)).unwrap(),
    [dispatch],
  );
  return (
    <>
      <div className={classes.head}>
        <Title order={1}>Site settings</Title>
        <Text c="var(--ink3)">
          Each group is saved on its own, and what you save is live for visitors at once. An empty field shows the grey
          default.
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
      <SettingsGroup title="Brand" fields={brandFields} store={store}>
        <Setting name="siteName" />
        <Setting name="adminName" />
        <Setting name="siteLogoUrl" />
        <Setting name="faviconUrl" />
      </SettingsGroup>
      <SettingsGroup title="Navigation" fields={navigationFields} store={store}>
        <Setting name="navbarDropdownTitle" />
        <Setting name="navbarCtaText" />
        <Setting name="navbarCtaLink" />
        <MenuField />
      </SettingsGroup>
      <SettingsGroup title="Footer" fields={footerFields} store={store}>
        <Setting name="footerDescription" />
        <Setting name="footerCopyright" />
      </SettingsGroup>
      <SettingsGroup title="SEO" fields={searchFields} store={store}>
        <Setting name="titleTemplate" />
      </SettingsGroup>
      <SettingsGroup title="Legal" fields={legalFields} store={store}>
        <Setting name="legalName" />
        <Setting name="privacyEmail" />
      </SettingsGroup>
    </>
  );
}
