import { failureFrom, formPath } from './failure';

const problem = { status: 400, code: 'invalid_input', title: 'Invalid input' };

describe('what a refusal means to an editor', () => {
  it('finds the field in the form', () => {
    expect(formPath('content.faqs[2].question')).toBe('faqs.2.question');
    expect(formPath('content.faqs.2.question')).toBe('faqs.2.question');
    expect(formPath('values.navbarCtaLink')).toBe('navbarCtaLink');
    expect(formPath('heroTitle')).toBe('heroTitle');
  });

  it('keeps field messages', () => {
    const errors = [{ field: 'content.heroCtaHref', message: 'Use a path.' }];
    expect(failureFrom({ status: 400, message: '400: …', problem: { ...problem, errors } })).toEqual({
      kind: 'fields',
      message: 'One field needs attention',
      errors: [{ path: 'heroCtaHref', message: 'Use a path.' }],
    });
  });

  it('hands over the newest document of a conflict', () => {
    const current = { version: 4 };
    expect(failureFrom({ status: 412, message: '412: …', problem: { ...problem, current } })).toEqual({
      kind: 'conflict',
      current,
    });
  });

  it('says what to do when no answer came, and names the request otherwise', () => {
    expect(failureFrom({ status: 0, message: 'Failed to fetch' })).toMatchObject({
      message: expect.stringContaining('Check your connection'),
    });
    expect(
      failureFrom({ status: 500, message: '500: …', problem: { ...problem, detail: 'It broke.', requestId: 'r-1' } }),
    ).toMatchObject({ kind: 'failed', message: 'It broke.', reference: 'r-1', mayPass: true });
    expect(failureFrom({ status: 502, message: '502: Bad Gateway' })).toMatchObject({
      message: 'The server answered with an error (502).',
    });
  });
});
