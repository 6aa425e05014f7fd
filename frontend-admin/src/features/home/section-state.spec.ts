import { sectionState } from '../../editor/fields/sections/SectionedForm';
import { homeSections } from './home-sections';

const trust = homeSections.find(({ name }) => name === 'trust')!;
const state = (draft: object, live: object | null, errors = {}) =>
  sectionState(trust, { draft: { ...draft }, live: live && { heroTitle: 'Live', ...live }, errors });

it('compares the fields of the section alone', () => {
  expect(state({ trustTitle: 'A', faqTitle: 'B' }, { trustTitle: 'A' }).isChanged).toBe(false);
  expect(state({ trustTitle: 'A' }, { trustTitle: '' }).isChanged).toBe(true);
  expect(state({ trustTitle: '' }, {}).isChanged).toBe(false);
  expect(state({ trustTitle: 'A' }, null).isChanged).toBe(false);
});

it('counts hiding it or one of its blocks as a change', () => {
  expect(state({ hiddenSections: ['trustStats'] }, {})).toMatchObject({ isChanged: true, isHidden: false });
  expect(state({ hiddenSections: ['trust'] }, { hiddenSections: ['trust'] })).toMatchObject({
    isChanged: false,
    isHidden: true,
  });
});

it('counts its refused fields', () => {
  expect(state({}, {}, { 'trustStats.0.value': 'x', trustTitle: 'y', trusted: 'z', 'faqs.0': 'a' }).errors).toBe(2);
});

it('has no changes where nothing is live', () => {
  expect(sectionState(trust, { draft: { trustTitle: 'A' }, live: {}, errors: {} }).isChanged).toBe(false);
});
