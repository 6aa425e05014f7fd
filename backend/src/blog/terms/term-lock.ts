import type { EntityManager } from 'typeorm';

/**
 * Held until the transaction ends: shared by publications, which name terms, and alone by a change of terms. So no
 * publication names a term that is merged at the same time.
 */
export async function lockTerms(manager: EntityManager, mode: 'shared' | 'alone'): Promise<void> {
  const lock = mode === 'shared' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock';
  await manager.query(`select ${lock}(hashtext('blog_term'))`);
}
