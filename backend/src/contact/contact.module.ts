import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { AdminContactController } from './admin-contact.controller.ts';
import { ContactInbox } from './contact-inbox.service.ts';
import { ContactService } from './contact.service.ts';
import { PublicContactController } from './public-contact.controller.ts';

@Module({
  imports: [AuditModule],
  controllers: [PublicContactController, AdminContactController],
  providers: [ContactService, ContactInbox],
})
export class ContactModule {}
