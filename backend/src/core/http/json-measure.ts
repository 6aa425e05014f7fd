const [quote, backslash, comma, openBrace, closeBrace, openBracket, closeBracket] = [...'"\\,{}[]'].map((character) =>
  character.charCodeAt(0),
);

export interface JsonMeasure {
  /** How deep it nests. */
  readonly depth: number;
  /** Members and elements at all levels, roughly: empty objects and lists may count as one. */
  readonly values: number;
}

/** The size of a JSON text, measured in one pass without parsing it; arbitrary numbers for a malformed text. */
export function measureJson(text: string): JsonMeasure {
  let [level, depth, values] = [0, 0, 0];
  for (let index = 0; index < text.length; index++) {
    const char = text.charCodeAt(index);
    if (char === quote) index = endOfString(text, index);
    else if (char === comma) values++;
    else if (char === openBrace || char === openBracket) {
      values++;
      depth = Math.max(depth, ++level);
    } else if (char === closeBrace || char === closeBracket) level--;
  }
  return { depth, values };
}

function endOfString(text: string, start: number): number {
  let index = start + 1;
  while (index < text.length && text.charCodeAt(index) !== quote) index += text.charCodeAt(index) === backslash ? 2 : 1;
  return index;
}
