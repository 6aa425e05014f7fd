import { Group, Row, Rows, Text } from '../../core/fields/fields.ts';
import { checkedForm, publishErrors, toStored } from './content-validation.ts';

class Question extends Row {
  @Text({ label: 'Question', required: true, max: 10 }) question?: string | null;
}
class Meta {
  @Text({ label: 'Title', max: 3 }) title?: string | null;
}
class Page {
  @Group(() => Meta, { label: 'Meta' }) meta?: Meta | null;
  @Rows(() => Question, { label: 'Faqs', max: 3 }) faqs?: Question[] | null;
}

describe('content', () => {
  it('may be saved unfinished', async () => {
    const unfinished = { meta: { title: 'long' }, faqs: [{}, { question: '' }] };
    expect(checkedForm(Page, unfinished)).toEqual({ stored: unfinished, errors: [] });
  });

  it('names the path of every field that keeps it from being published', async () => {
    const errors = publishErrors(Page, {
      meta: { title: 'long' },
      faqs: [{ question: 'Fine?' }, { question: ' ' }, { question: 'Longer than ten' }],
    });
    expect(errors).toEqual([
      { field: 'meta.title', message: expect.stringContaining('at most 3') },
      { field: 'faqs.1.question', message: expect.stringContaining('Fill this in') },
      { field: 'faqs.2.question', message: expect.stringContaining('at most 10') },
    ]);
  });

  it('lets what is hidden be unfinished, and does not count it', async () => {
    const faqs = [{ published: false }, { question: 'Much too long', published: false }, { question: 'Fine?' }];
    expect(publishErrors(Page, { faqs: [...faqs, { question: 'A?' }, { question: 'B?' }] })).toEqual([]);
    expect(publishErrors(Page, { faqs: [...faqs, {}] })).toMatchObject([{ field: 'faqs.3.question' }]);
    const four = Array.from({ length: 4 }, () => ({ question: 'A?' }));
    expect(publishErrors(Page, { faqs: four })).toMatchObject([{ field: 'faqs' }]);
  });

  it('refuses fields that the type does not know, at any depth', async () => {
    const { errors } = checkedForm(Page, { color: 'red', faqs: [{ question: 'Fine?', color: 'red' }] });
    expect(errors.map(({ field }) => field).sort()).toEqual(['color', 'faqs.0.color']);
  });

  it('is stored without the fields that say nothing', () => {
    const page = Object.assign(new Page(), { meta: null, faqs: [{ question: null }, { question: '' }] });
    expect(toStored(page)).toEqual({ faqs: [{}, { question: '' }] });
  });
});
