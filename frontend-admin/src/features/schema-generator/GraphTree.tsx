import type { ReactNode } from 'react';
import { isEntity, typesOf, type Entity } from '@20x/shared/structured-data/graph';
import classes from './SchemaGenerator.module.css';
import { propertyWords } from './value-options';

interface GraphTreeProps {
  readonly graph: readonly Entity[];
  readonly names: readonly string[];
  /** Beside the name of a thing. Default: nothing. */
  readonly actionOf?: (entity: Entity, index: number) => ReactNode;
}

/** The things of a graph; each opens to its values. */
export const GraphTree = ({ graph, names, actionOf }: GraphTreeProps) => (
  <ul className={classes.tree}>
    {graph.map((entity, index) => (
      <li key={index} className={classes.branch}>
        <details>
          <summary>
            <b>{names[index]}</b> {labelOf(entity)}
          </summary>
          <Values entity={entity} />
        </details>
        {actionOf?.(entity, index)}
      </li>
    ))}
  </ul>
);

/** What tells a thing from others of its type. */
const labelOf = ({ name, headline }: Entity) => {
  const label = name ?? headline;
  return typeof label === 'string' ? label : '';
};

const Values = ({ entity }: { readonly entity: Entity }) => (
  <ul>
    {Object.entries(entity).flatMap(([name, value]) =>
      name === '@type'
        ? []
        : [value].flat().map((one, index) => (
            <li key={`${name} ${index}`}>
              <span className={classes.property}>{name === '@id' ? 'Id' : propertyWords(name)}</span>{' '}
              {isEntity(one) ? <Thing entity={one} /> : String(one)}
            </li>
          )),
    )}
  </ul>
);

/** A thing within another one, or the id of one that stands beside it. */
function Thing({ entity }: { readonly entity: Entity }) {
  const { '@id': id } = entity;
  if (typesOf(entity).length === 0 && typeof id === 'string') return <span className={classes.reference}>→ {id}</span>;
  return (
    <>
      <b>{typesOf(entity).join(', ') || 'Thing'}</b>
      <Values entity={entity} />
    </>
  );
}
