import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module.ts';
import { BrandService } from './brand.service.ts';

@Module({ imports: [ContentModule], providers: [BrandService], exports: [BrandService] })
export class BrandModule {}
