import { plainToInstance } from 'class-transformer';
import { ConsentOnFile, Evidence, Row, Rows, Text } from '../../../core/fields/fields.ts';
import { CheckedPage } from '../page/checked-page.ts';
import { foundBy, saying } from '../../../../test/support/found-issues.ts';
import { proofOfClaims } from './proof-rules.ts';

class Figure extends Row {
  @Text({ label: 'Value' }) value?: string | null;
  @Text({ label: 'Source', proves: 'value' }) source?: string | null;
}
class Badge extends Row {
  @Text({ label: 'Title' }) title?: string | null;
  @Evidence({ proves: 'title' }) evidence?: string | null;
}
class Quote extends Row {
  @Text({ label: 'Quote' }) quote?: string | null;
  @ConsentOnFile({ proves: 'quote' }) consentOnFile?: boolean | null;
}
class Trust {
  @Rows(() => Figure, { label: 'TrustStats' }) trustStats?: Figure[] | null;
  @Rows(() => Badge, { label: 'TrustBadges' }) trustBadges?: Badge[] | null;
  @Rows(() => Quote, { label: 'TrustTestimonials' }) trustTestimonials?: Quote[] | null;
}

describe('claims', () => {
  it('of the home page have a source, evidence or consent', async () => {
    const content = plainToInstance(Trust, {
      trustStats: [{ value: '500+' }, { value: '1', source: 'Ledger, 2026' }, { source: null }],
      trustBadges: [
        { title: 'ISO 27001', evidence: ' ' },
        { title: 'Proven', evidence: 'Report of May' },
      ],
      trustTestimonials: [
        { quote: 'Good. '.repeat(20), consentOnFile: false },
        { quote: 'Better.', consentOnFile: true },
        {},
      ],
    });
    const found = await proofOfClaims.find(new CheckedPage(content), {} as never);
    expect(found.map(({ field, message }) => [field, message])).toEqual([
      ['trustStats.0.source', saying('“500+”: add the source')],
      ['trustBadges.0.evidence', saying('“ISO 27001”: add the evidence')],
      ['trustTestimonials.0.consentOnFile', saying('Good. …”: get written consent')],
    ]);
  });

  it('of a page have a source or consent; what has no place for one is no claim', async () => {
    const stats = { id: 'a', type: 'stats', items: [{ value: '30%', label: 'Faster' }] };
    const badges = { id: 'b', type: 'badges', items: [{ title: 'Encrypted' }] };
    const hidden = { ...stats, id: 'c', published: false };
    const quotes = { id: 'd', type: 'testimonial', items: [{ quote: 'It works.', name: 'A. Lee' }] };
    expect(await foundBy('proof-of-claims', { title: 'T', blocks: [stats, badges, hidden, quotes] })).toEqual([
      ['blocks.0.items.0.source', saying('“30%”')],
      ['blocks.3.items.0.consentOnFile', saying('“It works.”')],
    ]);
  });
});
