import { ApiProperty } from '@nestjs/swagger';
import { IsByteLength, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { longestUsername, usernamePattern } from '../users/username.ts';

/** The rule that stands last is asked first, and the first that fails is told. */
export class LoginRequest {
  @ApiProperty({ minLength: 1, maxLength: longestUsername, example: 'admin' })
  @Matches(usernamePattern, { message: 'Use no line breaks or control characters.' })
  @MaxLength(longestUsername, { message: `Use at most ${longestUsername} characters.` })
  @MinLength(1, { message: 'Username is required' })
  @IsString({ message: 'Username is required' })
  username!: string;

  /** Taken byte for byte. At most 1,024 bytes: longer input is refused before it costs a hash. */
  @ApiProperty({ minLength: 1, maxLength: 1024, format: 'password' })
  @IsByteLength(0, 1024, { message: 'Use at most 1,024 bytes.' })
  @MinLength(1, { message: 'Password is required' })
  @IsString({ message: 'Password is required' })
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
