import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  IsEmail,
  IsIn,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  MaxLength,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { Shown, Tracked, Typed } from './contact-fields.ts';

export const contactTopics = ['demo', 'question', 'support'] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** Where a visit came from, as the address of the first page said. */
export class ContactUtm {
  @Tracked() source?: string;
  @Tracked() medium?: string;
  @Tracked() campaign?: string;
  @Tracked() term?: string;
  @Tracked() content?: string;
}

/** A message to the owners of the site. The rule that stands last is asked first, and the first that fails is told. */
export class ContactRequest {
  @ApiPropertyOptional({ format: 'uuid', description: 'Made by the form: the same message sent again is stored once.' })
  @IsOptional()
  @IsUUID('all', { message: 'Give a UUID.' })
  id?: string;

  @ApiProperty({ enum: contactTopics, enumName: 'ContactTopic' })
  @IsIn(contactTopics, { message: 'Choose what this is about.' })
  topic!: ContactTopic;

  @Typed({ max: 120, missing: 'Tell us your name.' }) name!: string;

  @IsEmail({}, { message: 'Give an e-mail address such as name@agency.com.' })
  @Typed({ max: 254, missing: 'Tell us your e-mail address.' })
  email!: string;

  @Matches(/^[\d\s()+./x-]{5,40}$/i, { message: 'Give a phone number of digits, spaces and + ( ) - .' })
  @Typed({ max: 40 })
  phone?: string;

  @Typed({ max: 120 }) agency?: string;
  @Typed({ max: 80 }) role?: string;
  @Typed({ max: 40, description: 'How many nurses work in a month, such as 50–200.' }) nurseCount?: string;
  @Typed({ max: 60 }) country?: string;
  @Typed({ max: 80, description: 'State or province.' }) region?: string;

  /** A wish for a demo says enough by itself. */
  @ValidateIf(({ topic, message }: ContactRequest) => topic !== 'demo' || (message !== undefined && message !== null))
  @Typed({ max: 5000, lines: 'many', missing: 'Write us a few words.', conditional: true })
  message?: string;

  @Typed({ max: 60, description: 'Version of the consent text that stood beside the form.' }) consentVersion?: string;

  @Shown({ max: 2000, description: 'The consent text as it stood beside the form.' }) consentText?: string;

  @ApiPropertyOptional({ maxLength: 300, description: 'Path of the page that the form stood on.' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? pathOf(value) : undefined))
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

/** The path of an address, without what may be private in its query; nothing when it is none. */
function pathOf(address: string): string | undefined {
  const [path = ''] = address.split(/[?#]/, 1);
  return /^\/(?!\/)[\w./%~-]{0,299}$/.test(path) ? path : undefined;
}
