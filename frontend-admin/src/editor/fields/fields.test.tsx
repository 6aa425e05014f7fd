import type { ApiAnswers } from '@20x/kit/testing';
import { useEffect } from 'react';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../../testing/render-part';
import { EditorProvider } from '../document/EditorContext';
import type { FieldDeclarations } from '../model/field-declarations';
import { FieldInput } from './FieldInput';
import { blockIcons } from './field-views';
import { revealField } from './lists/revealed';

const fields: FieldDeclarations = {
  day: { kind: 'day', label: 'Day' },
  time: { kind: 'time', label: 'Time' },
  slogan: { label: 'Slogan', limit: 10 },
  zone: { kind: 'zone', label: 'Zone' },
  hours: {
    kind: 'rows',
    label: 'Hours',
    item: 'line',
    limit: 3,
    title: 'day',
    fields: { day: { kind: 'choice', label: 'Weekday', choices: { monday: 'Monday' } } },
  },
  phone: {
    kind: 'group',
    label: 'Phone',
    summary: (value) => ((value as { show?: boolean } | undefined)?.show === false ? 'Hidden' : 'Shown there'),
    fields: { show: { kind: 'flag', label: 'Show', fallback: 'on' }, label: { label: 'Label' } },
  },
  answer: { kind: 'richText', label: 'Answer' },
  rate: { kind: 'number', label: 'Rate', min: 0, max: 100 },
  shown: { kind: 'flag', label: 'Shown' },
  tone: { kind: 'choice', label: 'Tone', none: 'Plain', choices: { info: 'Information', tip: 'Tip' } },
  icon: { kind: 'icon', label: 'Icon', icons: blockIcons },
  picture: { kind: 'image', label: 'Picture' },
  points: { kind: 'texts', label: 'Points', item: 'point', hides: true, limit: 3 },
  columns: { kind: 'texts', label: 'Columns', item: 'column' },
  table: {
    kind: 'group',
    label: 'Table',
    fields: {
      columns: { kind: 'texts', label: 'Columns', item: 'column', cells: 'groups.rows.cells' },
      groups: {
        kind: 'rows',
        label: 'Groups',
        item: 'group',
        limit: 9,
        title: 'name',
        fields: { name: { label: 'Name' } },
      },
    },
  },
  plans: {
    kind: 'rows',
    label: 'Plans',
    item: 'plan',
    limit: 4,
    title: 'name',
    fields: {
      name: { label: 'Name', limit: 5 },
      steps: {
        kind: 'rows',
        label: 'Steps',
        item: 'step',
        limit: 200,
        title: 'title',
        fields: { title: { label: 'Step title' } },
      },
      cells: { kind: 'cells', label: 'Cells', columns: { up: 3, field: 'columns' } },
    },
  },
};

type Form = UseFormReturnType<Record<string, unknown>>;

interface EditorProps {
  readonly content: Record<string, unknown>;
  readonly shown: readonly string[];
  readonly onForm: (form: Form) => void;
}

function Editor({ content, shown, onForm }: EditorProps) {
  const form = useForm<Record<string, unknown>>({ mode: 'uncontrolled', initialValues: content, cascadeUpdates: true });
  useEffect(() => {
    onForm(form);
  });
  return (
    <EditorProvider value={{ form, fields, saved: content }}>
      {shown.map((name) => (
        <FieldInput key={name} path={name} declaration={fields[name]!} />
      ))}
    </EditorProvider>
  );
}

let editor: Form;
const values = () => editor.getValues();

const renderFields = (content: Record<string, unknown>, ...shown: string[]) => renderFieldsOver({}, content, ...shown);

function renderFieldsOver(api: ApiAnswers, content: Record<string, unknown>, ...shown: string[]) {
  const onForm = (form: Form) => {
    editor = form;
  };
  renderPart(<Editor content={content} shown={shown} onForm={onForm} />, api);
  return userEvent.setup();
}
const type = (label: string, text: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
};

