import { useState } from 'react';
import { Button, SegmentedControl, Text, Textarea } from '@mantine/core';
import { Banner } from '../../ui/Banner';
import { useEditorContext } from '../../editor/document/EditorContext';
import { defaultMenuText, menuTextLike, readMenu, type Menu } from './menu-items';
import { MenuRows } from './MenuRows';
import source from '../../editor/fields/frame/code.module.css';
import classes from './MenuField.module.css';

const path = 'navbarMenuItems';
const defaultsShown = 'The site shows the three default items: Blogs, About, Contact.';
const notSavable = 'Fix it before you save. Visitors still see the last saved menu.';

const textIn = (value: unknown) => (typeof value === 'string' ? value : '');

/** The menu as rows, or as the JSON text that is stored. A text that cannot be read is shown as it is, with the reason. */
export function MenuField() {
  const { form, saved } = useEditorContext();
  const text = textIn(form.useWatchValue(path));
  const savedText = textIn(saved[path]);
  const menu = readMenu(text);
  const [view, setView] = useState<'rows' | 'json'>('rows');
  // Rows keep their own state; a text that did not come from them (JSON view, loaded, restored) restarts them.
  const [own, setOwn] = useState({ text, start: 0 });
  if (own.text !== text) setOwn({ text, start: own.start + 1 });

  const write = (next: string) => {
    form.setFieldValue(path, next, { forceUpdate: false });
  };
  const showsRows = view === 'rows' && menu.status !== 'broken';
  return (
    <div className={classes.root}>
      <div className={classes.head}>
        <Text fw={600} c="var(--ink1)">
          Menu items
        </Text>
        <SegmentedControl
          aria-label="How to edit the menu"
          size="xs"
          value={showsRows ? 'rows' : 'json'}
          onChange={setView}
          data={[
            { value: 'rows', label: 'Rows', disabled: menu.status === 'broken' },
            { value: 'json', label: 'JSON' },
          ]}
        />
      </div>
      <MenuNotice menu={menu} isSaved={savedText === text} onUseDefaults={() => write(defaultMenuText)} />
      {showsRows ? (
        <MenuRows
          key={own.start}
          items={menu.status === 'items' ? menu.items : []}
          onChange={(items) => {
            const next = menuTextLike(savedText, items);
            setOwn({ text: next, start: own.start });
            write(next);
          }}
        />
      ) : null}
      {showsRows && !form.errors[path] ? null : (
        <Textarea
          label="Menu items as JSON"
          classNames={{ input: source.code }}
          value={text}
          error={form.errors[path]}
          data-field={path}
          readOnly={showsRows}
          autosize
          minRows={4}
          maxRows={20}
          spellCheck={false}
          onChange={(event) => write(event.currentTarget.value)}
        />
      )}
    </div>
  );
}

interface MenuNoticeProps {
  readonly menu: Menu;
  /** Whether the text is what is saved, and so what visitors' pages read. */
  readonly isSaved: boolean;
  readonly onUseDefaults: () => void;
}

function MenuNotice({ menu, isSaved, onUseDefaults }: MenuNoticeProps) {
  if (menu.status === 'items') return null;
  const isBroken = menu.status === 'broken';
  return (
    <Banner
      tone={isBroken ? 'danger' : 'notice'}
      role="status"
      title={isBroken ? 'The menu can’t be read' : 'No custom menu'}
      actions={
        <Button variant="default" onClick={onUseDefaults}>
          {isBroken ? 'Repair with the default items' : 'Start from the default items'}
        </Button>
      }
    >
      {isBroken ? <p>{menu.reason}</p> : null}
      <p>{isSaved ? defaultsShown : isBroken ? notSavable : `After you save: ${defaultsShown}`}</p>
    </Banner>
  );
}
