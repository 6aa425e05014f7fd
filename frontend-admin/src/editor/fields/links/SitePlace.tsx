import { readLink, referenceTo } from '@20x/shared/link-address';
import { NativeSelect } from '@mantine/core';
import { contentTypes } from '../../../api/fields/content-types.generated';
import type { LinkedDocument, LinkLookup } from '../../../api/generated';
import classes from './LinkPicker.module.css';
import { TargetList, TargetSearch } from './TargetSearch';
import { useDocumentAnchors } from './use-link-lookup';

interface SitePlaceProps {
  readonly href: string;
  /** What the link leads to; undefined while that is not known. */
  readonly lookup: LinkLookup | undefined;
  readonly onChange: (href: string) => void;
}

/** A document of this site, and a place in it. */
export function SitePlace({ href, lookup, onChange }: SitePlaceProps) {
  const link = readLink(href);
  const id = lookup?.document?.id ?? (link.kind === 'document' ? link.id : undefined);
  const anchor = link.kind === 'document' || link.kind === 'page' ? link.anchor : '';
  const anchors = useDocumentAnchors(id);
  const places = [...new Set([...(anchors ?? []), ...(anchor ? [anchor] : [])])];
  return (
    <>
      <TargetSearch
        pages
        renderFound={(found) =>
          contentTypes.map(({ name, title }) => (
            <TargetGroup
              key={name}
              name={title}
              targets={found.filter(({ type }) => type === name)}
              current={id}
              onChoose={(target) => {
                onChange(referenceTo(target.id));
              }}
            />
          ))
        }
      />
      {id !== undefined && places.length > 0 ? (
        <NativeSelect
          label="Jump to section"
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
      <TargetList targets={targets} isCurrent={(target) => target.id === current} onChoose={onChoose} />
    </section>
  );
}
