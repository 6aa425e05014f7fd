import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DatabaseListener, notify } from '../src/core/database/listener.ts';
import { CONNECTION, type Connection } from '../src/core/database/server/connection.ts';
import { UnitOfWork } from '../src/core/database/unit-of-work.ts';
import { Jobs } from '../src/core/jobs/jobs.ts';
import { createCoreApp } from './support/core-app.ts';
import { eventually } from './support/eventually.ts';
import { forAllTests } from './support/for-all-tests.ts';

const handled: unknown[] = [];
const heard: string[] = [];
const givenUp: unknown[] = [];
@Injectable()
class Greeter {
  constructor(jobs: Jobs, listener: DatabaseListener) {
    listener.on('greetings', (payload) => heard.push(payload));
    jobs.handle<{ to: string; failOnce?: boolean }>('greet', async (data) => {
      handled.push(data);
    });
    const failing = () => Promise.reject(new Error('not today'));
    jobs.handle('doomed', failing, { onGivenUp: async (data) => void givenUp.push(data) });
  }
}

const core = forAllTests(() => createCoreApp({ providers: [Greeter] }));
let unitOfWork: UnitOfWork;
let dataSource: DataSource;
beforeAll(async () => {
  unitOfWork = core.app.get(UnitOfWork);
  dataSource = core.app.get(DataSource);
  await dataSource.query('create table entry (text text unique)');
});

const entries = async () =>
  (await dataSource.query<{ text: string }[]>('select text from entry order by 1')).map(({ text }) => text);

it('runs a job when its transaction commits, and never when it does not', async () => {
  const jobs = core.app.get(Jobs);
  const refused = unitOfWork.run(async (tx) => {
    await jobs.enqueue(tx, 'greet', { to: 'nobody' });
    throw new Error('changed my mind');
  });
  await expect(refused).rejects.toThrow('changed my mind');
  await unitOfWork.run((tx) => jobs.enqueue(tx, 'greet', { to: 'world' }));
  await eventually(
    () => handled.length,
    (count) => count > 0,
  );
  expect(handled).toEqual([{ to: 'world' }]);
});

it('runs many jobs one right after the other', async () => {
  const jobs = core.app.get(Jobs);
  const before = handled.length;
  await unitOfWork.run(async (tx) => {
    for (let n = 1; n <= 8; n++) await jobs.enqueue(tx, 'greet', { to: `guest ${n}` });
  });
  await eventually(
    () => handled.length,
    (count) => count === before + 8,
  );
});

it('gives a job as long as it needs, and another process takes over when its own is gone', async () => {
  const job = await unitOfWork.run(async (tx) => {
    await core.app.get(Jobs).enqueue(tx, 'greet', { to: 'the patient' });
    return tx.manager.query<object[]>(
      `select expire_seconds, heartbeat_seconds from pgboss.job where data->>'to' = 'the patient'`,
    );
  });
  expect(job).toEqual([{ expire_seconds: 86_400, heartbeat_seconds: 60 }]);
});

it('gives queues of an earlier release the same options', async () => {
  await dataSource.query(`update pgboss.queue set expire_seconds = 900, heartbeat_seconds = null`);
  const connection = core.app.get<Connection>(CONNECTION);
  const next = await createCoreApp({ providers: [Greeter], connection });
  const [queue] = await dataSource.query<object[]>(
    `select expire_seconds, heartbeat_seconds from pgboss.queue where name = 'greet'`,
  );
  await next.close();
  expect(queue).toEqual({ expire_seconds: 86_400, heartbeat_seconds: 60 });
});

it('hands over a job that failed for the last time', async () => {
  const jobs = core.app.get(Jobs);
  await unitOfWork.run(async (tx) => {
    await jobs.enqueue(tx, 'doomed', { number: 1 });
    await tx.manager.query(`update pgboss.job set retry_limit = 0 where name = 'doomed'`);
  });
  const waiting = `select 1 from pgboss.job where name = 'doomed-given-up'`;
  await eventually(
    () => dataSource.query<object[]>(waiting),
    ({ length }) => length === 1,
  );
  // Wakes the worker, which otherwise looks every half minute.
  await unitOfWork.run((tx) => jobs.enqueue(tx, 'doomed-given-up', { number: 2 }));
  await eventually(
    () => givenUp.length,
    (count) => count === 2,
  );
  expect(givenUp).toEqual(expect.arrayContaining([{ number: 1 }, { number: 2 }]));
});

