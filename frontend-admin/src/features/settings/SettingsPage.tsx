import { useCallback, useEffect, useState } from 'react';
import { Button, Text, Title } from '@mantine/core';
import { useAppDispatch } from '@20x/kit';
import { adminApi, type CheckLevelsDocument, type SettingsDocument } from '../../api/generated';
import { refetch } from '../../api/refetch';
import { LoadGate } from '../../ui/LoadGate';
import { CheckLevelsGroup } from './CheckLevelsGroup';
import { LinksGroup } from './LinksGroup';
import { SettingsGroup } from './SettingsGroup';
import { SettingsNavigation } from './SettingsNavigation';
import classes from './SettingsPage.module.css';
import {
  addressesGroup,
  draftsGroup,
  emailGroup,
  fieldsGroups,
  findSettings,
  groupTitles,
  operationGroup,
} from './settings-search';
import { SettingsStore } from './settings-store';

const { endpoints } = adminApi;

/** /admin/settings */
export function SettingsPage() {
  const dispatch = useAppDispatch();
  const load = useCallback(async () => {
    const [settings, levels] = await Promise.all([
      dispatch(endpoints.getSettingsDocument.initiate(undefined, refetch)).unwrap(),
      dispatch(endpoints.getCheckLevels.initiate(undefined, refetch)).unwrap(),
    ]);
    return { settings, levels };
  }, [dispatch]);
  return (
    <>
      <div className={classes.head}>
        <Title order={1}>Site settings</Title>
        <Text c="var(--ink3)">
          Each group of fields is saved separately and goes live right away. An empty field shows the gray default.
        </Text>
      </div>
      <LoadGate what="the settings" load={load}>
        {(loaded) => <Groups {...loaded} />}
      </LoadGate>
    </>
  );
}

interface GroupsProps {
  readonly settings: SettingsDocument;
  readonly levels: CheckLevelsDocument;
}

/** The groups that the search finds, beside their names. */
function Groups({ settings, levels }: GroupsProps) {
  const dispatch = useAppDispatch();
  const [store] = useState(
    () =>
      new SettingsStore(settings, (version, values) =>
        dispatch(endpoints.saveSettings.initiate({ saveSettingsRequest: { version, values } })).unwrap(),
      ),
  );
  const [search, setSearch] = useState('');
  const found = findSettings(search, levels.rules);
  const groups = Object.entries(groupTitles).filter(([id]) => (found[id]?.length ?? 0) > 0);
  useEffect(() => {
    const { hash } = window.location;
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div className={classes.layout}>
      <SettingsNavigation groups={groups} search={search} onSearch={setSearch} />
      <div>
        {groups.length === 0 ? (
          <div role="status" className={classes.nothing}>
            <Text>No setting matches “{search}”.</Text>
            <Button variant="default" onClick={() => setSearch('')}>
              Show all settings
            </Button>
          </div>
        ) : null}
        <LinksGroup group={draftsGroup} found={found.drafts ?? []} />
        {fieldsGroups.map((group) => (
          <SettingsGroup key={group.id} group={group} found={found[group.id] ?? []} store={store} />
        ))}
        <LinksGroup group={addressesGroup} found={found.addresses ?? []} />
        <LinksGroup group={emailGroup} found={found.email ?? []} />
        <CheckLevelsGroup document={levels} found={found.checks ?? []} />
        <LinksGroup group={operationGroup} found={found.operation ?? []} />
      </div>
    </div>
  );
}
