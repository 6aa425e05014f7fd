import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import { IsBoolean, IsIn, IsObject, IsOptional, IsString, IsUUID, MaxLength, ValidateNested } from 'class-validator';
import { contactFieldCaps } from '../content/blocks/demo-form-block.dto.ts';
import { Shown, Tracked, Typed } from './contact-fields.ts';
import { contactTopics, type ContactTopic } from './form/contact-topic.ts';
import { sourcePageOf } from './source-page.ts';

/** Where a visit came from, as the address of the first page said. */
export class ContactUtm {
  @Tracked() source?: string;
  @Tracked() medium?: string;
  @Tracked() campaign?: string;
  @Tracked() term?: string;
  @Tracked() content?: string;
}

const { name, email, phone, agency, role, nurseCount, country, region, message } = contactFieldCaps;

/** A message to the owners of the site; the published form says which fields it needs and takes. */
export class ContactRequest {
  @ApiPropertyOptional({ format: 'uuid', description: 'Made by the form: the same message sent again is stored once.' })
  @IsOptional()
  @IsUUID('all', { message: 'Give a UUID.' })
  id?: string;

  @ApiProperty({ enum: contactTopics, enumName: 'ContactTopic' })
  @IsIn(contactTopics, { message: 'Choose what this is about.' })
  topic!: ContactTopic;

  @Typed({ max: name, always: true }) name!: string;
  @Typed({ max: email, always: true }) email!: string;
  @Typed({ max: phone }) phone?: string;
  @Typed({ max: agency }) agency?: string;
  @Typed({ max: role }) role?: string;
  @Typed({ max: nurseCount, description: 'How many nurses work in a month, such as 50–200.' }) nurseCount?: string;
  @Typed({ max: country }) country?: string;
  @Typed({ max: region, description: 'State or province.' }) region?: string;
  @Typed({ max: message, lines: 'many' }) message?: string;

  @ApiPropertyOptional({ type: Boolean, description: 'Whether the box beside the consent text was ticked.' })
  @Transform(({ value }: { value: unknown }) => (value === 'yes' ? true : value), { toClassOnly: true })
  @IsOptional()
  @IsBoolean({ message: 'Give true or false.' })
  consent?: boolean;

  @Shown({
    max: 60,
    description: 'Names the consent text that was shown; one that has changed since is not agreed to.',
  })
  consentVersion?: string;

  @Shown({
    max: 0,
    description: 'Ignored: the published text is kept. Pages that were opened before an update send it.',
  })
  consentText?: string;

  @Shown({ max: 40, description: 'Id of the block of the form, for pages with several.' }) formId?: string;

  @ApiPropertyOptional({ maxLength: 300, description: 'Path of the page that the form stood on.' })
  @Transform(({ value }: { value: unknown }) => sourcePageOf(value), { toClassOnly: true })
  @IsOptional()
  sourcePage?: string;

  @ApiPropertyOptional({ type: ContactUtm })
  @IsOptional()
  @ValidateNested()
  @IsObject({ message: 'Give an object.' })
  @Type(() => ContactUtm)
  utm?: ContactUtm;

  @ApiPropertyOptional({ maxLength: 2048, description: 'Hidden from people: leave it empty.' })
  @IsOptional()
  @MaxLength(2048)
  @IsString()
  website?: string;

  @ApiPropertyOptional({ format: 'date-time', description: 'When the form was shown.' })
  @IsOptional()
  @MaxLength(40)
  @IsString()
  startedAt?: string;
}

export class ContactReceipt {
  @ApiProperty({ format: 'uuid', description: 'The id that was sent.' }) id!: string;
}
