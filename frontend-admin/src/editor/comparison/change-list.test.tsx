import { screen } from '@testing-library/react';
import { renderPart } from '../../testing/render-part';
import { ChangeList } from './ChangeList';
import type { FieldDeclarations } from '../model/field-declarations';

const idOf = (n: number) => `0b8a6f0e-5a1c-4d53-9d3c-1f3f6e1f9a0${n}`;
const fields: FieldDeclarations = {
  title: { label: 'Title' },
  href: { kind: 'link', label: 'Link' },
  answers: {
    kind: 'rows',
    label: 'Answers',
    item: 'answer',
    title: 'question',
    limit: 3,
    fields: { question: { label: 'Question' }, text: { label: 'Text' } },
  },
};

it('tells of changes in the order of the form, of entries by their title, and asks once what links lead to', async () => {
  const asked: string[] = [];
  const from = { answers: [], href: `doc:${idOf(1)}`, title: 'Old' };
  const to = {
    answers: [{ text: 'Yes.', question: 'Really?' }],
    elsewhere: 'More',
    href: `doc:${idOf(2)}`,
    title: 'New',
  };
  renderPart(<ChangeList fields={fields} from={from} to={to} />, {
    '/api/admin/link-targets/named': (request: Request) => {
      asked.push(new URL(request.url).searchParams.get('ids') ?? '');
      return [{ id: idOf(1), type: 'page', path: '/pricing', title: 'Pricing', live: true }];
    },
  });
  expect(await screen.findByText('Pricing (/pricing)')).toBeVisible();
  expect(screen.getByText('a page that is gone')).toBeVisible();
  expect(asked).toEqual([`${idOf(1)},${idOf(2)}`]);
  expect(screen.getByText('Really? · Yes.')).toBeVisible();
  const names = ['Title', 'Link', 'Answers', 'Elsewhere'].map((name) => screen.getByText(name));
  for (const [index, name] of names.slice(1).entries()) {
    expect(names[index]!.compareDocumentPosition(name)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

it('says that entries were moved and hidden, and what visitors see in place of an empty text', () => {
  const fallen: FieldDeclarations = {
    answers: { ...fields.answers!, place: 'Help' },
    title: { label: 'Title', fallbackWords: () => '“Starter title”' },
  };
  const [one, two, three] = ['One', 'Two', 'Three'].map((question, n) => ({ id: idOf(n), question }));
  const from = { title: 'Own title', answers: [one, two, three] };
  const to = { title: '', answers: [three, one, { ...two, published: false }] };
  renderPart(<ChangeList fields={fallen} from={from} to={to} />);
  expect(screen.getByText('moved from 3 to 1')).toBeVisible();
  expect(screen.getByText('Three')).toBeVisible();
  expect(screen.getByText('hidden')).toBeVisible();
  expect(screen.queryByText('Shown')).not.toBeInTheDocument();
  // Below the place of its list, an entry does not repeat it.
  for (const name of ['Help → Answers', 'Answer 1', 'Answer 3']) expect(screen.getByText(name)).toBeVisible();
  expect(screen.queryByText(/added|removed/)).not.toBeInTheDocument();
  expect(screen.getByText('Empty: visitors see “Starter title”')).toBeVisible();
});

it('keeps old and new words apart for those who hear or copy them', () => {
  const { container } = renderPart(
    <ChangeList fields={fields} from={{ title: 'Fill every shift' }} to={{ title: 'Fill every gap tonight' }} />,
  );
  expect(container).toHaveTextContent('Fill every shift gap tonight');
  expect(container.querySelector('del')).toHaveTextContent('shift');
  expect(container.querySelector('ins')).toHaveTextContent('gap tonight');
});
