import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { Tabs } from '@mantine/core';
import type { CheckFinding } from '../../../api/generated';
import { useShownFindings } from '../../document/EditorContext';
import classes from './Rail.module.css';
import { useAboutPanels } from './use-about-panels';
import type { useRail } from './use-rail';

interface EditorRailProps {
  readonly rail: ReturnType<typeof useRail>;
  /** Fields that are not in the form: those of what is selected on the page, or details of the document. Default: none. */
  readonly ownFields?: ReactNode;
  /** Default: Fields. */
  readonly fieldsTitle?: string;
  /** What is selected on the page: choosing something else shows its fields. */
  readonly selected?: string | null;
}

/** Beside the form, and on narrow screens above it, folded: everything about the document that is not in the form. */
export function EditorRail({ rail, ownFields = null, fieldsTitle = 'Fields', selected = null }: EditorRailProps) {
  const chosen = useRef(selected);
  const showFields = useEffectEvent(() => rail.setTab('fields'));
  useEffect(() => {
    if (chosen.current === selected) return;
    chosen.current = selected;
    if (selected !== null) showFields();
  }, [selected]);
  const findings = useShownFindings();
  const panels = useAboutPanels(rail);
  const root = useRef<HTMLElement>(null);
  // Below an open preview, an opened tab is out of sight until it is scrolled to.
  useEffect(() => {
    const { current } = root;
    current?.parentElement?.scrollTo({ top: current.offsetTop });
  }, [rail.tab]);
  const offered = [...(ownFields ? [{ name: 'fields', title: fieldsTitle, content: ownFields }] : []), ...panels];
  return (
    <aside ref={root} className={classes.root} aria-label="About this document">
      <Tabs value={rail.tab} allowTabDeactivation={rail.folds} keepMounted={false} onChange={rail.setTab}>
        <Tabs.List grow className={classes.tabs}>
          {offered.map(({ name, title }) => (
            <Tabs.Tab key={name} value={name}>
              {title} {name === 'checks' ? <CheckCount findings={findings} /> : null}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {offered.map(({ name, content }) => (
          <Tabs.Panel key={name} value={name} className={classes.panel}>
            {content}
          </Tabs.Panel>
        ))}
      </Tabs>
    </aside>
  );
}

/** How many checks found something. */
export function CheckCount({ findings }: { readonly findings: readonly CheckFinding[] }) {
  const failed = findings.filter(({ level }) => level !== 'pass');
  if (failed.length === 0) return null;
  const isBlocked = failed.some(({ level }) => level === 'block');
  return (
    <span className={classes.count} data-blocked={isBlocked || undefined}>
      {failed.length}
    </span>
  );
}
