import { Check, Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { Role } from './account.ts';

@Entity('app_user')
@Unique('app_user__username', ['username'])
@Check('app_user__role', `role in ('administrator')`)
export class User {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'app_user_pkey' })
  readonly id!: string;

  /** Unique; upper and lower case are equal. */
  @Column('citext')
  username!: string;

  /** Encoded argon2id hash with parameters and salt. */
  @Column('text', { name: 'password_hash' })
  passwordHash!: string;

  @Column('text')
  role!: Role;

  /** When the user was disabled; null for an active user. */
  @Column('timestamptz', { name: 'disabled_at', nullable: true })
  disabledAt!: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  readonly createdAt!: Date;
}
