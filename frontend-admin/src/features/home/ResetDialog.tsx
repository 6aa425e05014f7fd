import { ChangeList } from '../../editor/comparison/ChangeList';
import { useOpenDocument } from '../../editor/document/EditorContext';
import { isEmpty, type Content } from '../../editor/model/content-comparison';
import { useFieldForm } from '../../editor/model/field-form';
import { ConfirmDialog } from '../../editor/publishing/ConfirmDialog';
import type { HomeSectionDeclaration } from './home-sections';
import { starterContent } from './starter-claims';

interface ResetDialogProps {
  readonly section: HomeSectionDeclaration;
  readonly onClose: () => void;
}

/** Asks before a section is emptied, and shows what visitors get in its place. One Undo brings all of it back. */
export function ResetDialog({ section: { title, fields: names }, onClose }: ResetDialogProps) {
  const { editor, fields } = useOpenDocument();
  const form = useFieldForm();
  const draft = editor.form.getValues();
  const starter: Content = { ...starterContent };
  const pick = (content: Content) => Object.fromEntries(names.map((name) => [name, content[name]]));
  const seen = Object.fromEntries(names.map((name) => [name, isEmpty(draft[name]) ? starter[name] : draft[name]]));
  return (
    <ConfirmDialog
      title={`Reset ${title} to starter content?`}
      text="Once you publish, visitors see the starter content of this section. Undo brings back what you have now."
      action="Reset section"
      onClose={onClose}
      onConfirm={() => {
        for (const name of names) form.forgetErrorsBelow(name);
        editor.replace({ ...draft, ...pick({}) });
        onClose();
      }}
    >
      <ChangeList fields={fields} from={seen} to={pick(starter)} />
    </ConfirmDialog>
  );
}
