import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsDefined,
  isEmail,
  IsIn,
  IsObject,
  ValidateBy,
  ValidateNested,
  type ValidationArguments,
} from 'class-validator';
import { SeenVersion } from '../../content/document.dto.ts';
import { contactTopics, type ContactTopic } from '../form/contact-topic.ts';

const mostRecipients = 10;
/** Editors count against it. */
const limit = { 'x-published-max': mostRecipients };

const isAddress = (value: unknown) => typeof value === 'string' && value.length <= 254 && isEmail(value);

/** E-mail addresses, each once; empty entries are dropped. */
const Addresses = () =>
  applyDecorators(
    ApiProperty({ type: [String], maxItems: mostRecipients, ...limit }),
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? distinct(value) : value), {
      toClassOnly: true,
    }),
    IsArray({ message: 'Give a list of e-mail addresses.' }),
    ValidateBy({
      name: 'addresses',
      validator: {
        validate: (value) => !Array.isArray(value) || value.every(isAddress),
        defaultMessage: (args) => `“${firstWrong(args)}” is no e-mail address such as name@agency.com.`,
      },
    }),
    ArrayMaxSize(mostRecipients, { message: `Use at most ${mostRecipients} addresses.` }),
  );

/** Who is told of messages, by topic. Visitors never learn of it. */
export class ContactRecipientLists {
  @Addresses() demo!: string[];
  @Addresses() question!: string[];
  @Addresses() support!: string[];
}

export class SaveContactRecipientsRequest extends SeenVersion {
  @ApiProperty({ type: ContactRecipientLists })
  @IsDefined({ message: 'Send the lists.' })
  @IsObject({ message: 'Send the lists as an object.' })
  @ValidateNested()
  @Type(() => ContactRecipientLists)
  values!: ContactRecipientLists;
}

export class ContactRecipients {
  @ApiProperty({ type: 'integer', description: 'Send back with every write; a stale one is refused with 412.' })
  version!: number;
  @ApiProperty({ type: ContactRecipientLists }) values!: ContactRecipientLists;
  @ApiProperty({ description: 'Whether a mail server is set up (SMTP_URL).' }) canSend!: boolean;
  @ApiProperty({ description: 'The sender of the mail (MAIL_FROM).' }) sender!: string;
}

export class SendTestRequest {
  @ApiProperty({ enum: contactTopics, enumName: 'ContactTopic' })
  @IsIn(contactTopics, { message: 'Choose a topic.' })
  topic!: ContactTopic;
}

/** What the mail server answered. */
export class TestOutcome {
  @ApiProperty() isSent!: boolean;
  @ApiProperty({ type: [String] }) recipients!: string[];
  @ApiProperty({ type: [String], description: 'Of these, those that the mail server refused.' }) refused!: string[];
  @ApiProperty({ type: String, nullable: true, description: 'By which the mail can be found in logs.' })
  messageId!: string | null;
  @ApiProperty({ description: 'The mail server’s answer, or why it was not sent.' }) detail!: string;
  @ApiProperty({ type: String, nullable: true, description: 'What to do about a failure.' }) advice!: string | null;
}

function distinct(entries: readonly unknown[]): unknown[] {
  const trimmed = entries.map((entry) => (typeof entry === 'string' ? entry.trim() : entry));
  return [...new Set(trimmed)].filter((entry) => entry !== '' && entry !== null);
}

function firstWrong(args: ValidationArguments | undefined): string {
  const wrong = (args?.value as unknown[]).find((entry) => !isAddress(entry));
  return String(wrong).slice(0, 60);
}
