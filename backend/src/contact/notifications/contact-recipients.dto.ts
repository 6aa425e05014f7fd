import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsDefined,
  IsIn,
  IsObject,
  ValidateBy,
  ValidateNested,
  type ValidationArguments,
} from 'class-validator';
import { contactTopics, type ContactTopic } from '@20x/shared/contact-form/fields';
import { isEmail } from '@20x/shared/email';
import { TextOrNull, Version } from '../../core/http/answer-fields.ts';
import { hasSpec } from '../../core/fields/field-spec.ts';
import { SeenVersion } from '../../content/documents/document.dto.ts';

const mostRecipients = 10;

const isAddress = (value: unknown) => typeof value === 'string' && isEmail(value);

/** Email addresses, each once; empty entries are dropped. */
const Addresses = (label: string, item: string) =>
  applyDecorators(
    hasSpec({
      kind: 'texts',
      label,
      help: 'Leave empty to store these messages without an email.',
      item,
      max: mostRecipients,
    }),
    ApiProperty({ type: [String], maxItems: mostRecipients }),
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? distinct(value) : value), {
      toClassOnly: true,
    }),
    IsArray({ message: 'Send a list of email addresses.' }),
    ValidateBy({
      name: 'addresses',
      validator: {
        validate: (value) => !Array.isArray(value) || value.every(isAddress),
        defaultMessage: (args) => `“${firstWrong(args)}” is not an email address. Enter one such as name@agency.com.`,
      },
    }),
    ArrayMaxSize(mostRecipients, { message: `Use at most ${mostRecipients} addresses.` }),
  );

/** The recipients of notifications, by topic. They are never public. */
export class ContactRecipientLists {
  @Addresses('Demo requests', 'address for demos') demo!: string[];
  @Addresses('Questions', 'address for questions') question!: string[];
  @Addresses('Support requests', 'address for support') support!: string[];
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
  @Version() version!: number;
  @ApiProperty({ type: ContactRecipientLists }) values!: ContactRecipientLists;
  @ApiProperty({ description: 'Whether a mail server is set up (SMTP_URL).' }) canSend!: boolean;
  @ApiProperty({ description: 'The sender of the mail (MAIL_FROM).' }) sender!: string;
}

export class SendTestRequest {
  @ApiProperty({ enum: contactTopics, enumName: 'ContactTopic' })
  @IsIn(contactTopics, { message: 'Choose a topic.' })
  topic!: ContactTopic;
}

/** The mail server's answer. */
export class TestOutcome {
  @ApiProperty() isSent!: boolean;
  @ApiProperty({ type: [String] }) recipients!: string[];
  @ApiProperty({ type: [String], description: 'Recipients that the mail server refused.' }) refused!: string[];
  @TextOrNull('Message-ID, to find the mail in logs.') messageId!: string | null;
  @ApiProperty({ description: 'The mail server’s answer, or why it was not sent.' }) detail!: string;
  @TextOrNull('What to do about a failure.') advice!: string | null;
}

function distinct(entries: readonly unknown[]): unknown[] {
  const trimmed = entries.map((entry) => (typeof entry === 'string' ? entry.trim() : entry));
  return [...new Set(trimmed)].filter((entry) => entry !== '' && entry !== null);
}

function firstWrong(args: ValidationArguments | undefined): string {
  const wrong = (args?.value as unknown[]).find((entry) => !isAddress(entry));
  return String(wrong).slice(0, 60);
}
