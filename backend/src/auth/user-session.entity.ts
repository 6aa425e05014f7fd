import { Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** One sign-in: a chain of refresh tokens. Every access token names its session. */
@Entity('user_session')
@Index('user_session__user_id', ['userId'])
@Index('user_session__created_at', ['createdAt'])
@ForeignKey('User', ['userId'], ['id'], { name: 'user_session__user', onDelete: 'CASCADE' })
export class UserSession {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'user_session_pkey' })
  readonly id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  /** SHA-256 of the current refresh token's secret. */
  @Column('bytea', { name: 'refresh_hash' })
  refreshHash!: Buffer;

  /** The previous one: accepted for a moment after it was replaced; a later use counts as theft. */
  @Column('bytea', { name: 'previous_hash', nullable: true })
  previousHash!: Buffer | null;

  /** Derives the current secret from the previous one, so that two tabs that refresh at once get the same. */
  @Column('bytea', { name: 'successor_salt', nullable: true })
  successorSalt!: Buffer | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  readonly createdAt!: Date;

  @Column('timestamptz', { name: 'refreshed_at', default: () => 'now()' })
  refreshedAt!: Date;

  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt!: Date | null;
}
