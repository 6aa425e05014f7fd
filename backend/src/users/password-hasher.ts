import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { BoundedQueue } from '../core/concurrency/bounded-queue.ts';

/** OWASP's parameters for argon2id (the library's default algorithm): 19 MiB, 2 passes, 1 lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashing is expensive by design. It uses at most half of the cores, so that a flood of logins leaves the rest to the
 * site.
 */
@Injectable()
export class PasswordHasher {
  private readonly queue = new BoundedQueue({
    running: Math.max(1, Math.floor(availableParallelism() / 2)),
    waiting: 20,
  });
  /** A dummy hash, made once, so that an unknown user costs as much time as a known one. */
  private readonly decoy = hash(randomBytes(32), parameters);

  async hash(password: string): Promise<string> {
    return this.queue.run(() => hash(password, parameters));
  }

  /** Whether the password equals the hashed one, byte for byte. Without a hash: false, after the same work. */
  async verify(passwordHash: string | undefined, password: string): Promise<boolean> {
    const decoy = await this.decoy;
    const matches = await this.queue.run(() => verify(passwordHash ?? decoy, password));
    return matches && passwordHash !== undefined;
  }
}
