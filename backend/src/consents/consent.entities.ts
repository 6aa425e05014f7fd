import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { ScriptCategory } from '@20x/shared/site-scripts';

/** What visitors were asked about. */
@Entity('consent_question')
export class ConsentQuestionRow {
  /** A fingerprint of the question. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'consent_question_pkey' })
  id!: string;

  /** Kind, account or name, purpose and category of each script. */
  @Column('jsonb')
  asked!: string[][];
}

/** What a visitor agreed to or declined. Nothing in it tells who. */
@Entity('consent')
@Index('consent__day', ['day'])
export class ConsentRow {
  /** Made by the browser for this choice, which keeps it, so that a visitor can show which is theirs. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'consent_pkey' })
  id!: string;

  /** UTC */
  @Column('date')
  readonly day!: string;

  @ForeignKey(() => ConsentQuestionRow, { name: 'consent_question_fkey' })
  @Column('text', { name: 'question_id' })
  questionId!: string;

  /** Empty: declined. */
  @Column('text', { array: true })
  accepted!: ScriptCategory[];
}
