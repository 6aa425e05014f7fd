import { Module } from '@nestjs/common';
import { DatabaseListener } from './database/listener.ts';
import { FrozenConnections } from './database/frozen-connections.ts';
import { Jobs } from './jobs/jobs.ts';

/**
 * Work outside requests. The module is not global, because Nest closes global modules last and in no useful order, and
 * this one must end before the database's connections do.
 */
@Module({ providers: [DatabaseListener, FrozenConnections, Jobs], exports: [DatabaseListener, Jobs] })
export class BackgroundModule {}
