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

const keyOf = (rule: RuleLevels, level: RuleLevel) => `${level.type} ${rule.rule}`;

function isDocument(value: unknown): value is CheckLevelsDocument {
  const document = value as Partial<CheckLevelsDocument> | null | undefined;
  return typeof document?.version === 'number' && Array.isArray(document.rules);
}

/** What was saved, and what is chosen on top of it. */
export function useCheckLevels(initial: CheckLevelsDocument) {
  const [saveLevels, { isLoading }] = useSaveCheckLevelsMutation();
  const [saved, setSaved] = useState(initial);
  const [choices, setChoices] = useState<Choices>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [others, setOthers] = useState(false);
  const [wasSaved, setWasSaved] = useState(false);

  const chosen = (rule: RuleLevels, level: RuleLevel): CheckLevel => choices[keyOf(rule, level)] ?? level.level;
  const changes = () =>
    saved.rules.flatMap((rule) =>
      rule.levels.flatMap((level): (LevelChoice & { label: string })[] => {
        const wish = chosen(rule, level);
        if (wish === level.level) return [];
        const label = `${rule.title}, ${typeName(level.type)}`;
        return [{ type: level.type, rule: rule.rule, level: wish === level.default ? null : wish, label }];
      }),
    );

  async function save(): Promise<boolean> {
    const levels = changes().map(({ type, rule, level }) => ({ type, rule, level }));
    if (levels.length === 0) return true;
    setFailure(null);
    setOthers(false);
    try {
      setSaved(await saveLevels({ saveCheckLevelsRequest: { version: saved.version, levels } }).unwrap());
      setChoices({});
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
    saved,
    chosen,
    changes,
    save,
    isDirty: changes().length > 0,
    isSaving: isLoading,
    failure,
    /** Someone else saved in between. */
    others,
    wasSaved,
    choose: (rule: RuleLevels, level: RuleLevel, wish: CheckLevel) => {
      setChoices((all) => ({ ...all, [keyOf(rule, level)]: wish }));
    },
    chooseDefaults: () => {
      const defaults = saved.rules.flatMap((rule) => rule.levels.map((level) => [keyOf(rule, level), level.default]));
      setChoices(Object.fromEntries(defaults) as Choices);
    },
    reset: () => {
      setChoices({});
    },
  };
}
