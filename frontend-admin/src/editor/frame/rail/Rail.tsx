import { useEffect, useRef, type ReactNode } from 'react';
import { Tabs } from '@mantine/core';
import classes from './Rail.module.css';

export type RailTab = 'document' | 'seo' | 'checks' | 'history';

interface RailProps {
  /** Null: folded. */
  readonly tab: RailTab | null;
  readonly onTab: (tab: RailTab | null) => void;
  /** How many checks did not pass. */
  readonly findings: number;
  /** A panel that is not there has no tab. */
  readonly panels: Readonly<Partial<Record<RailTab, ReactNode>>>;
}

const titles: readonly (readonly [RailTab, string])[] = [
  ['document', 'Document'],
  ['seo', 'SEO'],
  ['checks', 'Checks'],
  ['history', 'History'],
];

/** Beside the form, and on narrow screens above it, folded: everything about the document that is not its content. */
export function Rail({ tab, onTab, findings, panels }: RailProps) {
  const root = useRef<HTMLElement>(null);
  // Below an open preview the tabs are scrolled to: what somebody opens comes into sight.
  useEffect(() => {
    const { current } = root;
    current?.parentElement?.scrollTo({ top: current.offsetTop });
  }, [tab]);
  return (
    <aside ref={root} className={classes.root} aria-label="About this document">
      <Tabs
        value={tab}
        allowTabDeactivation
        keepMounted={false}
        onChange={(value) => {
          onTab(value as RailTab | null);
        }}
      >
        <Tabs.List grow className={classes.tabs}>
          {titles
            .filter(([name]) => panels[name] !== undefined)
            .map(([name, title]) => (
              <Tabs.Tab key={name} value={name}>
                {title} {name === 'checks' && findings > 0 ? <span className={classes.count}>{findings}</span> : null}
              </Tabs.Tab>
            ))}
        </Tabs.List>
        {titles.map(([name]) => (
          <Tabs.Panel key={name} value={name} className={classes.panel}>
            {panels[name]}
          </Tabs.Panel>
        ))}
      </Tabs>
    </aside>
  );
}
