import { useAppDispatch } from '@20x/kit';
import { adminApi, type DocumentSummary } from '../api/generated';
import { refetch } from '../api/refetch';
import { task } from './use-document-tasks';

type Values = Readonly<Record<string, unknown>>;
type Labels = readonly string[];

const { endpoints } = adminApi;

/** Adds or removes a label, such as a tag, in the drafts of several documents. */
export function useLabelTasks() {
  const dispatch = useAppDispatch();

  /** Changes one field of the draft; answers the value from before. */
  async function setField({ id, type }: DocumentSummary, field: string, next: (value: unknown) => unknown) {
    const { version, content } = await dispatch(endpoints.getContent.initiate({ type, ref: id }, refetch)).unwrap();
    const before = (content as Values)[field];
    const value = next(before);
    if (value === before) return { before, isChanged: false };
    const saveContentRequest = { version, content: { ...content, [field]: value } };
    await dispatch(endpoints.saveContentDraft.initiate({ type, ref: id, saveContentRequest })).unwrap();
    return { before, isChanged: true };
  }
  async function setLabels(row: DocumentSummary, field: string, next: (labels: Labels) => Labels) {
    const { before, isChanged } = await setField(row, field, (value) => {
      const labels = (value ?? []) as Labels;
      const after = next(labels);
      return after === labels ? value : after;
    });
    return isChanged ? () => setField(row, field, () => before) : null;
  }

  return {
    addLabel: (field: string, label: string) =>
      task('Adding to', 'changed', (row) =>
        setLabels(row, field, (labels) => (labels.some(isSame(label)) ? labels : [...labels, label])),
      ),
    removeLabel: (field: string, label: string) =>
      task('Removing from', 'changed', (row) =>
        setLabels(row, field, (labels) =>
          labels.some(isSame(label)) ? labels.filter((other) => !isSame(label)(other)) : labels,
        ),
      ),
  };
}

const isSame = (label: string) => (other: string) => other.trim().toLowerCase() === label.trim().toLowerCase();
