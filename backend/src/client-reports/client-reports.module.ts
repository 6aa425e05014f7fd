import { Module } from '@nestjs/common';
import { ClientReportsController } from './client-reports.controller.ts';

@Module({ controllers: [ClientReportsController] })
export class ClientReportsModule {}
