import { Module } from '@nestjs/common';
import { DatabaseListener } from './database/listener.ts';
import { Jobs } from './jobs/jobs.ts';

/**
 * What works beside the requests. Not global by itself: Nest closes global modules last, in no useful order, and this
 * must end before the database's connections do.
 */
@Module({ providers: [DatabaseListener, Jobs], exports: [DatabaseListener, Jobs] })
export class BackgroundModule {}
