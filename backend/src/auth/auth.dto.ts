import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength, MinLength } from 'class-validator';

export class LoginRequest {
  @ApiProperty({ minLength: 1, maxLength: 100, example: 'admin' })
  @IsString({ message: 'Username is required' })
  @MinLength(1, { message: 'Username is required' })
  @MaxLength(100, { message: 'Use at most 100 characters.' })
  username!: string;

  /** At most 1,024 characters: longer input is refused before it costs a hash. */
  @ApiProperty({ minLength: 1, maxLength: 1024, format: 'password' })
  @IsString({ message: 'Password is required' })
  @MinLength(1, { message: 'Password is required' })
  @MaxLength(1024, { message: 'Use at most 1,024 characters.' })
  password!: string;
}

export class AuthUser {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() username!: string;
  @ApiProperty({ type: [String], description: 'What the user may do.' }) permissions!: string[];
}

/** A signed-in session. The token goes into `Authorization: Bearer …` and lives 15 minutes. */
export class Session {
  @ApiProperty() token!: string;
  @ApiProperty({ format: 'date-time', description: 'When the token ends; refresh before.' }) expiresAt!: string;
  @ApiProperty({ type: AuthUser }) user!: AuthUser;
}
