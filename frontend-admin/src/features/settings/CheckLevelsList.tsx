import { NativeSelect, Text, Title } from '@mantine/core';
import type { CheckLevel, RuleLevels } from '../../api/generated';
import { typeName } from '../../documents/content-types';
import classes from './CheckLevels.module.css';
import type { useCheckLevels } from './use-check-levels';

const words = { off: 'Off', warn: 'Warn', block: 'Block' } as const satisfies Record<CheckLevel, string>;
const options = Object.entries(words).map(([value, label]) => ({ value, label }));

type Levels = Pick<ReturnType<typeof useCheckLevels>, 'chosen' | 'valueOf' | 'choose' | 'chooseException'>;

interface CheckLevelsListProps {
  readonly rules: readonly RuleLevels[];
  readonly levels: Levels;
}

/** One value per rule, and the content types that are an exception from it. */
export function CheckLevelsList({ rules, levels }: CheckLevelsListProps) {
  return (
    <ul className={classes.rules}>
      {rules.map((rule) => (
        <li key={rule.rule} className={classes.rule}>
          <div>
            <Title order={3} className={classes.title}>
              {rule.title}
            </Title>
            <Text className={classes.why}>{rule.why}</Text>
          </div>
          <LevelSelect label={rule.title} level={levels.valueOf(rule)} onChoose={(wish) => levels.choose(rule, wish)} />
          <Exceptions rule={rule} levels={levels} />
        </li>
      ))}
    </ul>
  );
}

function Exceptions({ rule, levels }: { readonly rule: RuleLevels; readonly levels: Levels }) {
  const value = levels.valueOf(rule);
  const differing = rule.levels.filter((level) => levels.chosen(rule, level) !== value);
  const names = differing.map((level) => `${typeName(level.type)}: ${words[levels.chosen(rule, level)]}`);
  return (
    <details className={classes.exceptions}>
      <summary>Exceptions{names.length > 0 ? ` · ${names.join(', ')}` : ''}</summary>
      <ul>
        {rule.levels.map((level) => (
          <li key={level.type}>
            <span aria-hidden>{typeName(level.type)}</span>
            <LevelSelect
              label={`${rule.title}, ${typeName(level.type)}`}
              level={levels.chosen(rule, level)}
              isException={differing.includes(level)}
              onChoose={(wish) => levels.chooseException(rule, level, wish)}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface LevelSelectProps {
  readonly label: string;
  readonly level: CheckLevel;
  readonly isException?: boolean;
  readonly onChoose: (wish: CheckLevel) => void;
}

function LevelSelect({ label, level, isException = false, onChoose }: LevelSelectProps) {
  return (
    <NativeSelect
      aria-label={label}
      value={level}
      className={classes.level}
      mod={{ exception: isException }}
      data={options}
      onChange={(event) => {
        onChoose(event.currentTarget.value as CheckLevel);
      }}
    />
  );
}
