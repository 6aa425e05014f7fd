import { Button } from '@mantine/core';
import type { CheckLevelsDocument } from '../../api/generated';
import { Banner } from '../../ui/Banner';
import { useRegisterUnsaved } from '../../ui/leaving/unsaved-changes';
import classes from './CheckLevels.module.css';
import { CheckLevelsTable } from './CheckLevelsTable';
import { useCheckLevels } from './use-check-levels';

/** The levels as they are chosen; saved together. */
export function CheckLevelsForm({ document }: { readonly document: CheckLevelsDocument }) {
  const levels = useCheckLevels(document);
  const { saved, chosen, isDirty, isSaving, failure, others } = levels;
  useRegisterUnsaved(isDirty, {
    name: 'Site Settings, Checks',
    isKept: () => false,
    changes: () => levels.changes().map(({ label }) => label),
    save: levels.save,
    discard: levels.reset,
  });
  const differs = saved.rules.some((rule) => rule.levels.some((level) => chosen(rule, level) !== level.default));
  return (
    <>
      {others ? (
        <Banner tone="notice" title="Someone else changed the levels">
          <p>What you see is the newest state with your own choices on top of it. Save again to keep them.</p>
        </Banner>
      ) : null}
      {failure ? (
        <Banner tone="danger" title="The levels were not saved">
          <p>{failure}</p>
        </Banner>
      ) : null}
      <CheckLevelsTable rules={saved.rules} chosen={chosen} onChoose={levels.choose} />
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
          Back to the defaults
        </Button>
        <span role="status">{isDirty ? 'Not saved yet' : levels.wasSaved ? 'Saved' : ''}</span>
      </div>
    </>
  );
}
