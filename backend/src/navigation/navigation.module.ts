import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module.ts';
import { NavigationService } from './navigation.service.ts';

@Module({ imports: [ContentModule], providers: [NavigationService], exports: [NavigationService] })
export class NavigationModule {}
