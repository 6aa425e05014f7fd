import { Module } from '@nestjs/common';
import { SystemStatusController } from './system-status.controller.ts';
import { SystemStatuses } from './system-status.service.ts';

/** What `doctor` finds, and what the processes do, for the admin area. */
@Module({ controllers: [SystemStatusController], providers: [SystemStatuses] })
export class SystemStatusModule {}
