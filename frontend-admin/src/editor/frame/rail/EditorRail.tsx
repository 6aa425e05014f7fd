import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { Tabs } from '@mantine/core';
import { useSite } from '@20x/kit';
import type { CheckFinding } from '../../../api/generated';
import { HistoryTab } from '../../comparison/HistoryTab';
import { useOpenDocument } from '../../document/EditorContext';
import { ChecksTab } from '../../publishing/checks/ChecksTab';
import { SeoTab } from '../seo/SeoTab';
import { useEffectiveSeo } from '../seo/use-effective-seo';
import classes from './Rail.module.css';
import type { RailTab, useRail } from './use-rail';

interface EditorRailProps {
  readonly rail: ReturnType<typeof useRail>;
  /** Fields that are not in the form: those of what is selected on the page, or details of the document. Default: none. */
  readonly ownFields?: ReactNode;
  /** Default: Fields. */
  readonly fieldsTitle?: string;
  /** What is selected on the page: choosing something else shows its fields. */
  readonly selected?: string | null;
}

const titles: readonly (readonly [RailTab, string])[] = [
  ['seo', 'SEO'],
  ['checks', 'Checks'],
  ['history', 'History'],
];

/** Beside the form, and on narrow screens above it, folded: everything about the document that is not in the form. */
export function EditorRail({ rail, ownFields = null, fieldsTitle = 'Fields', selected = null }: EditorRailProps) {
  const chosen = useRef(selected);
  const showFields = useEffectEvent(() => rail.setTab('fields'));
  useEffect(() => {
    if (chosen.current === selected) return;
    chosen.current = selected;
    if (selected !== null) showFields();
  }, [selected]);
  const { editor, fields, checks } = useOpenDocument();
  const { publicUrl } = useSite();
  const path = editor.baseline.nextPath ?? editor.baseline.path;
  const seo = useEffectiveSeo(editor.settled, fields, path);
  const root = useRef<HTMLElement>(null);
  // Below an open preview, an opened tab is out of sight until it is scrolled to.
  useEffect(() => {
    const { current } = root;
    current?.parentElement?.scrollTo({ top: current.offsetTop });
  }, [rail.tab]);
  /** A content without metadata of its own has no SEO tab. */
  const panels: Readonly<Record<RailTab, ReactNode>> = {
    fields: ownFields,
    seo: seo && (
      <SeoTab
        seo={seo}
        address={new URL(path, publicUrl || window.location.origin).href}
        findings={checks.findings}
        open={rail.openSections}
        onOpen={rail.setOpenSections}
        onFocusField={rail.goToField}
      />
    ),
    checks: <ChecksTab onFocusField={rail.goToField} />,
    history: <HistoryTab />,
  };
  const offered = ([['fields', fieldsTitle], ...titles] as const).filter(([name]) => panels[name] !== null);
  return (
    <aside ref={root} className={classes.root} aria-label="About this document">
      <Tabs
        value={rail.tab}
        allowTabDeactivation={rail.folds}
        keepMounted={false}
        onChange={(value) => rail.setTab(value as RailTab | null)}
      >
        <Tabs.List grow className={classes.tabs}>
          {offered.map(([name, title]) => (
            <Tabs.Tab key={name} value={name}>
              {title} {name === 'checks' ? <CheckCount findings={checks.findings} /> : null}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {offered.map(([name]) => (
          <Tabs.Panel key={name} value={name} className={classes.panel}>
            {panels[name]}
          </Tabs.Panel>
        ))}
      </Tabs>
    </aside>
  );
}

function CheckCount({ findings }: { readonly findings: readonly CheckFinding[] }) {
  const failed = findings.filter(({ level }) => level !== 'pass');
  if (failed.length === 0) return null;
  const isBlocked = failed.some(({ level }) => level === 'block');
  return (
    <span className={classes.count} data-blocked={isBlocked || undefined}>
      {failed.length}
    </span>
  );
}
