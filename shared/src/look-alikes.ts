/** Small letters without accents, apostrophes and characters that nobody sees. */
export const inPlainLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{Mark}\p{Default_Ignorable_Code_Point}'’]/gu, '')
    .toLowerCase();

/** Alphabets with letters that look like those of another one. */
const alphabets = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Coptic'].map((name) => ({
  name,
  letter: new RegExp(`\\p{Script=${name}}`, 'gu'),
}));
const word = /[\p{L}\p{M}\p{N}\p{Default_Ignorable_Code_Point}]+/gu;
/** A picture may be followed by characters that choose its look or join it to the next one. */
const emoji =
  /\p{Extended_Pictographic}(?:\u{fe0f}|\u{200d}|\u{20e3}|[\u{e0020}-\u{e007f}]|\p{Emoji_Modifier})*|[0-9#*]\u{fe0f}?\u{20e3}/gu;
const invisible = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/** A letter of another alphabet than the rest of its word, such as the Cyrillic “Р” of “Рay”. */
interface LookAlike {
  readonly letter: string;
  readonly word: string;
  readonly alphabet: string;
}

function lookAlikeIn(text: string): LookAlike | null {
  for (const [own] of text.matchAll(word)) {
    const used = alphabets
      .map(({ name, letter }) => ({ alphabet: name, letters: own.match(letter) ?? [] }))
      .filter(({ letters }) => letters.length > 0)
      // The fewest letters first; of as many, not the Latin ones.
      .toSorted((one, other) => one.letters.length - other.letters.length || (one.alphabet === 'Latin' ? 1 : -1));
    const [{ alphabet, letters: [letter = ''] = [] } = { alphabet: '' }] = used;
    if (used.length > 1) return { letter, word: own, alphabet };
  }
  return null;
}

/** Why a text must not be a name: letters that only look like others, or characters that nobody sees; null when it may. */
export function nameProblem(text: string): string | null {
  const hidden = invisible
    .exec(text.replace(emoji, ''))?.[0]
    .codePointAt(0)
    ?.toString(16)
    .toUpperCase()
    .padStart(4, '0');
  if (hidden !== undefined) return `Remove the invisible character U+${hidden}.`;
  const found = lookAlikeIn(text);
  return found
    ? `“${found.letter}” in “${found.word}” is a ${found.alphabet} letter. Type the word in one alphabet.`
    : null;
}

/** Why an address cannot be made of all of the text; null when it can. */
export function addressProblem(text: string): string | null {
  const problem = nameProblem(text);
  if (problem !== null) return problem;
  const letter = [...text.normalize('NFC')].find((own) => /(?![a-z0-9])[\p{L}\p{N}]/u.test(inPlainLetters(own)));
  return letter === undefined ? null : `Replace “${letter}”. Addresses hold the letters a to z, digits and hyphens.`;
}

/** The text without words that mix alphabets. */
export const withoutLookAlikes = (text: string): string =>
  text.replace(word, (own) => (lookAlikeIn(own) === null ? own : ' '));
