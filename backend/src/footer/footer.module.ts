import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module.ts';
import { FooterController } from './footer.controller.ts';
import { FooterService } from './footer.service.ts';

@Module({
  imports: [ContentModule],
  controllers: [FooterController],
  providers: [FooterService],
  exports: [FooterService],
})
export class FooterModule {}
