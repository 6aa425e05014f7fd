import { QueryFailedError } from 'typeorm';
import { createLogger } from './logger.ts';
import { NestLogger } from './nest-logger.ts';

const lines: string[] = [];
const logger = createLogger({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
const nest = new NestLogger(logger);
beforeEach(() => void lines.splice(0));
const last = () => JSON.parse(lines.at(-1) ?? '{}') as Record<string, unknown>;

it('THR-185 never writes passwords, tokens and cookies', () => {
  logger.info(
    { password: 'p4ss', token: 'p4ss', headers: { authorization: 'p4ss', cookie: 'p4ss', 'set-cookie': 'p4ss' } },
    'x',
  );
  logger.info({ body: { user: { password: 'p4ss', refreshToken: 'p4ss' } } }, 'x');
  expect(lines).toHaveLength(2);
  expect(lines.join('')).not.toContain('p4ss');
});

it('THR-185 leaves the parameters of a failed query out', () => {
  nest.error({ msg: 'failed', err: new QueryFailedError('insert into user values ($1)', ['p4ss'], new Error('no')) });
  expect(lines[0]).not.toContain('p4ss');
  expect(last()).toMatchObject({ level: 'error', msg: 'failed', err: { type: 'QueryFailedError', message: 'no' } });
});

it('THR-74 keeps a line one line, whatever is in it', () => {
  nest.log('user \n{"level":"fatal"}\r\u001b[31m signed in', 'Auth');
  expect(lines).toHaveLength(1);
  expect([...(lines[0]?.trimEnd() ?? '')].filter((char) => char < ' ')).toEqual([]);
  expect(last()).toMatchObject({
    level: 'info',
    context: 'Auth',
    msg: 'user \n{"level":"fatal"}\r\u001b[31m signed in',
  });
});

it('writes an error with its cause and stack', () => {
  nest.error(new Error('outer', { cause: new TypeError('inner') }), 'Site');
  expect(last()).toMatchObject({
    context: 'Site',
    msg: 'outer',
    err: {
      type: 'Error',
      stack: expect.stringContaining('logger.spec'),
      cause: { type: 'TypeError', message: 'inner' },
    },
  });
});

it('takes a text with an error, and a text alone', () => {
  nest.warn('could not render', new Error('why'), 'Site');
  expect(last()).toMatchObject({ level: 'warn', msg: 'could not render', err: { message: 'why' }, context: 'Site' });
  nest.warn('only this');
  expect(last()).toMatchObject({ msg: 'only this' });
});
