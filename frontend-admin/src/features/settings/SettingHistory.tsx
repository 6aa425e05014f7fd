import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { adminApi, type SettingsValues } from '../../api/generated';
import { DocumentTime } from '../../documents/DocumentTime';
import { useEditorContext } from '../../editor/document/EditorContext';
import { useFieldForm } from '../../editor/model/field-form';
import { Dialog } from '../../ui/Dialog';
import classes from './SettingHistory.module.css';

/** Opens what a setting was, to restore an earlier value. */
export function SettingHistory({ path }: { readonly path: string }) {
  const [isOpen, { open, close }] = useDisclosure();
  const label = useEditorContext().fields[path]?.label;
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        className={classes.open}
        aria-label={`History of ${label}`}
        onClick={open}
      >
        History
      </Button>
      {isOpen ? (
        <Dialog title={`History: ${label}`} onClose={close}>
          <Values path={path} onRestored={close} />
        </Dialog>
      ) : null}
    </>
  );
}

interface ValuesProps {
  readonly path: string;
  readonly onRestored: () => void;
}

/** The values, newest first. A restored one goes into the form; it is live once the group is saved. */
function Values({ path, onRestored }: ValuesProps) {
  const form = useFieldForm();
  const current = form.useValue(path) ?? '';
  const { currentData: values, isError } = adminApi.useListSettingHistoryQuery(
    { key: path as keyof SettingsValues },
    { refetchOnMountOrArgChange: true },
  );
  if (isError) return <Text role="alert">The history could not be loaded. Close this and try again.</Text>;
  if (!values) return <Text role="status">Loading…</Text>;
  if (values.length === 0) return <Text>This setting was never changed.</Text>;
  return (
    <ol className={classes.values}>
      {values.map(({ value, at, by }, index) => (
        <li key={index} className={classes.value}>
          <div>
            <Text className={classes.text}>{value ?? <em>Default</em>}</Text>
            <Text size="sm" c="var(--ink3)">
              <DocumentTime at={at} /> {by ? `by ${by}` : ''}
            </Text>
          </div>
          {(value ?? '') === current ? (
            <Text size="sm">In the form</Text>
          ) : (
            <Button
              variant="default"
              size="compact-sm"
              onClick={() => {
                form.write(path, value ?? '');
                onRestored();
              }}
            >
              Restore
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}
