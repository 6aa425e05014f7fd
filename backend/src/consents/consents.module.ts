import { Module } from '@nestjs/common';
import { SiteScriptsModule } from '../site-scripts/site-scripts.module.ts';
import { ConsentsController } from './consents.controller.ts';
import { Consents } from './consents.service.ts';

@Module({ imports: [SiteScriptsModule], controllers: [ConsentsController], providers: [Consents] })
export class ConsentsModule {}
