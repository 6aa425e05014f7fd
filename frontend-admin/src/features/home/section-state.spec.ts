import { homeSections } from './home-sections';
import { sectionState } from './section-state';

const trust = homeSections.find(({ name }) => name === 'trust')!;
const state = (draft: object, live: object | null, errors = {}) =>
  sectionState(trust, { draft: { ...draft }, live: live && { ...live }, errors });

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
  expect(state({}, {}, { 'trustStats.0.value': 'x', trustTitle: 'y', trusted: 'z', 'faqs.0': 'a' }).refusals).toBe(2);
});
