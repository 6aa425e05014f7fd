import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsBoolean, IsIn, IsUUID } from 'class-validator';
import { contactFieldNames, contactTopics, type ContactTopic } from '@20x/shared/contact-form/fields';
import type { ContactLabels } from '@20x/shared/contact-form/form';
import { FlagOrNull, Integer, TextOrNull, Time, TimeOrNull, Uuid } from '../core/http/answer-fields.ts';
import { OnlyThose } from '../core/http/only-those.ts';
import { PageQuery, PageResponse } from '../core/http/pagination.ts';
import { ContactUtm } from './messages/contact.dto.ts';
import { ContactDelivery } from './notifications/contact-delivery.dto.ts';
import { spamReasons, type SpamReason } from './messages/spam.ts';

const contactFolders = ['inbox', 'spam'] as const;
export type ContactFolder = (typeof contactFolders)[number];

export class ContactMessageQuery extends PageQuery {
  @ApiPropertyOptional({ enum: contactFolders, enumName: 'ContactFolder', default: 'inbox' })
  @IsIn(contactFolders, { message: `Choose one of ${contactFolders.join(', ')}.` })
  folder: ContactFolder = 'inbox';

  @OnlyThose('Only unread messages.') unread: boolean = false;
  @OnlyThose('Only those whose notification failed for good.') undelivered: boolean = false;
}

export class ContactMessageSummary {
  @Uuid() id!: string;
  @ApiProperty({ enum: contactTopics, enumName: 'ContactTopic' }) topic!: ContactTopic;
  @ApiProperty() name!: string;
  @ApiProperty() email!: string;
  @TextOrNull() agency!: string | null;
  @ApiProperty({ description: 'The first 160 characters of the message.' }) excerpt!: string;
  @Time() receivedAt!: string;
  @TimeOrNull() readAt!: string | null;
  @ApiProperty({ enum: spamReasons, enumName: 'SpamReason', nullable: true, description: 'Why it is marked as spam.' })
  spamReason!: SpamReason | null;
}

/** Messages of a folder, newest first. */
export class ContactMessageList extends PageResponse(ContactMessageSummary) {
  @Integer('Unread messages in the inbox.') unread!: number;
  @Integer('Messages whose notification failed for good.') undelivered!: number;
  @Integer('Messages in spam.') spam!: number;
  @Integer('Unread messages in spam.') unreadSpam!: number;
}

const labelled = ['topic', ...contactFieldNames];

/** A message as it was sent. */
export class ContactMessage extends ContactMessageSummary {
  @TextOrNull() phone!: string | null;
  @TextOrNull() role!: string | null;
  @TextOrNull() nurseCount!: string | null;
  @TextOrNull() country!: string | null;
  @TextOrNull() region!: string | null;
  @TextOrNull() message!: string | null;
  @TextOrNull() consentVersion!: string | null;
  @TextOrNull('The consent text shown with the form.') consentText!: string | null;
  @FlagOrNull('Whether the consent box was checked; null when there was none.') consentTicked!: boolean | null;
  @TextOrNull() sourcePage!: string | null;
  @TextOrNull('Path of the first page of the visit.') landingPage!: string | null;
  @TextOrNull('The host that the visitor came from.') referrer!: string | null;
  @ApiProperty({ type: ContactUtm }) utm!: ContactUtm;
  @ApiProperty({ type: ContactDelivery, nullable: true, description: 'Null for a message without notification.' })
  delivery!: ContactDelivery | null;
  @ApiProperty({
    type: 'object',
    properties: Object.fromEntries(labelled.map((name) => [name, { type: 'string' }])),
    required: labelled,
    selfRequired: true,
    description: 'What the form calls its fields now.',
  })
  labels!: ContactLabels;
}

export class ContactMessageIds {
  @ApiProperty({ type: [String], format: 'uuid', minItems: 1, maxItems: 100 })
  @ArrayMaxSize(100, { message: 'Send at most 100 messages.' })
  @ArrayNotEmpty({ message: 'Send at least one message.' })
  @IsUUID('all', { each: true, message: 'Send ids of messages.' })
  @IsArray({ message: 'Send a list of ids.' })
  ids!: string[];
}

export class MarkContactMessageRequest {
  @ApiProperty()
  @IsBoolean({ message: 'Use true or false.' })
  read!: boolean;
}
