interface RiskyWords {
  readonly words: RegExp;
  /** Why they are risky, and what to say instead. */
  readonly why: string;
}

/** Words that promise what nobody can keep or prove. A denial in front of them is no promise. */
export const riskyWords: readonly RiskyWords[] = [
  {
    words: /\bguarantee(s|d|ing)?\b/gi,
    why: 'a guarantee can be held against you. Say what you do, and how often it worked.',
  },
  {
    words: /(?<![\w.,])(100\s?%|100 per ?cent|one hundred per ?cent)(?!\w)/gi,
    why: 'one exception makes it untrue. Give the measured figure, with its source.',
  },
  {
    words: /(?<!\w)#\s?1\b|\b(number one|no\. ?1)\b/gi,
    why: 'a rank needs an independent source. Name it, or say what you are good at.',
  },
  {
    words: /\bHIPAA[- ](certified|certification|approved)\b/gi,
    why: 'nobody certifies for HIPAA. Say which safeguards you have, and that you sign business associate agreements.',
  },
  {
    words: /\bHIPAA[- ]compliant\b/gi,
    why: 'compliance depends on how customers use it. Say what supports it.',
  },
  {
    words: /\bSOC[- ]?2[- ](certified|certification|compliant)\b/gi,
    why: 'SOC 2 is a report, not a certificate. Say which report there is, of which type and period.',
  },
  {
    words: /\b(FDA|Joint Commission|government)[- ](approved|endorsed)\b/gi,
    why: 'an approval has to be on record. Name the document, or leave it out.',
  },
  {
    words: /\b(risk[- ]free|fool-?proof|fail-?safe|unhackable|hack-?proof|bullet-?proof|error[- ]free)\b/gi,
    why: 'nothing is. Say what happens when something goes wrong.',
  },
  {
    words: /\b(zero|no) (downtime|errors|risk)\b/gi,
    why: 'one incident makes it untrue. Give the measured figure, with its period.',
  },
  {
    words: /\b(military|bank)[- ]grade\b/gi,
    why: 'it names no standard. Say which one you use, such as AES-256.',
  },
  {
    words:
      /\b(world[- ]class|best[- ]in[- ]class|industry[- ]leading|market[- ]leading|the leading|the best|unmatched|unbeatable)\b/gi,
    why: 'a comparison with everybody needs proof. Say what is better, and by how much.',
  },
];
