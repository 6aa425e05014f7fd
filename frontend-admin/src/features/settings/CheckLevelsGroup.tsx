import { useCallback } from 'react';
import { useAppDispatch } from '@20x/kit';
import { afresh } from '../../api/afresh';
import { adminApi } from '../../api/generated';
import { FieldGroup } from '../../editor/FieldGroup';
import { LoadGate } from '../../editor/LoadGate';
import { CheckLevelsForm } from './CheckLevelsForm';

/** What the checks of drafts do, rule by rule and content type by content type. */
export function CheckLevelsGroup() {
  const dispatch = useAppDispatch();
  const load = useCallback(
    () => dispatch(adminApi.endpoints.getCheckLevels.initiate(undefined, afresh)).unwrap(),
    [dispatch],
  );
  return (
    <div id="checks">
      <FieldGroup
        title="Checks"
        note={
          <p>
            Off says nothing. Warn tells the editor. Block keeps a draft from being published, now and on schedule. A
            star marks the default.
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
