import { Controller, Get, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { UnitOfWork } from '../src/core/database/unit-of-work.ts';
import { Jobs } from '../src/core/jobs/jobs.ts';
import { createCoreApp } from './support/core-app.ts';

/** Something that has begun, and goes on when it is told to. */
class Step {
  begin = () => {};
  finish = () => {};
  readonly begun = new Promise<void>((resolve) => (this.begin = resolve));
  readonly finished = new Promise<void>((resolve) => (this.finish = resolve));
}
const request = new Step();
const job = new Step();
const done: string[] = [];

@Controller()
class SlowController {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly jobs: Jobs,
  ) {}

  @Get('slow') async answerSlowly() {
    request.begin();
    await request.finished;
    await this.unitOfWork.run((tx) => this.jobs.enqueue(tx, 'later', {}));
    return { saved: true };
  }
}

@Injectable()
class SlowWorker {
  constructor(jobs: Jobs, dataSource: DataSource) {
    jobs.handle('slow', async () => {
      job.begin();
      await job.finished;
      await dataSource.query('select 1');
      done.push('slow');
    });
    jobs.handle('later', async () => {});
  }
}

it('THR-219 finishes the requests and jobs that run before it lets go of the database', async () => {
  const core = await createCoreApp({ controllers: [SlowController], providers: [SlowWorker] });
  await core.app.listen(0, '127.0.0.1');
  await core.app.get(UnitOfWork).run((tx) => core.app.get(Jobs).enqueue(tx, 'slow', {}));
  const response = fetch(`${await core.app.getUrl()}/api/slow`);
  await Promise.all([request.begun, job.begun]);
  const closing = core.close();
  request.finish();
  expect(await (await response).json()).toEqual({ saved: true });
  job.finish();
  await closing;
  expect(done).toEqual(['slow']);
});
