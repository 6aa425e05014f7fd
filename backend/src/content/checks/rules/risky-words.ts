interface RiskyWords {
  readonly words: RegExp;
  /** Why they are risky, and what to say instead. */
  readonly why: string;
}

/** Words that promise what nobody can keep or prove. A denial in front of them is no promise. */
export const riskyWords: readonly RiskyWords[] = [
  {
    // “Guaranteed hours” is a term of contracts.
    words: /\bguarantee(s|d|ing)?\b(?! hours\b)/gi,
    why: 'a guarantee can be used against you. Describe what you do and how often it works.',
  },
  {
    words: /(?<![\w.,])(100\s?%|100 per ?cent|one hundred per ?cent)(?!\w)/gi,
    why: 'one exception makes it untrue. Use a measured figure with its source.',
  },
  {
    words: /(?<!\w)#\s?1\b|\b(number one|no\. ?1)\b/gi,
    why: 'a rank needs an independent source. Name it, or describe what you do well.',
  },
  {
    words: /\bHIPAA[- ](certified|certification|approved)\b/gi,
    why: 'there is no HIPAA certification. List your safeguards and mention that you sign business associate agreements.',
  },
  {
    words: /\bHIPAA[- ]compliant\b/gi,
    why: 'compliance depends on how customers use the product. Describe how it helps.',
  },
  {
    words: /\bSOC[- ]?2[- ](certified|certification|compliant)\b/gi,
    why: 'SOC 2 is a report, not a certificate. Name the report, its type and its period.',
  },
  {
    words: /\b(FDA|Joint Commission|government)[- ](approved|endorsed)\b/gi,
    why: 'an approval has to be on record. Name the document or leave this out.',
  },
  {
    words: /\b(risk[- ]free|fool-?proof|fail-?safe|unhackable|hack-?proof|bullet-?proof|error[- ]free)\b/gi,
    why: 'no product is. Describe what happens when something goes wrong.',
  },
  {
    words: /\b(zero|no) (downtime|errors|risk)\b/gi,
    why: 'one incident makes it untrue. Use a measured figure with its period.',
  },
  {
    words: /\b(military|bank)[- ]grade\b/gi,
    why: 'this is not a standard. Name the one you use, such as AES-256.',
  },
  {
    words:
      /\b(world[- ]class|best[- ]in[- ]class|industry[- ]leading|market[- ]leading|the leading|the best|unmatched|unbeatable)\b/gi,
    why: 'a comparison with all others needs proof. Describe what is better and by how much.',
  },
];
