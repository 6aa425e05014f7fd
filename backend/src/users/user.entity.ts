import { Check, Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { Role } from './role.ts';

@Entity('app_user')
@Unique('app_user__username', ['username'])
@Check('app_user__role', `role in ('administrator')`)
export class User {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'app_user_pkey' })
  readonly id!: string;

  /** Unique and found whatever its case. */
  @Column('citext')
  username!: string;

  /** argon2id in its encoded form, parameters and salt included. */
  @Column('text', { name: 'password_hash' })
  passwordHash!: string;

  @Column('text')
  role!: Role;

  /** Since when the user may no longer sign in; null for an active one. */
  @Column('timestamptz', { name: 'disabled_at', nullable: true })
  disabledAt!: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  readonly createdAt!: Date;
}
