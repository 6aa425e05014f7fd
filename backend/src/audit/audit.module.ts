import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { Audit } from './audit.service.ts';
import { AuditedEvents } from './audited-events.ts';
import { RequestOriginInterceptor } from './request-origin.interceptor.ts';

@Module({
  providers: [Audit, AuditedEvents, { provide: APP_INTERCEPTOR, useClass: RequestOriginInterceptor }],
  exports: [Audit],
})
export class AuditModule {}
