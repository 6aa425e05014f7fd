import { NativeSelect } from '@mantine/core';
import type { CheckLevel, RuleLevel, RuleLevels } from '../../api/generated';
import classes from './CheckLevels.module.css';
import { typeName } from '../../documents/content-types';

const words = { off: 'Off', warn: 'Warn', block: 'Block' } as const satisfies Record<CheckLevel, string>;
const levels = Object.keys(words) as CheckLevel[];

interface CheckLevelsTableProps {
  readonly rules: readonly RuleLevels[];
  readonly chosen: (rule: RuleLevels, level: RuleLevel) => CheckLevel;
  readonly onChoose: (rule: RuleLevels, level: RuleLevel, wish: CheckLevel) => void;
}

/** Rules down, content types across; on narrow screens each rule is a block of its own. */
export function CheckLevelsTable({ rules, chosen, onChoose }: CheckLevelsTableProps) {
  const types = rules[0]?.levels.map(({ type }) => type) ?? [];
  return (
    <div className={classes.frame}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Rule</th>
            {types.map((type) => (
              <th key={type} scope="col">
                {typeName(type)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rules.map((rule) => (
            <tr key={rule.rule}>
              <th scope="row">
                {rule.title}
                <span className={classes.why}>{rule.why}</span>
              </th>
              {rule.levels.map((level) => (
                <td key={level.type} data-type={typeName(level.type)}>
                  <LevelSelect
                    label={`${rule.title}, ${typeName(level.type)}`}
                    level={chosen(rule, level)}
                    usual={level.default}
                    onChoose={(wish) => onChoose(rule, level, wish)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface LevelSelectProps {
  readonly label: string;
  readonly level: CheckLevel;
  readonly usual: CheckLevel;
  readonly onChoose: (wish: CheckLevel) => void;
}

function LevelSelect({ label, level, usual, onChoose }: LevelSelectProps) {
  return (
    <NativeSelect
      size="xs"
      aria-label={label}
      value={level}
      className={classes.level}
      mod={{ chosen: level !== usual }}
      data={levels.map((value) => ({ value, label: value === usual ? `${words[value]} *` : words[value] }))}
      onChange={(event) => {
        onChoose(event.currentTarget.value as CheckLevel);
      }}
    />
  );
}
