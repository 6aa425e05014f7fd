import { useState } from 'react';
import { Button, NativeSelect, Text, Title } from '@mantine/core';
import { Plus, Trash2 } from 'lucide-react';
import { typesOf, type Entity } from '@20x/shared/structured-data/graph';
import { typeStatus } from '@20x/shared/structured-data/rules';
import { IconButton } from '../../ui/IconButton';
import { textOf } from './own-text';
import type { Reading } from './reading';
import classes from './SchemaGenerator.module.css';
import { ThingForm } from './ThingForm';
import { offeredTypes, referencesIn } from './value-options';

interface OverridePanelProps {
  readonly reading: Reading;
  readonly automatic: readonly Entity[];
  readonly onChange: (text: string) => void;
}

/** The things that the page adds to the automatic graph, or extends in it, each as a form. */
export function OverridePanel({ reading, automatic, onChange }: OverridePanelProps) {
  const { own, graph, names, places, issues } = reading;
  if (own === null) {
    return <Text>The text can’t be read as structured data. Fix it in Free JSON, or import another text.</Text>;
  }
  const facts = { issues, references: referencesIn(graph, names) };
  const write = (things: readonly Entity[]) => onChange(textOf(things));
  return (
    <div className={classes.fields}>
      {own.length === 0 ? (
        <Text>This page adds nothing to its automatic graph. Choose a type to add or change something.</Text>
      ) : null}
      {own.map((thing, index) => {
        const place = places[index] ?? 0;
        const type = typesOf(graph[place] ?? thing)[0] ?? 'Thing';
        const name = names[place] ?? type;
        const basis = automatic[place];
        return (
          <section key={index} aria-label={name} className={classes.thing}>
            <div className={classes.thingHead}>
              <Title order={3} size="h4">
                {name}
              </Title>
              <IconButton label={`Remove ${name}`} icon={Trash2} onClick={() => write(own.toSpliced(index, 1))} />
            </div>
            {basis ? (
              <Text c="var(--ink3)">Changes the automatic {type}. What you leave empty keeps its automatic value.</Text>
            ) : null}
            <ThingForm
              thing={thing}
              type={type}
              where={name}
              basis={basis}
              facts={facts}
              onChange={(changed) => write(own.with(index, changed))}
            />
          </section>
        );
      })}
      <TypePicker onAdd={(type) => write([...own, { '@type': type }])} />
    </div>
  );
}

/** Chooses a type, and says what became of it in search results. */
function TypePicker({ onAdd }: { readonly onAdd: (type: string) => void }) {
  const [type, setType] = useState('');
  const status = typeStatus[type];
  return (
    <form
      className={classes.picker}
      onSubmit={(event) => {
        event.preventDefault();
        onAdd(type);
        setType('');
      }}
    >
      <NativeSelect
        label="Type"
        value={type}
        data={[{ value: '', label: 'Choose a type' }, ...offeredTypes]}
        description={
          status ? (
            <>
              {status.message} Status as of {status.since}.
            </>
          ) : null
        }
        onChange={({ currentTarget }) => setType(currentTarget.value)}
      />
      <Button
        type="submit"
        variant="default"
        leftSection={<Plus />}
        disabled={type === '' || status?.level === 'error'}
      >
        Add
      </Button>
    </form>
  );
}
