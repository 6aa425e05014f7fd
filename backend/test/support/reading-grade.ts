/** Flesch–Kincaid grade level of English text; syllables are counted by groups of vowels, which errs by a few tenths. */
export function readingGrade(text: string): number {
  const words = text.match(/[A-Za-z0-9][A-Za-z0-9’'-]*/g) ?? [];
  const sentences = text.match(/[^.?!]+[.?!]+/g) ?? [text];
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word.toLowerCase()), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

function syllablesOf(word: string): number {
  const groups = word.replace(/(?:[^laeiouy]e|ed|es)$/, '').match(/[aeiouy]+/g) ?? [];
  return Math.max(1, groups.length);
}
