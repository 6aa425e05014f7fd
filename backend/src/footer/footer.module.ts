import { Module } from '@nestjs/common';
import { FooterController } from './footer.controller.ts';
import { FooterService } from './footer.service.ts';

@Module({
  controllers: [FooterController],
  providers: [FooterService],
})
export class FooterModule {}
