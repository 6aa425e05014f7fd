import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn } from 'class-validator';
import { contactTopics, type ContactTopic } from '@20x/shared/contact-form/fields';
import { PageQuery, PageResponse } from '../core/http/pagination.ts';
import { ContactUtm } from './contact.dto.ts';
import { ContactDelivery } from './notifications/contact-delivery.dto.ts';
import { spamReasons, type SpamReason } from './spam.ts';

const contactFolders = ['inbox', 'spam'] as const;
export type ContactFolder = (typeof contactFolders)[number];

/** A filter of the list; query parameters are texts. */
const OnlyThose = (description: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: Boolean, default: false, description }),
    Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value)),
    IsBoolean({ message: 'Use true or false.' }),
  );

export class ContactMessageQuery extends PageQuery {
  @ApiPropertyOptional({ enum: contactFolders, enumName: 'ContactFolder', default: 'inbox' })
  @IsIn(contactFolders, { message: `Choose one of ${contactFolders.join(', ')}.` })
  folder: ContactFolder = 'inbox';

  @OnlyThose('Only unread messages.')
  unread: boolean = false;

  @OnlyThose('Only those whose notification failed for good.')
  undelivered: boolean = false;
}

export class ContactMessageSummary {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ enum: contactTopics, enumName: 'ContactTopic' }) topic!: ContactTopic;
  @ApiProperty() name!: string;
  @ApiProperty() email!: string;
  @ApiProperty({ type: String, nullable: true }) agency!: string | null;
  @ApiProperty({ description: 'The first 160 characters of the message.' }) excerpt!: string;
  @ApiProperty({ format: 'date-time' }) receivedAt!: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) readAt!: string | null;
  @ApiProperty({ enum: spamReasons, enumName: 'SpamReason', nullable: true, description: 'Why it is marked as spam.' })
  spamReason!: SpamReason | null;
}

/** Messages of a folder, newest first. */
export class ContactMessageList extends PageResponse(ContactMessageSummary) {
  @ApiProperty({ type: 'integer', description: 'Unread messages in the inbox.' }) unread!: number;
  @ApiProperty({ type: 'integer', description: 'Messages whose notification failed for good.' }) undelivered!: number;
}

/** A message as it was sent. */
export class ContactMessage extends ContactMessageSummary {
  @ApiProperty({ type: String, nullable: true }) phone!: string | null;
  @ApiProperty({ type: String, nullable: true }) role!: string | null;
  @ApiProperty({ type: String, nullable: true }) nurseCount!: string | null;
  @ApiProperty({ type: String, nullable: true }) country!: string | null;
  @ApiProperty({ type: String, nullable: true }) region!: string | null;
  @ApiProperty({ type: String, nullable: true }) message!: string | null;
  @ApiProperty({ type: String, nullable: true }) consentVersion!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'The consent text shown with the form.' })
  consentText!: string | null;
  @ApiProperty({
    type: Boolean,
    nullable: true,
    description: 'Whether the consent box was checked; null when there was none.',
  })
  consentTicked!: boolean | null;
  @ApiProperty({ type: String, nullable: true }) sourcePage!: string | null;
  @ApiProperty({ type: ContactUtm }) utm!: ContactUtm;
  @ApiProperty({ type: ContactDelivery, nullable: true, description: 'Null for a message without notification.' })
  delivery!: ContactDelivery | null;
}

export class MarkContactMessageRequest {
  @ApiProperty()
  @IsBoolean({ message: 'Use true or false.' })
  read!: boolean;
}
