import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.ts';
import { ContentModule } from '../content/content.module.ts';
import { AdminContactController } from './admin-contact.controller.ts';
import { ContactInbox } from './contact-inbox.service.ts';
import { ContactService } from './contact.service.ts';
import { PublishedForms } from './form/published-forms.ts';
import { AdminRecipientsController } from './notifications/admin-recipients.controller.ts';
import { Notifier } from './notifications/notifier.service.ts';
import { Recipients } from './notifications/recipients.service.ts';
import { TestSending } from './notifications/test-sending.service.ts';
import { PublicContactController } from './public-contact.controller.ts';

@Module({
  imports: [AuditModule, ContentModule],
  controllers: [PublicContactController, AdminContactController, AdminRecipientsController],
  providers: [ContactService, ContactInbox, PublishedForms, Notifier, Recipients, TestSending],
})
export class ContactModule {}
