import { useState, type ReactNode } from 'react';
import { Tabs } from '@mantine/core';
import { useOpenDocument, useShownFindings } from '../../document/EditorContext';
import { StateMarks } from '../../fields/EntryHead';
import { useOpenOnDemand } from '../../fields/lists/use-open-on-demand';
import { sectionState } from '../../fields/sections/SectionedForm';
import { useFieldErrors } from '../../model/field-form';
import { CheckCount } from '../rail/EditorRail';
import { useAboutPanels } from '../rail/use-about-panels';
import type { useRail } from '../rail/use-rail';
import { seoField } from '../seo/seo-sections';
import classes from './EditorTabs.module.css';
import type { FormTab } from './form-tabs';

interface EditorTabsProps {
  readonly rail: ReturnType<typeof useRail>;
  readonly tabs: readonly FormTab[];
}

/** The form and all that is about the document, in one row of tabs. A tab that was open once keeps its state. */
export function EditorTabs({ rail, tabs }: EditorTabsProps) {
  const { editor, live } = useOpenDocument();
  const findings = useShownFindings();
  const errors = useFieldErrors();
  const about = useAboutPanels(rail);
  const [opened, setOpened] = useState<readonly (string | null)[]>([]);
  if (!opened.includes(rail.tab)) setOpened([...opened, rail.tab]);
  useOpenOnDemand(
    '',
    (path) => {
      const [field = ''] = path.split('.');
      const tab = field === seoField ? 'seo' : tabs.find(({ fields }) => fields.includes(field))?.name;
      if (tab) rail.setTab(tab);
    },
    false,
  );
  const marksOf = (fields: readonly string[]) => (
    <StateMarks state={sectionState({ fields }, { draft: editor.settled, live, errors })} />
  );
  const marks: Readonly<Record<string, ReactNode>> = {
    seo: marksOf([seoField]),
    checks: <CheckCount findings={findings} />,
  };
  const all = [
    ...tabs.map((tab) => ({ ...tab, marks: marksOf(tab.fields), isMounted: true })),
    ...about.map((tab) => ({ ...tab, marks: marks[tab.name], isMounted: opened.includes(tab.name) })),
  ];
  return (
    <Tabs value={rail.tab} keepMounted keepMountedMode="display-none" onChange={(name) => rail.setTab(name)}>
      <Tabs.List className={classes.list}>
        {all.map(({ name, title, marks: own }) => (
          <Tabs.Tab key={name} value={name}>
            {title} {own}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {all.map(({ name, content, isMounted }) => (
        <Tabs.Panel key={name} value={name} hidden={name !== rail.tab} className={classes.panel}>
          {isMounted ? content : null}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
