import { Module, type DynamicModule } from '@nestjs/common';
import { CoreModule, type CoreOptions } from './core/core.module.ts';
import { entities } from './entities.ts';

/** The whole application. A feature is one module in this list; one with entities adds them to entities.ts. */
@Module({
  imports: [],
})
export class AppModule {
  static with(options: Omit<CoreOptions, 'entities'>): DynamicModule {
    return { module: AppModule, imports: [CoreModule.with({ ...options, entities })] };
  }
}
