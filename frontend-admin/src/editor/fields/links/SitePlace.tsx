import { useState } from 'react';
import { NativeSelect, TextInput, UnstyledButton } from '@mantine/core';
import { readLink } from './link-address';
import classes from './LinkPicker.module.css';
import { useAnchors, useLinkTargets, type LinkTarget } from './link-targets';

interface SitePlaceProps {
  readonly href: string;
  readonly onChange: (href: string) => void;
}

const groups = ['Pages', 'Features', 'Posts'] as const;

/** A page of this site, and a place on it. */
export function SitePlace({ href, onChange }: SitePlaceProps) {
  const [search, setSearch] = useState('');
  const { targets } = useLinkTargets();
  const link = readLink(href);
  const path = link.kind === 'page' ? link.path : null;
  const anchors = useAnchors(path);
  const found = targets.filter(matches(search));
  return (
    <>
      <TextInput
        data-autofocus
        label="Find"
        placeholder="Title or address"
        value={search}
        onChange={(event) => {
          setSearch(event.currentTarget.value);
        }}
      />
      <div className={classes.targets}>
        {groups.map((group) => (
          <TargetGroup
            key={group}
            name={group}
            targets={found.filter((target) => target.group === group)}
            current={path}
            onChoose={onChange}
          />
        ))}
        {found.length === 0 ? <p className={classes.none}>Nothing published is called that.</p> : null}
      </div>
      {path !== null && anchors && anchors.length > 0 ? (
        <NativeSelect
          label="Place on the page"
          value={link.kind === 'page' ? link.anchor : ''}
          data={[
            { value: '', label: 'Top of the page' },
            ...anchors.map((anchor) => ({ value: anchor, label: `#${anchor}` })),
          ]}
          onChange={(event) => {
            const { value } = event.currentTarget;
            onChange(value ? `${path}#${value}` : path);
          }}
        />
      ) : null}
    </>
  );
}

const matches = (search: string) => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return ({ title, path }: LinkTarget) => words.every((word) => `${title} ${path}`.toLowerCase().includes(word));
};

interface TargetGroupProps {
  readonly name: string;
  readonly targets: readonly LinkTarget[];
  readonly current: string | null;
  readonly onChoose: (path: string) => void;
}

function TargetGroup({ name, targets, current, onChoose }: TargetGroupProps) {
  if (targets.length === 0) return null;
  return (
    <section aria-label={name}>
      <h3 className={classes.group}>{name}</h3>
      <ul className={classes.list}>
        {targets.map(({ title, path }) => (
          <li key={path}>
            <UnstyledButton
              className={classes.target}
              aria-pressed={path === current}
              onClick={() => {
                onChoose(path);
              }}
            >
              <span className={classes.title}>{title}</span>
              <span className={classes.path}>{path}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
