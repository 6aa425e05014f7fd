import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPart } from '../../testing/render-part';
import { revealField } from './lists/revealed';
import { Editor, editor, renderFields, values } from '../../testing/field-editor';

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
