import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OutlineNode } from './outline';
import { OutlineTree } from './OutlineTree';

const node = (path: string, label: string, children: readonly OutlineNode[] = []): OutlineNode => ({
  ...{ path, label, words: '', isHidden: false, children },
});
const nodes = [
  node('heroTitle', 'Hero'),
  node('faqTitle', 'Questions', [node('faqs.0', 'question 1'), node('faqs.1', 'question 2')]),
  node('finalCta', 'Final call to action'),
];
const act = jest.fn();

function Page() {
  const [selected, setSelected] = useState<string | null>(null);
  return (
    <nav>
      <button onClick={() => setSelected('faqs.1.answer')}>On the page</button>
      <OutlineTree nodes={nodes} selected={selected} onSelect={setSelected} onWrite={jest.fn()} onAct={act} />
    </nav>
  );
}
const lines = () => screen.getAllByRole('treeitem').map(({ textContent }) => textContent);
const line = (name: string) => screen.getByRole('treeitem', { name });

it('arrows go into a part and out of it, letters find an entry, and what is selected inside does not hold it open', async () => {
  render(<Page />);
  await userEvent.tab();
  await userEvent.tab();
  expect(line('Hero')).toHaveFocus();
  await userEvent.keyboard('q{ArrowRight}{ArrowRight}{ArrowDown}');
  expect(line('question 2')).toHaveFocus();
  await userEvent.keyboard('{Enter}{ArrowLeft}');
  expect(line('Questions')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(lines()).toEqual(['Hero', 'Questions', 'Final call to action']);
  expect(line('Questions')).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('f');
  expect(line('Final call to action')).toHaveFocus();
});

it('what is selected on the page is unfolded, and the keyboard begins there', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'On the page' }));
  expect(line('question 2')).toHaveAttribute('aria-selected', 'true');
  await userEvent.tab();
  expect(line('question 2')).toHaveFocus();
  await userEvent.keyboard('{Shift>}H{/Shift}');
  expect(act).toHaveBeenLastCalledWith('faqs.1', 'hide', undefined);
});
