import { Button } from '@mantine/core';
import type { CheckLevelsDocument } from '../../api/generated';
import { Banner } from '../../ui/Banner';
import { useRegisterUnsaved } from '../../ui/leaving/unsaved-changes';
import classes from './CheckLevels.module.css';
import { CheckLevelsList } from './CheckLevelsList';
import { useCheckLevels } from './use-check-levels';

export interface CheckLevelsFormProps {
  readonly document: CheckLevelsDocument;
  /** Names of the rules that the search finds. */
  readonly found: readonly string[];
}

/** The levels as they are chosen; saved together. */
export function CheckLevelsForm({ document, found }: CheckLevelsFormProps) {
  const levels = useCheckLevels(document);
  const { saved, chosen, isSaving, failure, others } = levels;
  const isDirty = levels.unsaved.length > 0;
  useRegisterUnsaved(isDirty, {
    name: 'Site settings, Checks',
    isKept: () => false,
    changes: () => levels.unsaved,
    save: levels.save,
    discard: levels.reset,
  });
  const differs = saved.rules.some((rule) => rule.levels.some((level) => chosen(rule, level) !== level.default));
  return (
    <>
      {others ? (
        <Banner tone="notice" title="Someone else changed the levels">
          <p>Your choices are shown on top of the newest levels. Save again to keep them.</p>
        </Banner>
      ) : null}
      {failure ? (
        <Banner tone="danger" title="The levels were not saved">
          <p>{failure}</p>
        </Banner>
      ) : null}
      <CheckLevelsList rules={saved.rules.filter(({ rule }) => found.includes(rule))} levels={levels} />
      <div className={classes.foot}>
        <Button
          loading={isSaving}
          aria-disabled={!isDirty}
          data-disabled={!isDirty || undefined}
          onClick={() => void levels.save()}
        >
          Save checks
        </Button>
        <Button variant="default" disabled={!differs} onClick={levels.chooseDefaults}>
          Reset to defaults
        </Button>
        <span role="status">{isDirty ? 'Unsaved changes' : levels.wasSaved ? 'Saved' : ''}</span>
      </div>
    </>
  );
}
