import { isMap, isScalar, parseDocument, type Document, type ErrorCode, type YAMLError } from 'yaml';
import { UnreadableFile } from '../model/imported-post.ts';

/** The values of front matter. A `RangeError` means that they nest deeper than the library can follow. */
export function parsedYaml(yaml: string): unknown {
  const document = parseDocument(yaml, { schema: 'core', merge: false });
  const [error] = document.errors;
  if (document.errors.some(({ code }) => code === 'RESOURCE_EXHAUSTION')) throw new RangeError();
  if (error) throw new UnreadableFile(`Its front matter is not valid YAML. ${adviceFor(error, document, yaml)}`);
  try {
    return document.toJS({ maxAliasCount: 20 });
  } catch (error) {
    if (error instanceof RangeError) throw error;
    throw new UnreadableFile('Its front matter repeats itself too often. Write the values out.');
  }
}

const advice: Partial<Record<ErrorCode, (place: string) => string>> = {
  MISSING_CHAR: (place) => `Close the quote or bracket of ${place}.`,
  BAD_INDENT: (place) => `Close the bracket of ${place}, or indent the lines below it.`,
  TAB_AS_INDENT: (place) => `Indent ${place} with spaces instead of tabs.`,
  DUPLICATE_KEY: (place) => `Keep ${place} and delete the other one.`,
};

/** Names the field, whose line counts from the three dashes above the front matter. */
function adviceFor({ code, pos: [at] }: YAMLError, { contents }: Document, yaml: string): string {
  const keys = isMap(contents) ? contents.items.map(({ key }) => key).filter((key) => isScalar(key)) : [];
  const key = keys.findLast(({ range }) => (range?.[0] ?? 0) <= at);
  const line = yaml.slice(0, key?.range?.[0] ?? at).split('\n').length + 1;
  const place = key ? `“${String(key.value).slice(0, 60)}” in line ${line}` : `line ${line}`;
  return advice[code]?.(place) ?? `Put the value of ${place} in quotes.`;
}
