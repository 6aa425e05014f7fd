import { isEntity, isSchemaContext, type Entity } from './graph.ts';
import type { DataIssue } from './issue.ts';
import { isTooDeep, mostBytes, parsedJson } from './read.ts';

/** What is wrong with a text of JSON-LD before its things are looked at. */
export function textIssues(text: string): DataIssue[] {
  const bytes = new TextEncoder().encode(text).length;
  if (bytes > mostBytes) {
    return [error(`The text has ${Math.ceil(bytes / 1024)} KB. Shorten it to at most ${mostBytes / 1024} KB.`)];
  }
  const value = parsedJson(text);
  if (value === undefined)
    return [error(`The text is not valid JSON${placeOfError(text)}. Fix it or remove the text.`)];
  if (isTooDeep(value)) return [error('The things are nested too deeply. Give them ids and refer to these.')];
  const things: readonly unknown[] = Array.isArray(value) ? value : [value];
  return things.every(isEntity) ? things.flatMap(contextIssues) : [error('Enter a JSON object or a list of objects.')];
}

const error = (message: string): DataIssue => ({ level: 'error', where: '', message });

function contextIssues(thing: Entity): DataIssue[] {
  const context = thing['@context'];
  const fix = 'Search engines ignore structured data without "@context": "https://schema.org".';
  if (context === undefined) return [error(`${fix} Add it.`)];
  return isSchemaContext(context) ? [] : [error(`${fix} Correct it.`)];
}

/** " in line 3", where the browser or the server tells it. */
function placeOfError(text: string): string {
  try {
    JSON.parse(text);
  } catch (problem) {
    const place = /position (\d+)/.exec(String(problem))?.[1];
    return place === undefined ? '' : ` in line ${text.slice(0, Number(place)).split('\n').length}`;
  }
  return '';
}
