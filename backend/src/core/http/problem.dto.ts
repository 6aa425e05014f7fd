import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Integer } from './answer-fields.ts';
import { problemCodes, type FieldError, type ProblemCode } from './problem.ts';

export class ProblemFieldError implements FieldError {
  @ApiProperty({ description: 'Path of the field, such as content.faqs.0.question.' }) field!: string;
  @ApiProperty() message!: string;
}

/** Every error answer (RFC 9457); some have more members, such as `current`. */
export class ProblemBody {
  @ApiProperty() type!: string;
  @ApiProperty() title!: string;
  @Integer() status!: number;
  @ApiProperty({ enum: problemCodes, enumName: 'ProblemCode' }) code!: ProblemCode;
  @ApiProperty({ description: 'One sentence for the reader.' }) detail!: string;
  @ApiPropertyOptional({ type: [ProblemFieldError] }) errors?: ProblemFieldError[];
  @ApiProperty({ description: 'Identifies the request in the logs.' }) requestId!: string;
}