describe('simple fields', () => {
  it('write values of their own kind, and nothing when they are emptied', () => {
    renderFields({ day: '2026-11-02', rate: 80, tone: 'info' }, 'day', 'rate', 'shown', 'tone');
    type('Day', '');
    type('Rate', '');
    type('Tone', '');
    fireEvent.click(screen.getByLabelText('Shown'));
    expect(values()).toEqual({ day: null, rate: null, tone: null, shown: true });
    type('Rate', '12.5');
    type('Tone', 'tip');
    expect(values()).toMatchObject({ rate: 12.5, tone: 'tip' });
  });

  it('count characters from 80 % of their limit', () => {
    renderFields({ slogan: '1234567' }, 'slogan');
    expect(screen.queryByText('7 / 10')).not.toBeInTheDocument();
    type('Slogan', '12345678');
    expect(screen.getByText('8 / 10')).toBeVisible();
    type('Slogan', '12345678901');
    expect(screen.getByText('1 too long to publish')).toBeVisible();
  });

  it('take a time of the clock and the name of a zone', async () => {
    const user = renderFields({ zone: 'Mars/Base_1' }, 'time', 'zone');
    type('Time', '09:30');
    const zone = screen.getByRole('combobox', { name: 'Zone' });
    expect(zone).toHaveValue('Mars/Base_1');
    await user.clear(zone);
    await user.type(zone, 'toronto');
    await user.click(await screen.findByRole('option', { name: 'America/Toronto', hidden: true }));
    expect(values()).toEqual({ time: '09:30', zone: 'America/Toronto' });
  });

  it('name an entry by the word for what was chosen', () => {
    renderFields({ hours: [{ day: 'monday' }] }, 'hours');
    expect(screen.getByRole('button', { name: 'Line 1 Monday', expanded: false })).toBeVisible();
  });

  it('keep a word that is no choice until another is chosen', () => {
    renderFields({ tone: 'alarm' }, 'tone');
    expect(screen.getByLabelText('Tone')).toHaveDisplayValue('alarm (unknown)');
  });

  it('know an icon in any spelling, and say what an unknown name shows', async () => {
    const user = renderFields({ icon: 'calendar-check' }, 'icon');
    await user.click(screen.getByRole('button', { name: 'Icon: Calendar' }));
    expect(await screen.findByRole('button', { name: 'Calendar', hidden: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Clock', hidden: true }));
    expect(values()).toEqual({ icon: 'clock' });
  });

  it('say that an unknown icon will show the shield', () => {
    renderFields({ icon: 'hologram' }, 'icon');
    expect(screen.getByText('“hologram” is not in the set: visitors see Shield.')).toBeVisible();
  });

  it('take an image of the site', async () => {
    const user = renderFields({}, 'picture');
    await user.click(screen.getByRole('button', { name: 'Picture: choose an image' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Social card', hidden: true }));
    expect(values()).toEqual({ picture: '/og-image.jpg' });
  });

  it('take an image that any page uses, by what it shows or by its file', async () => {
    const used = [
      { address: '/images/ward.jpg', alt: 'A ward at night' },
      { address: 'https://images.example/a/board.jpg?w=800', alt: '' },
      { address: '/og-image.jpg', alt: 'It comes with the site' },
    ];
    const user = renderFieldsOver({ '/api/admin/images/in-use': used }, { picture: '/images/ward.jpg' }, 'picture');
    await user.click(screen.getByRole('button', { name: 'Picture: replace' }));
    const list = within(await screen.findByRole('region', { name: 'Used on your site', hidden: true }));
    const names = list.getAllByRole('button', { hidden: true }).map(({ textContent }) => textContent);
    expect(names).toEqual(['A ward at night', 'board.jpg']);
    expect(list.getByRole('button', { pressed: true, hidden: true })).toHaveTextContent('A ward at night');
    fireEvent.click(list.getByRole('button', { name: 'board.jpg', hidden: true }));
    expect(values()).toEqual({ picture: 'https://images.example/a/board.jpg?w=800' });
  });

  it('show an image first, and its address to those who ask or have to correct it', async () => {
    const user = renderFields({ picture: '/a.jpg' }, 'picture');
    expect(screen.queryByLabelText('Address')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Picture: remove' }));
    await user.click(screen.getByRole('button', { name: 'Use an address' }));
    type('Address', 'b.jpg');
    expect(values()).toEqual({ picture: 'b.jpg' });
    await user.click(screen.getByRole('button', { name: 'Use an address' }));
    act(() => {
      editor.setErrors({ picture: 'Enter a web address.' });
    });
    expect(await screen.findByLabelText('Address')).toBeInvalid();
    expect(screen.getByRole('button', { name: 'Picture: replace' })).toBeVisible();
  });
});

describe('rich text', () => {
  it('shows all of its words before its editor is there', () => {
    const answer = `${'One of many words. '.repeat(20)}The last.`;
    window.IntersectionObserver = class {
      observe() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
    try {
      renderFields({ answer: `<p>${answer}</p>` }, 'answer');
      expect(screen.getByRole('textbox', { name: 'Answer' })).toHaveTextContent(answer);
    } finally {
      Reflect.deleteProperty(window, 'IntersectionObserver');
    }
  });
});

describe('lists of texts', () => {
  it('keep single texts from visitors, who get the others', async () => {
    const user = renderFields({ points: ['One', 'Two', 'Three', 'Four'] }, 'points');
    await user.click(screen.getByRole('button', { name: 'Hide point 2' }));
    type('Point 2', 'Two, later');
    expect(values().points).toEqual(['One', { entry: 'Two, later', published: false }, 'Three', 'Four']);
    expect(screen.getByText('4 of 3 · 1 hidden')).not.toHaveAttribute('data-over');
    await user.click(screen.getByRole('button', { name: 'Show point 2' }));
    expect(values().points).toEqual(['One', 'Two, later', 'Three', 'Four']);
  });

  it('grow with Enter, shrink with Backspace, and take several lines at once', async () => {
    const user = renderFields({ points: ['One'] }, 'points');
    await user.type(screen.getByLabelText('Point 1'), '{Enter}');
    await user.keyboard('Two{Enter}');
    expect(screen.getByLabelText('Point 3')).toHaveFocus();
    await user.paste('Three\n\n Four ');
    expect(values().points).toEqual(['One', 'Two', 'Three', 'Four']);
    expect(screen.getByText('4 of 3')).toHaveAttribute('data-over');
    await user.clear(screen.getByLabelText('Point 2'));
    await user.keyboard('{Backspace}');
    expect(values().points).toEqual(['One', 'Three', 'Four']);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(values().points).toEqual(['One', '', 'Three', 'Four']);
  });
});

describe('rows', () => {
  const plans = (...names: string[]) => names.map((name) => ({ name }));
  const heads = () =>
    screen.getAllByRole('button', { name: /^Plan/, expanded: false }).map(({ textContent }) => textContent);
  const open = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name, expanded: false }));

  it('start closed, show their names, and open all at once', async () => {
    const user = renderFields({ plans: plans('A', 'B', 'C', 'D', 'E', 'F') }, 'plans');
    expect(heads()).toEqual(['Plan 1A', 'Plan 2B', 'Plan 3C', 'Plan 4D', 'Plan 5E', 'Plan 6F']);
    await user.click(screen.getByRole('button', { name: 'Expand all' }));
    expect(screen.getAllByLabelText('Name')).toHaveLength(6);
    await user.click(screen.getByRole('button', { name: 'Collapse all' }));
    expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
  });

  it('keep what is open with its row when it moves, and hide what visitors should not see', async () => {
    const user = renderFields({ plans: plans('A', 'B', 'C', 'D', 'E', 'F') }, 'plans');
    await user.click(screen.getByRole('button', { name: /^Plan 6/ }));
    await user.click(screen.getByRole('button', { name: 'Move up plan 6' }));
    expect(screen.getByRole('button', { name: /^Plan 5/, expanded: true })).toHaveTextContent('F');
    await user.click(screen.getByRole('button', { name: 'Hide plan 5' }));
    expect(values().plans).toMatchObject([{}, {}, {}, {}, { name: 'F', published: false }, { name: 'E' }]);
    expect(screen.getByText('Hidden')).toBeVisible();
    expect(screen.getByText('6 of 4 · 1 hidden')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show plan 5' }));
    expect(values().plans).toMatchObject([{}, {}, {}, {}, { name: 'F', published: true }, { name: 'E' }]);
  });

  it('offer everything in a menu, which leaves the focus with the row', async () => {
    const user = renderFields({ plans: plans('A', 'B', 'C') }, 'plans');
    const choose = async (plan: number, verb: RegExp) => {
      await user.click(screen.getByRole('button', { name: `Actions for plan ${plan}` }));
      await user.click(await screen.findByRole('menuitem', { name: verb }));
    };
    await choose(1, /^Move down/);
    await waitFor(() => {
      expect(values().plans).toMatchObject(plans('B', 'A', 'C'));
    });
    expect(screen.getByRole('button', { name: 'Actions for plan 2' })).toHaveFocus();
    await choose(3, /^Duplicate/);
    await waitFor(() => {
      expect(screen.getByLabelText('Name')).toHaveFocus();
    });
    expect(values().plans).toMatchObject(plans('B', 'A', 'C', 'C'));
  });

  it('hold rows of their own: keys move the innermost', () => {
    renderFields({ plans: [{ name: 'A', steps: [{ title: 'one' }, { title: 'two' }] }, { name: 'B' }] }, 'plans');
    [/^Plan 1/, /^Step 1/, /^Step 2/].forEach(open);
    fireEvent.keyDown(screen.getAllByLabelText('Step title')[1]!, { key: 'ArrowUp', altKey: true });
    expect(values().plans).toMatchObject([{ name: 'A', steps: [{ title: 'two' }, { title: 'one' }] }, { name: 'B' }]);
    expect(screen.getAllByLabelText('Step title')[0]).toHaveValue('two');
  });

  it('open where something was refused, and say how much', async () => {
    renderFields({ plans: plans('A', 'B', 'C', 'D', 'E', 'F') }, 'plans');
    act(() => {
      editor.setErrors({ 'plans.3.name': 'Fill this in.' });
    });
    expect(await screen.findByLabelText('Name')).toBeInvalid();
    expect(screen.getByRole('button', { name: /^Plan 4.*1 error/ })).toBeVisible();
  });

  it('open on the way to a field that someone wants to see', async () => {
    const steps = Array.from({ length: 8 }, (_, index) => ({ title: `s${index}` }));
    renderFields({ plans: [...plans('A', 'B', 'C', 'D', 'E'), { name: 'F', steps }] }, 'plans');
    act(() => {
      revealField('plans.5.steps.6.title');
    });
    await waitFor(() => {
      expect(screen.getByLabelText('Step title')).toHaveValue('s6');
    });
  });

  it('open nothing for what someone wanted to see in another form', () => {
    const rows = { plans: plans('A', 'B', 'C', 'D', 'E', 'F') };
    const { unmount } = renderPart(<Editor content={rows} shown={['plans']} onForm={() => undefined} />);
    act(() => {
      revealField('plans.2.name');
    });
    unmount();
    renderFields(rows, 'plans');
    expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
  });

  it('name their cells after the columns', () => {
    renderFields({ columns: ['Starter', ''], plans: [{ name: 'A', cells: ['Yes', 'No', 'Old'] }] }, 'plans');
    open(/^Plan 1/);
    const cells = within(screen.getByRole('group', { name: 'Cells' }));
    expect(cells.getByLabelText('Starter')).toHaveValue('Yes');
    fireEvent.change(cells.getByLabelText('Column 2'), { target: { value: 'Maybe' } });
    fireEvent.change(cells.getByLabelText('Without a column'), { target: { value: '' } });
    expect(values().plans).toMatchObject([{ cells: ['Yes', 'Maybe', ''] }]);
    expect(cells.queryByLabelText('Without a column')).not.toBeInTheDocument();
  });

  it('take what a spreadsheet copied, with the rows and columns that it needs', () => {
    renderFields({ columns: ['A'], plans: [{ name: 'One', cells: ['x'] }, { name: 'Two' }] }, 'plans');
    open(/^Plan 1/);
    const paste = (label: string, text: string) =>
      fireEvent.paste(within(screen.getByRole('group', { name: 'Cells' })).getByLabelText(label), {
        clipboardData: { getData: () => text },
      });
    paste('A', '1\t"two ""2"""\r\n3\t4\r\n5\t6\r\n');
    expect(values()).toMatchObject({
      columns: ['A', ''],
      plans: [
        { name: 'One', cells: ['1', 'two "2"'] },
        { name: 'Two', cells: ['3', '4'] },
        { id: expect.any(String), cells: ['5', '6'] },
      ],
    });
    expect(paste('Column 2', 'one cell')).toBe(true);
  });

  it('name their columns by the first line of a whole table', () => {
    renderFields({ columns: ['', ''], plans: [{ cells: ['', ''] }] }, 'plans');
    open(/^Plan 1/);
    fireEvent.paste(screen.getByLabelText('Column 1'), { clipboardData: { getData: () => 'Day\tShifts\nMon\t3' } });
    expect(values()).toMatchObject({ columns: ['Day', 'Shifts'], plans: [{ cells: ['Mon', '3'] }] });
  });

  it('take their cells along when a column moves, comes, goes and comes back', async () => {
    const rows = [
      { id: 'r1', cells: ['1', '2', '3'] },
      { id: 'r2', cells: ['one'] },
      { id: 'r3', cells: null },
    ];
    const user = renderFields({ table: { columns: ['A', 'B', 'C'], groups: [{ id: 'g', rows }] } }, 'table');
    const cells = () => {
      const { columns, groups } = values().table as { columns: string[]; groups: { rows: typeof rows }[] };
      return [columns, ...groups[0]!.rows.map((row) => row.cells)].map((list) => list?.join(' '));
    };

    await user.type(screen.getByLabelText('Column 1'), '{Alt>}{ArrowDown}{/Alt}');
    expect(cells()).toEqual(['B A C', '2 1 3', ' one ', undefined]);
    await user.type(screen.getByLabelText('Column 1'), '{Enter}');
    expect(cells()).toEqual(['B  A C', '2  1 3', '  one ', undefined]);
    await user.type(screen.getByLabelText('Column 2'), '{Backspace}');
    fireEvent.click(screen.getByRole('button', { name: 'Delete column 2' }));
    expect(cells()).toEqual(['B C', '2 3', ' ', undefined]);
    fireEvent.click(screen.getAllByRole('button', { name: /^Undo/ }).at(-1)!);
    expect(cells()).toEqual(['B A C', '2 1 3', ' one ', undefined]);
  });
});

describe('a group that folds', () => {
  const group = () => within(screen.getByRole('group', { name: 'Phone' }));

  it('says in a line what it means, and writes into an object that is not there yet', async () => {
    const user = renderFields({}, 'phone');
    expect(group().queryByLabelText('Show')).toBeNull();
    await user.click(group().getByRole('button', { name: 'Phone Shown there', expanded: false }));
    await user.click(group().getByLabelText('Show'));
    expect(values()).toEqual({ phone: { show: false } });
    expect(group().getByRole('button', { name: 'Phone Hidden', expanded: true })).toBeVisible();
  });

  it('opens for a field that was refused or asked for', async () => {
    renderFields({ phone: {} }, 'phone');
    act(() => {
      editor.setErrors({ 'phone.label': 'Too long.' });
    });
    expect(await group().findByText('Too long.')).toBeVisible();
  });
});
