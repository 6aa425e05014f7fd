import { useState } from 'react';
import { Button, SegmentedControl } from '@mantine/core';
import { defaultMenu } from '@20x/shared/menu';
import { useOpenDocument } from '../../editor/document/EditorContext';
import { Field } from '../../editor/fields/Field';
import { Banner } from '../../ui/Banner';
import type { NavigationContent } from '../../api/generated';
import { menuAsJson, readMenuJson, type MenuRow } from './menu-json';
import { MenuJson } from './MenuJson';
import classes from './MenuItems.module.css';

const NavigationField = Field<NavigationContent>;
const defaultRows: readonly MenuRow[] = defaultMenu.map(({ label, href }) => ({ label, href }));

/** The menu as rows or as JSON. A text of an earlier release that cannot be read is shown as it is, with the reason. */
export function MenuItems() {
  const { editor } = useOpenDocument();
  const { form } = editor;
  const items: unknown = form.useWatchValue('items');
  const unreadable: unknown = form.useWatchValue('unreadableItems');
  const broken = !Array.isArray(items) && typeof unreadable === 'string' ? unreadable : null;
  const [view, setView] = useState<'rows' | 'json'>('rows');
  const [isOpen, setOpen] = useState(false);
  const replace = (rows: readonly MenuRow[]) => {
    form.setFieldValue('unreadableItems', null);
    form.setFieldValue('items', rows);
  };
  const edit = (rows: readonly MenuRow[] | null) => {
    setView('json');
    setOpen(rows === null);
    if (rows) replace(rows);
  };
  return (
    <div className={classes.root}>
      <SegmentedControl
        aria-label="How to edit the menu"
        className={classes.switch}
        size="xs"
        value={broken === null ? view : 'json'}
        onChange={setView}
        data={[
          { value: 'rows', label: 'Rows', disabled: broken !== null || isOpen },
          { value: 'json', label: 'JSON' },
        ]}
      />
      <MenuNotice
        items={items}
        broken={broken}
        onUseDefaults={() => {
          replace(defaultRows);
          setOpen(false);
          setView('rows');
        }}
      />
      {broken === null && view === 'rows' ? (
        <NavigationField name="items" />
      ) : (
        <MenuJson text={broken ?? menuAsJson(Array.isArray(items) ? items : [])} onEdit={edit} />
      )}
    </div>
  );
}

interface MenuNoticeProps {
  readonly items: unknown;
  readonly broken: string | null;
  readonly onUseDefaults: () => void;
}

/** What visitors see in place of a menu that is missing, empty or cannot be read. */
function MenuNotice({ items, broken, onUseDefaults }: MenuNoticeProps) {
  const { live } = useOpenDocument();
  if (Array.isArray(items) && items.length > 0) return null;
  const when = Array.isArray(live?.items) ? 'After publishing, the site shows' : 'The site shows';
  const shown = `${when} the three default items: ${defaultMenu.map(({ label }) => label).join(', ')}.`;
  if (broken !== null)
    return (
      <Banner
        tone="danger"
        role="status"
        title="The stored menu can’t be read"
        actions={
          <Button variant="default" onClick={onUseDefaults}>
            Repair with the default items
          </Button>
        }
      >
        <p>{problemIn(broken)}</p>
        <p>{shown}</p>
      </Banner>
    );
  const isEmptied = Array.isArray(items);
  return (
    <Banner
      tone="notice"
      title={isEmptied ? 'The menu is empty' : 'No custom menu'}
      actions={
        <Button variant="default" onClick={onUseDefaults}>
          Start from the default items
        </Button>
      }
    >
      <p>{isEmptied ? 'The bar shows only the features menu and the button.' : shown}</p>
    </Banner>
  );
}

function problemIn(text: string): string {
  const reading = readMenuJson(text);
  const [first] = 'problems' in reading ? reading.problems : [];
  return first ? `Line ${first.line}, column ${first.column}: ${first.message}` : '';
}