it('refuses a second handler of a queue', () => {
  expect(() => core.app.get(Jobs).handle('greet', async () => {})).toThrow('two handlers');
});

it('runs listeners in the transaction, after the work and before the commit, and tasks after it', async () => {
  const order: string[] = [];
  core.app.get(UnitOfWork).on('entry.added', async (_event, tx) => {
    order.push('listener');
    await tx.manager.query(`insert into entry values ('by the listener')`);
    expect(await entries()).toEqual([]);
  });
  await unitOfWork.run(async (tx) => {
    tx.emit({ name: 'entry.added' });
    tx.afterCommit(async () => {
      order.push('task');
      expect(await entries()).toEqual(['by the listener', 'by the work']);
    });
    await tx.manager.query(`insert into entry values ('by the work')`);
    order.push('work');
  });
  expect(order).toEqual(['work', 'listener', 'task']);
});

it('rolls everything back when a listener throws, and runs no task', async () => {
  let ran = false;
  core.app.get(UnitOfWork).on('entry.refused', async () => Promise.reject(new Error('not now')));
  const attempt = unitOfWork.run(async (tx) => {
    await tx.manager.query(`insert into entry values ('refused')`);
    tx.emit({ name: 'entry.refused' });
    tx.afterCommit(async () => void (ran = true));
  });
  await expect(attempt).rejects.toThrow('not now');
  expect(await entries()).not.toContain('refused');
  expect(ran).toBe(false);
});

it('keeps what is committed when a task after it fails', async () => {
  await unitOfWork.run(async (tx) => {
    await tx.manager.query(`insert into entry values ('kept')`);
    tx.afterCommit(async () => Promise.reject(new Error('the disk is full')));
  });
  expect(await entries()).toContain('kept');
});

it('THR-204 does the work again after a deadlock', async () => {
  await dataSource.query(
    'create table account (id int primary key, amount int); insert into account values (1, 0), (2, 0)',
  );
  let waiting = 0;
  let bothLocked = () => {};
  const locked = new Promise<void>((resolve) => (bothLocked = resolve));
  const transfer = (first: number, second: number) =>
    unitOfWork.run(async (tx) => {
      await tx.manager.query('update account set amount = amount + 1 where id = $1', [first]);
      if (++waiting >= 2) bothLocked();
      await locked;
      await tx.manager.query('update account set amount = amount + 1 where id = $1', [second]);
    });
  await Promise.all([transfer(1, 2), transfer(2, 1)]);
  expect(await dataSource.query('select amount from account')).toEqual([{ amount: 2 }, { amount: 2 }]);
});

it('tells other processes once the transaction commits, and nothing when it does not', async () => {
  await unitOfWork
    .run(async (tx) => {
      await notify(tx.manager, 'greetings', 'never');
      throw new Error('rolled back');
    })
    .catch(() => {});
  await unitOfWork.run((tx) => notify(tx.manager, 'greetings', 'hello'));
  await eventually(
    () => heard.length,
    (count) => count > 0,
  );
  expect(heard).toEqual(['hello']);
});

it('rehearses a transaction with its listeners, and nothing stays', async () => {
  const before = await entries();
  const heardOf: string[] = [];
  unitOfWork.on('entry.rehearsed', async () => void heardOf.push('rehearsed'));
  const rehearsal = await unitOfWork.rehearse(async (tx) => {
    await tx.manager.query(`insert into entry values ('only for show')`);
    tx.emit({ name: 'entry.rehearsed' });
    tx.afterCommit(async () => void heardOf.push('committed'));
    return 'went well';
  });
  expect(rehearsal).toBe('went well');
  expect(heardOf).toEqual(['rehearsed']);
  unitOfWork.on('entry.rehearsed', () => Promise.reject(new Error('not now')));
  await expect(unitOfWork.rehearse(async (tx) => tx.emit({ name: 'entry.rehearsed' }))).rejects.toThrow('not now');
  expect(await entries()).toEqual(before);
});
