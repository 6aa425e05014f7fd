import { useState } from 'react';
import { Button, Menu } from '@mantine/core';
import { CalendarClock, ChevronDown, EyeOff, RotateCcw, Send, Tag, Tags, Trash2, type LucideIcon } from 'lucide-react';
import type { DocumentSummary } from '../api/generated';
import { useMay } from '../api/use-may';
import { ConfirmDialog } from '../editor/publishing/ConfirmDialog';
import type { FacetDeclaration, ListedType } from '../editor/model/content-type';
import { TrashDialog } from '../editor/publishing/TrashDialog';
import { counted } from '../resource/BulkNotice';
import type { FilterValues } from '../resource/declarations';
import { ExportItems } from './ExportMenu';
import { nameOf } from './content-types';
import { LabelsDialog } from './LabelsDialog';
import { PublishManyDialog } from './PublishManyDialog';
import { ScheduleManyDialog } from './ScheduleManyDialog';
import { canBe, useDocumentTasks, type DocumentTask } from './use-document-tasks';
import { useLabelTasks } from './use-label-tasks';

type Ask =
  | { readonly kind: 'publish' | 'schedule' | 'unpublish' | 'trash' | 'recover' }
  | { readonly kind: 'add' | 'remove'; readonly labels: FacetDeclaration };

interface BulkMenuProps {
  readonly type: ListedType;
  readonly rows: readonly DocumentSummary[];
  readonly values: FilterValues;
  readonly onRun: (rows: readonly DocumentSummary[], task: DocumentTask) => void;
}

/** What can be done with the chosen documents. What visitors would notice is confirmed first. */
export function BulkMenu({ type, rows, values, onRun }: BulkMenuProps) {
  const [asked, setAsked] = useState<Ask | null>(null);
  const mayPublish = useMay(`${type.name}:publish`);
  const tasks = { ...useDocumentTasks(), ...useLabelTasks() };
  const labels = type.facets.filter(({ as }) => as === 'labels');
  const affected = affectedBy(type, rows);
  const run = (task: DocumentTask) => {
    if (asked) onRun(affected[asked.kind], task);
    setAsked(null);
  };
  const choose = (ask: Ask) => {
    if (ask.kind === 'recover') onRun(affected.recover, tasks.recover);
    else if (ask.kind === 'trash' && !affected.trash.some(canBe.unpublished)) onRun(affected.trash, tasks.trash({}));
    else setAsked(ask);
  };
  const item = (ask: Ask, icon: LucideIcon, label: string) => (
    <Action key={label} icon={icon} label={label} rows={affected[ask.kind]} onClick={() => choose(ask)} />
  );
  return (
    <>
      <Menu position="bottom-start" width={220}>
        <Menu.Target>
          <Button variant="default" rightSection={<ChevronDown />}>
            Actions
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {mayPublish ? (
            <>
              {item({ kind: 'publish' }, Send, 'Publish…')}
              {item({ kind: 'schedule' }, CalendarClock, 'Schedule…')}
              {item({ kind: 'unpublish' }, EyeOff, 'Unpublish…')}
            </>
          ) : null}
          {labels.flatMap((facet) => [
            item({ kind: 'add', labels: facet }, Tag, `Add ${facet.item ?? 'label'}…`),
            item({ kind: 'remove', labels: facet }, Tags, `Remove ${facet.item ?? 'label'}…`),
          ])}
          <ExportItems exports={type.exports} ids={affected.export.map(({ id }) => id)} />
          {mayPublish ? item({ kind: 'trash' }, Trash2, 'Move to trash') : null}
          {item({ kind: 'recover' }, RotateCcw, 'Recover')}
        </Menu.Dropdown>
      </Menu>
      {asked ? (
        <AskedDialog
          {...{ asked, type, tasks, values }}
          rows={affected[asked.kind]}
          onRun={run}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  );
}

/** The documents that each action makes sense for. */
const affectedBy = (type: ListedType, rows: readonly DocumentSummary[]) => {
  const own = rows.filter((row) => canBe.labeled(row, type));
  return {
    publish: rows.filter(canBe.published),
    schedule: rows.filter(canBe.published),
    unpublish: rows.filter(canBe.unpublished),
    trash: rows.filter(canBe.trashed),
    recover: rows.filter(canBe.recovered),
    add: own,
    remove: own,
    export: own,
  };
};

interface ActionProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly rows: readonly DocumentSummary[];
  readonly onClick: () => void;
}

/** Absent when it makes sense for none of the chosen documents. */
const Action = ({ icon: Icon, label, rows, onClick }: ActionProps) =>
  rows.length > 0 ? (
    <Menu.Item leftSection={<Icon />} onClick={onClick}>
      {label}
    </Menu.Item>
  ) : null;

interface AskedDialogProps {
  readonly asked: Ask;
  readonly type: ListedType;
  readonly rows: readonly DocumentSummary[];
  readonly tasks: ReturnType<typeof useDocumentTasks> & ReturnType<typeof useLabelTasks>;
  readonly values: FilterValues;
  readonly onRun: (task: DocumentTask) => void;
  readonly onClose: () => void;
}

/** What is asked before an action runs. */
function AskedDialog({ asked, type, rows, tasks, values, onRun, onClose }: AskedDialogProps) {
  const shared = { rows, item: type.item, onClose };
  if (asked.kind === 'publish') return <PublishManyDialog {...shared} onPublish={() => onRun(tasks.publish)} />;
  if (asked.kind === 'schedule') {
    return <ScheduleManyDialog {...shared} onSchedule={(times) => onRun(tasks.schedule(times))} />;
  }
  if (asked.kind === 'add' || asked.kind === 'remove') {
    const { field } = asked.labels;
    return (
      <LabelsDialog
        {...shared}
        facet={asked.labels}
        isAdding={asked.kind === 'add'}
        values={values}
        onChoose={(label) =>
          onRun(asked.kind === 'add' ? tasks.addLabel(field, label) : tasks.removeLabel(field, label))
        }
      />
    );
  }
  const words = counted(rows.length, type.item);
  const live = rows.filter(canBe.unpublished).length;
  return asked.kind === 'trash' ? (
    <TrashDialog
      title={`Move ${words} to the trash?`}
      text={trashWords(live, rows.length)}
      isLive={live > 0}
      isPart={type.isPart}
      removed={rows.filter(canBe.unpublished).map((row) => ({ id: row.id, name: nameOf(row) }))}
      onConfirm={(successor) => onRun(tasks.trash(successor))}
      onClose={onClose}
    />
  ) : (
    <ConfirmDialog
      title={`Unpublish ${words}?`}
      text={
        rows.length === 1
          ? 'It disappears from the site at once. The draft is kept.'
          : 'They disappear from the site at once. The drafts are kept.'
      }
      action="Unpublish"
      onConfirm={() => onRun(tasks.unpublish)}
      onClose={onClose}
    />
  );
}

/** What happens to those that visitors see, and that nothing is lost. */
function trashWords(live: number, all: number): string {
  const [they, them] = all === 1 ? ['It is', 'it'] : ['They are', 'them'];
  const which = live === all ? they : `${live} of ${all} ${live === 1 ? 'is' : 'are'}`;
  return `${live === 0 ? '' : `${which} live and will be unpublished at once. `}You can recover ${them} for 30 days.`;
}
