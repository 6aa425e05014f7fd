import { FieldGroup } from '../../ui/FieldGroup';
import { CheckLevelsForm, type CheckLevelsFormProps } from './CheckLevelsForm';
import { groupTitles } from './settings-search';

/** What the checks of drafts do, rule by rule. */
export function CheckLevelsGroup(props: CheckLevelsFormProps) {
  return (
    <FieldGroup
      id="checks"
      title={groupTitles.checks}
      hidden={props.found.length === 0}
      note={
        <p>
          Off hides a check. Warn shows it to the editor. Block keeps a draft from being published, now and on schedule.
        </p>
      }
    >
      <CheckLevelsForm {...props} />
    </FieldGroup>
  );
}
