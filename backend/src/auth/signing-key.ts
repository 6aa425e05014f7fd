import { Injectable } from '@nestjs/common';
import { Config } from '../core/config/config.ts';

/** The secret that signs access tokens, read once. */
@Injectable()
export class SigningKey {
  readonly secret: string;

  constructor(config: Config) {
    this.secret = config.sessionSecret;
  }
}
