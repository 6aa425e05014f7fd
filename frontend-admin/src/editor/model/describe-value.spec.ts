import { questionRows } from '../../testing/sample-fields';
import { describeValue, entryWords } from './describe-value';
import type { FieldDeclarations } from './field-declarations';
import { fieldLabel, isShown } from './field-labels';

const fields: FieldDeclarations = {
  heroTitle: { label: 'Title' },
  faqs: questionRows(),
};

describe('describing changes', () => {
  it('names fields as the form does, and others by their key', () => {
    expect(fieldLabel(fields, 'heroTitle')).toBe('Title');
    const placed = {
      introTitle: { label: 'Title', place: 'Introduction' },
      faqs: questionRows({ place: 'Questions' }),
      cards: questionRows({ place: 'Introduction', label: 'Cards', item: 'card' }),
    };
    expect(fieldLabel(placed, 'cards.1.question')).toBe('Introduction → Card 2 → Question');
    expect(fieldLabel(placed, 'introTitle')).toBe('Introduction → Title');
    expect(fieldLabel(placed, 'faqs.1.question')).toBe('Questions → Question 2 → Question');
    expect(fieldLabel(fields, 'faqs.1.question')).toBe('Questions → Question 2 → Question');
    expect(fieldLabel(fields, 'introCtaLabel')).toBe('Intro cta label');
    expect(fieldLabel(fields, 'introCards.0.title')).toBe('Intro cards → Entry 1 → Title');
    expect(fieldLabel(fields, 'seo.ogImage')).toBe('Seo → Og image');
  });

  it('knows which fields the form shows', () => {
    expect(isShown(fields, 'faqs.0.question')).toBe(true);
    expect(isShown(fields, 'faqs.0.source')).toBe(false);
    expect(isShown(fields, 'introTitle')).toBe(false);
  });

  it('says an entry in a line', () => {
    const items = [{ label: 'One' }, { label: 'Two' }];
    const icon = { kind: 'icon', label: 'Icon', icons: { icons: {}, unknown: 'x', empty: null } } as const;
    const badges = questionRows({ fields: { icon } });
    expect(
      entryWords({ id: 'a1', type: 'badges', icon: 'trendingUp', title: 'Proof', items, published: false }, badges),
    ).toBe('Proof · One · Two');
    expect(entryWords('<p>Some <b>text</b></p>')).toBe('Some text');
    expect(entryWords({ answer: 'Yes.', question: 'Really?' }, fields.faqs)).toBe('Really? · Yes.');
    expect(entryWords('word '.repeat(60))).toMatch(/word…$/);
  });

  it('shows values in words', () => {
    expect(describeValue('')).toBe('Empty');
    expect(describeValue(false)).toBe('No');
    expect(describeValue({ entry: 'Free trial', published: false })).toBe('Hidden: Free trial');
    expect(describeValue('dark', { kind: 'choice', label: 'Look', choices: { dark: 'Dark ink' } })).toBe('Dark ink');
    expect(
      describeValue('users', { kind: 'icon', label: 'Icon', icons: { icons: {}, unknown: 'x', empty: null } }),
    ).toBe('People');
    expect(describeValue([{ question: 'Why?' }, {}], fields.faqs)).toBe('1. Why?\n2. without a title');
  });
});
