import { Module } from '@nestjs/common';
import { SiteScriptsModule } from '../site-scripts/site-scripts.module.ts';
import { AdminConsentsController } from './admin-consents.controller.ts';
import { ConsentsController } from './consents.controller.ts';
import { Consents } from './consents.service.ts';

@Module({
  imports: [SiteScriptsModule],
  controllers: [ConsentsController, AdminConsentsController],
  providers: [Consents],
})
export class ConsentsModule {}
