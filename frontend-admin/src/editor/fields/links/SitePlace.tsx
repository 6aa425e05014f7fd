import { useState } from 'react';
import { NativeSelect, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { adminApi, type LinkedDocument, type LinkLookup } from '../../../api/generated';
import { readLink, referenceTo } from './link-address';
import classes from './LinkPicker.module.css';
import { useDocumentAnchors } from './use-link-lookup';

interface SitePlaceProps {
  readonly href: string;
  /** What the link leads to; undefined while that is not known. */
  readonly lookup: LinkLookup | undefined;
  readonly onChange: (href: string) => void;
}

const groups: readonly { readonly name: string; readonly types: readonly string[] }[] = [
  { name: 'Pages', types: ['home-content', 'page'] },
  { name: 'Legal texts', types: ['legal'] },
  { name: 'Features', types: ['feature'] },
  { name: 'Posts', types: ['post'] },
];
/** The most that one answer lists; more are found by words. */
const most = 100;
const pauseMs = 200;

/** A document of this site, and a place in it. */
export function SitePlace({ href, lookup, onChange }: SitePlaceProps) {
  const [search, setSearch] = useState('');
  const [settled] = useDebouncedValue(search.trim(), pauseMs);
  const { data, isFetching } = adminApi.useListLinkTargetsQuery(
    { search: settled || undefined, limit: most },
    { refetchOnMountOrArgChange: true },
  );
  const link = readLink(href);
  const id = lookup?.document?.id ?? (link.kind === 'document' ? link.id : undefined);
  const anchor = link.kind === 'document' || link.kind === 'page' ? link.anchor : '';
  const anchors = useDocumentAnchors(id);
  const places = [...new Set([...(anchors ?? []), ...(anchor ? [anchor] : [])])];
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
      <div className={classes.targets} aria-busy={isFetching}>
        {groups.map(({ name, types }) => (
          <TargetGroup
            key={name}
            name={name}
            targets={(data?.data ?? []).filter(({ type }) => types.includes(type))}
            current={id}
            onChoose={(target) => {
              onChange(referenceTo(target.id));
            }}
          />
        ))}
        {data?.total === 0 ? <p className={classes.none}>Nothing is called that.</p> : null}
        {data && data.total > most ? (
          <p className={classes.none}>{data.total - most} more: type words to find them.</p>
        ) : null}
      </div>
      {id !== undefined && places.length > 0 ? (
        <NativeSelect
          label="Place on the page"
          value={anchor}
          data={[
            { value: '', label: 'Top of the page' },
            ...places.map((place) => ({
              value: place,
              label: anchors?.includes(place) === false ? `#${place} (not on the page)` : `#${place}`,
            })),
          ]}
          onChange={(event) => {
            onChange(referenceTo(id, event.currentTarget.value));
          }}
        />
      ) : null}
    </>
  );
}

interface TargetGroupProps {
  readonly name: string;
  readonly targets: readonly LinkedDocument[];
  readonly current: string | undefined;
  readonly onChoose: (target: LinkedDocument) => void;
}

function TargetGroup({ name, targets, current, onChoose }: TargetGroupProps) {
  if (targets.length === 0) return null;
  return (
    <section aria-label={name}>
      <h3 className={classes.group}>{name}</h3>
      <ul className={classes.list}>
        {targets.map((target) => (
          <li key={target.id}>
            <UnstyledButton
              className={classes.target}
              aria-pressed={target.id === current}
              onClick={() => {
                onChoose(target);
              }}
            >
              <span className={classes.title}>
                {target.title}
                {target.live ? null : <span className={classes.draft}>draft</span>}
              </span>
              <span className={classes.path}>{target.path}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
