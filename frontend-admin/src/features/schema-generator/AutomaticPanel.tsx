import { Button, Text } from '@mantine/core';
import type { Entity } from '@20x/shared/structured-data/graph';
import { namesOf } from '@20x/shared/structured-data/places';
import { GraphTree } from './GraphTree';
import classes from './SchemaGenerator.module.css';

interface AutomaticPanelProps {
  readonly automatic: readonly Entity[];
  /** The page adds to it or changes it. */
  readonly isOverridden: boolean;
  readonly onExtend: (entity: Entity) => void;
  readonly onRemove: () => void;
}

/** What is made of the page by itself. */
export function AutomaticPanel({ automatic, isOverridden, onExtend, onRemove }: AutomaticPanelProps) {
  const names = namesOf(automatic);
  return (
    <div className={classes.fields}>
      <Text>
        The automatic graph describes the page’s title, its place in the site, and its questions, videos and authors.
        Edit the page or the site settings to change it.
      </Text>
      {isOverridden ? (
        <div className={classes.overridden}>
          <Text>This page changes its automatic graph.</Text>
          <Button variant="default" onClick={onRemove}>
            Use only the automatic graph
          </Button>
        </div>
      ) : null}
      <GraphTree
        graph={automatic}
        names={names}
        actionOf={(entity, index) => (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={`Change ${names[index] ?? ''}`}
            onClick={() => onExtend(entity)}
          >
            Change
          </Button>
        )}
      />
    </div>
  );
}
