import { ApiProperty } from '@nestjs/swagger';

/** Fields of answers, by what they hold. Each may say what an API reader has to know beyond its name. */
const holding = (schema: object) => (description?: string) => ApiProperty({ ...schema, description });
const orNull = (schema: object) => holding({ ...schema, nullable: true });

export const Integer = holding({ type: 'integer' });
export const Time = holding({ format: 'date-time' });
export const Uuid = holding({ format: 'uuid' });
export const TextOrNull = orNull({ type: String });
export const IntegerOrNull = orNull({ type: 'integer' });
export const FlagOrNull = orNull({ type: Boolean });
export const DayOrNull = orNull({ type: String, format: 'date' });
export const TimeOrNull = orNull({ type: String, format: 'date-time' });

/** The version of a document or of a table of settings. */
export const Version = () => Integer('Send it with every write; a stale version is refused with 412.');
