import { Module } from '@nestjs/common';
import { BlockedHostsController } from './blocked-hosts.controller.ts';
import { BlockedHosts } from './blocked-hosts.service.ts';
import { ClientReportsController } from './client-reports.controller.ts';

@Module({ controllers: [ClientReportsController, BlockedHostsController], providers: [BlockedHosts] })
export class ClientReportsModule {}
