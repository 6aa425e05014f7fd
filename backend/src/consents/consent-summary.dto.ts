import { ApiProperty } from '@nestjs/swagger';
import type { ScriptCategory } from '@20x/shared/site-scripts';

const Count = (description: string) => ApiProperty({ type: 'integer', description });

/** What visitors answered within 30 days. */
export class ConsentSummary implements Record<ScriptCategory, number> {
  @Count('All answers.') answers!: number;
  @Count('Answers that accept nothing.') declined!: number;
  @Count('Answers that accept functional scripts.') functional!: number;
  @Count('Answers that accept statistics.') statistics!: number;
  @Count('Answers that accept marketing.') marketing!: number;
}
