import { useCallback } from 'react';
import { useAppDispatch } from '@20x/kit';
import { refetch } from '../../api/refetch';
import { adminApi } from '../../api/generated';
import { FieldGroup } from '../../ui/FieldGroup';
import { LoadGate } from '../../ui/LoadGate';
import { CheckLevelsForm } from './CheckLevelsForm';

/** What the checks of drafts do, rule by rule and content type by content type. */
export function CheckLevelsGroup() {
  const dispatch = useAppDispatch();
  const load = useCallback(
    () => dispatch(adminApi.endpoints.getCheckLevels.initiate(undefined, refetch)).unwrap(),
    [dispatch],
  );
  return (
    <div id="checks">
      <FieldGroup
        title="Checks"
        note={
          <p>
            Off hides the check. Warn shows it to the editor. Block keeps a draft from being published, now and on
            schedule. A star marks the default.
          </p>
        }
      >
        <LoadGate what="the levels of the checks" load={load}>
          {(document) => <CheckLevelsForm document={document} />}
        </LoadGate>
      </FieldGroup>
    </div>
  );
}
