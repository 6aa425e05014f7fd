import { ApiProperty } from '@nestjs/swagger';
import { Time, TimeOrNull } from '../../core/http/answer-fields.ts';

const deliveryStatuses = ['queued', 'sent', 'failed', 'skipped'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

const deliveryOutcomes = ['sent', 'failed', 'skipped'] as const;
type DeliveryOutcome = (typeof deliveryOutcomes)[number];

export class DeliveryAttempt {
  @Time() at!: string;
  @ApiProperty({ enum: deliveryOutcomes, enumName: 'DeliveryOutcome' }) outcome!: DeliveryOutcome;
  @ApiProperty({ type: [String] }) recipients!: string[];
  @ApiProperty({ description: 'The mail server’s answer, or why nothing was sent.' }) detail!: string;
}

/** The email that notifies the recipients of a topic about a message. */
export class ContactDelivery {
  @ApiProperty({
    enum: deliveryStatuses,
    enumName: 'DeliveryStatus',
    description: 'skipped: there were no recipients or no mail server when the message arrived.',
  })
  status!: DeliveryStatus;
  @TimeOrNull() nextAttemptAt!: string | null;
  @ApiProperty({ type: [DeliveryAttempt], description: 'Oldest first.' }) log!: DeliveryAttempt[];
}
