import { useState } from 'react';
import { isApiError, messageOf } from '@20x/kit';
import {
  useSaveCheckLevelsMutation,
  type CheckLevel,
  type CheckLevelsDocument,
  type LevelChoice,
  type RuleLevel,
  type RuleLevels,
} from '../../api/generated';
import { typeName } from '../../documents/content-types';

type Choices = Readonly<Record<string, CheckLevel>>;

/** The level that most content types have; of several, the first. */
function mostCommon(levels: readonly CheckLevel[]): CheckLevel {
  const count = (wanted: CheckLevel) => levels.filter((level) => level === wanted).length;
  return levels.toSorted((one, other) => count(other) - count(one))[0] ?? 'warn';
}

const keyOf = (rule: RuleLevels, level: RuleLevel) => `${level.type} ${rule.rule}`;

function isDocument(value: unknown): value is CheckLevelsDocument {
  const document = value as Partial<CheckLevelsDocument> | null | undefined;
  return typeof document?.version === 'number' && Array.isArray(document.rules);
}

/** What is chosen on top of what was saved: a value for each rule, and exceptions by content type. */
function useChoices({ rules }: CheckLevelsDocument) {
  const [choices, setChoices] = useState<Choices>({});
  /** By rule, once one was chosen: exceptions that become many do not turn the value around. */
  const [values, setValues] = useState<Choices>({});
  const chosen = (rule: RuleLevels, level: RuleLevel): CheckLevel => choices[keyOf(rule, level)] ?? level.level;
  const valueOf = (rule: RuleLevels): CheckLevel =>
    values[rule.rule] ?? mostCommon(rule.levels.map((level) => chosen(rule, level)));
  const chooseIn = (changed: readonly RuleLevels[], wish: (rule: RuleLevels, level: RuleLevel) => CheckLevel) => {
    const entries = changed.flatMap((rule) => rule.levels.map((level) => [keyOf(rule, level), wish(rule, level)]));
    setChoices((all) => ({ ...all, ...(Object.fromEntries(entries) as Choices) }));
  };
  return {
    chosen,
    valueOf,
    /** Changes the value of a rule; exceptions keep theirs. */
    choose: (rule: RuleLevels, wish: CheckLevel) => {
      const before = valueOf(rule);
      chooseIn([rule], (_, level) => (chosen(rule, level) === before ? wish : chosen(rule, level)));
      setValues((all) => ({ ...all, [rule.rule]: wish }));
    },
    chooseException: (rule: RuleLevels, exception: RuleLevel, wish: CheckLevel) => {
      chooseIn([rule], (_, level) => (level === exception ? wish : chosen(rule, level)));
      setValues((all) => ({ ...all, [rule.rule]: valueOf(rule) }));
    },
    chooseDefaults: () => {
      chooseIn(rules, (_, level) => level.default);
      setValues({});
    },
    /** Forgets what was chosen, after it was saved or given up. */
    reset: () => {
      setChoices({});
    },
  };
}

/** The levels that were saved, what is chosen on top of them, and saving that. */
export function useCheckLevels(initial: CheckLevelsDocument) {
  const [saveLevels, { isLoading }] = useSaveCheckLevelsMutation();
  const [saved, setSaved] = useState(initial);
  const [failure, setFailure] = useState<string | null>(null);
  const [others, setOthers] = useState(false);
  const [wasSaved, setWasSaved] = useState(false);
  const choices = useChoices(saved);

  const changes = saved.rules.flatMap((rule) =>
    rule.levels.flatMap((level): (LevelChoice & { label: string })[] => {
      const wish = choices.chosen(rule, level);
      if (wish === level.level) return [];
      const label = `${rule.title}, ${typeName(level.type)}`;
      return [{ type: level.type, rule: rule.rule, level: wish === level.default ? null : wish, label }];
    }),
  );

  async function save(): Promise<boolean> {
    const levels = changes.map(({ type, rule, level }) => ({ type, rule, level }));
    if (levels.length === 0) return true;
    setFailure(null);
    setOthers(false);
    try {
      setSaved(await saveLevels({ saveCheckLevelsRequest: { version: saved.version, levels } }).unwrap());
      choices.reset();
      setWasSaved(true);
      return true;
    } catch (error) {
      const current = isApiError(error) && error.status === 412 ? error.problem?.current : null;
      if (isDocument(current)) {
        setSaved(current);
        setOthers(true);
      } else setFailure(messageOf(error) ?? 'Try again.');
      return false;
    }
  }

  return {
    ...choices,
    saved,
    /** Labels of what is not saved. */
    unsaved: changes.map(({ label }) => label),
    save,
    isSaving: isLoading,
    failure,
    /** Someone else saved in between. */
    others,
    wasSaved,
  };
}
