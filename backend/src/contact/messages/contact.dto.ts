import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsBoolean, IsIn, IsObject, IsOptional, IsString, IsUUID, MaxLength, ValidateNested } from 'class-validator';
import { contactTopics, type ContactTopic } from '@20x/shared/contact-form/fields';
import { Carried, Shown, Tracked, Typed } from './contact-fields.ts';
import { sourcePageOf } from '../form/source-page.ts';
import { Uuid } from '../../core/http/answer-fields.ts';

/** The campaign that brought the visitor, by the address of a page of the visit. */
export class ContactUtm {
  @Tracked() source?: string;
  @Tracked() medium?: string;
  @Tracked() campaign?: string;
  @Tracked() term?: string;
  @Tracked() content?: string;
}

/** A page of this site; anything else is dropped. */
const SitePage = (description: string) =>
  applyDecorators(
    ApiPropertyOptional({ maxLength: 300, description }),
    Transform(({ value }: { value: unknown }) => sourcePageOf(value), { toClassOnly: true }),
    IsOptional(),
  );

/** A message to the site's owners. The published form decides which fields it requires and accepts. */
export class ContactRequest {
  @Carried()
  @ApiPropertyOptional({
    format: 'uuid',
    description: 'Created by the form, so that a repeated message is stored once.',
  })
  @IsOptional()
  @IsUUID('all', { message: 'Send a UUID.' })
  id?: string;

  @ApiProperty({ enum: contactTopics, enumName: 'ContactTopic' })
  @IsIn(contactTopics, { message: 'Choose what this is about.' })
  topic!: ContactTopic;

  @Typed('name') name!: string;
  @Typed('email') email!: string;
  @Typed('phone') phone?: string;
  @Typed('agency') agency?: string;
  @Typed('role') role?: string;
  @Typed('nurseCount', 'How many nurses work in a month, such as 50–200.') nurseCount?: string;
  @Typed('country') country?: string;
  @Typed('region', 'State or province.') region?: string;
  @Typed('message') message?: string;

  @ApiPropertyOptional({ type: Boolean, description: 'Whether the consent box was checked.' })
  @Transform(({ value }: { value: unknown }) => (value === 'yes' ? true : value), { toClassOnly: true })
  @IsOptional()
  @IsBoolean({ message: 'Use true or false.' })
  consent?: boolean;

  @Shown({
    max: 60,
    description: 'Identifies the consent text that was shown; consent to an older text does not count.',
  })
  consentVersion?: string;

  @Shown({
    max: 0,
    description: 'Ignored: the published text is stored. Pages opened before an update send it.',
  })
  consentText?: string;

  @Carried()
  @Shown({ max: 40, description: 'Id of the form’s block, for pages with several forms.' })
  formId?: string;

  @Carried()
  @SitePage('Path of the page with the form.')
  sourcePage?: string;

  @SitePage('Path of the first page of the visit.')
  landingPage?: string;

  @Shown({ max: 100, description: 'Host that the visitor came from.' })
  referrer?: string;

  @ApiPropertyOptional({ type: ContactUtm })
  @IsOptional()
  @ValidateNested()
  @IsObject({ message: 'Use an object.' })
  @Type(() => ContactUtm)
  utm?: ContactUtm;

  @ApiPropertyOptional({ maxLength: 2048, description: 'A trap for spam, hidden from people: leave it empty.' })
  @IsOptional()
  @MaxLength(2048)
  @IsString()
  website?: string;

  @ApiPropertyOptional({
    format: 'date-time',
    description: 'When the form was shown. JSON without it is marked as spam.',
  })
  @IsOptional()
  @MaxLength(40)
  @IsString()
  startedAt?: string;
}

export class ContactReceipt {
  @Uuid('The id from the request.') id!: string;
}
