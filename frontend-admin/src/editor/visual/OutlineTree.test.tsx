import { useState } from 'react';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { FieldDeclarations } from '../model/field-declarations';
import { renderPart } from '../../testing/render-part';
import { questionRows } from '../../testing/sample-fields';
import { outlineOf, type OutlineNode } from './outline';
import { OutlineTree } from './OutlineTree';

const node = (path: string, label: string, children: readonly OutlineNode[] = []): OutlineNode => ({
  ...{ path, label, words: '', state: { isHidden: false, isChanged: false, errors: 0 }, children },
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
  renderPart(<Page />);
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
  renderPart(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'On the page' }));
  expect(line('question 2')).toHaveAttribute('aria-selected', 'true');
  await userEvent.tab();
  expect(line('question 2')).toHaveFocus();
  await userEvent.keyboard('{Shift>}H{/Shift}');
  expect(act).toHaveBeenLastCalledWith('faqs.1', 'hide', undefined);
});

it('marks what has errors, is changed or hidden, as the outline of the form does', () => {
  const draft = {
    introTitle: 'New',
    faqs: [{ question: 'One?' }, { question: 'Two?', published: false }],
    blocks: [{ type: 'faq', items: [{ question: 'Same?' }] }],
    hiddenSections: ['intro'],
  };
  const live = { ...draft, introTitle: 'Old', faqs: [{ question: 'One?' }, { question: 'Two?' }], hiddenSections: [] };
  const fields: FieldDeclarations = {
    introTitle: { label: 'Title' },
    faqs: questionRows({ fields: { question: { label: 'Question' } } }),
    blocks: {
      ...{ kind: 'blocks', label: 'Sections', limit: 9, View: () => null },
      kinds: {
        faq: { title: 'FAQ', fields: { items: questionRows({ fields: { question: { label: 'Question' } } }) } },
      },
    },
  };
  const sections = [
    { title: 'Introduction', name: 'intro', fields: ['introTitle'] },
    { title: 'Questions', name: 'faq', fields: ['faqs'] },
  ];
  const errors = { 'blocks.0.items.0.question': 'Too long', 'faqs.0': 'Refused', 'faqs.0.question': 'Too long' };
  const outlined = outlineOf(fields, sections, { draft, live, errors });
  const all = outlined.flatMap(({ children, ...own }) => [own, ...children]);
  expect(Object.fromEntries(all.map(({ path, state }) => [path, state]))).toEqual({
    introTitle: { errors: 0, isChanged: true, isHidden: true },
    faqs: { errors: 2, isChanged: true, isHidden: false },
    'faqs.0': { errors: 2, isChanged: false, isHidden: false },
    'faqs.1': { errors: 0, isChanged: true, isHidden: true },
    'blocks.0': { errors: 1, isChanged: false, isHidden: false },
    'blocks.0.items.0': { errors: 1, isChanged: false, isHidden: false },
  });
  renderPart(<OutlineTree nodes={outlined} selected={null} onSelect={jest.fn()} onWrite={jest.fn()} onAct={act} />);
  expect(line('Introduction changed hidden')).toBeVisible();
  expect(line('Questions 2 errors changed')).toBeVisible();
});
