const [quote, backslash, openBrace, closeBrace, openBracket, closeBracket] = [...'"\\{}[]'].map((c) => c.charCodeAt(0));

/** How deep a JSON text nests, found in one pass without parsing it; of a malformed text some number. */
export function jsonDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (let index = 0; index < text.length; index++) {
    const char = text.charCodeAt(index);
    if (char === quote) index = endOfString(text, index);
    else if (char === openBrace || char === openBracket) deepest = Math.max(deepest, ++depth);
    else if (char === closeBrace || char === closeBracket) depth--;
  }
  return deepest;
}

function endOfString(text: string, start: number): number {
  let index = start + 1;
  while (index < text.length && text.charCodeAt(index) !== quote) index += text.charCodeAt(index) === backslash ? 2 : 1;
  return index;
}
