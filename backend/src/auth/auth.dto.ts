import { ApiProperty } from '@nestjs/swagger';
import { IsByteLength, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { longestUsername, usernamePattern } from '../users/account.ts';
import { Time, Uuid } from '../core/http/answer-fields.ts';

/** The last decorator is checked first, and the first broken rule is reported. */
export class LoginRequest {
  @ApiProperty({ minLength: 1, maxLength: longestUsername, example: 'admin' })
  @Matches(usernamePattern, { message: 'Use no line breaks or control characters.' })
  @MaxLength(longestUsername, { message: `Use at most ${longestUsername} characters.` })
  @MinLength(1, { message: 'Username is required' })
  @IsString({ message: 'Username is required' })
  username!: string;

  /** Compared byte for byte. Input over 1,024 bytes is refused before it is hashed. */
  @ApiProperty({ minLength: 1, maxLength: 1024, format: 'password' })
  @IsByteLength(0, 1024, { message: 'Use at most 1,024 bytes.' })
  @MinLength(1, { message: 'Password is required' })
  @IsString({ message: 'Password is required' })
  password!: string;
}

export class AuthUser {
  @Uuid() id!: string;
  @ApiProperty() username!: string;
  @ApiProperty({ type: [String], description: 'The permissions of the user.' }) permissions!: string[];
}

/** A signed-in session. Send the token as `Authorization: Bearer …`; it is valid for 15 minutes. */
export class Session {
  @ApiProperty() token!: string;
  @Time('When the token expires. Refresh it before then.') expiresAt!: string;
  @ApiProperty({ type: AuthUser }) user!: AuthUser;
}
