import type { DocumentPlace } from '../content/links/document-places.ts';
import { Problem, type FieldError } from '../core/http/problem.ts';
import { redirectStatuses } from './redirect.dto.ts';
import type { Redirect } from './redirect.entity.ts';
import {
  canonicalTarget,
  destinationOf,
  isTaken,
  isWide,
  pathOf,
  readSource,
  readTarget,
  sourcesOf,
} from './redirect-paths.ts';

/** A redirect as someone typed it, or as a line of a file says it. */
export interface TypedRule {
  readonly from: string;
  readonly to: string | null;
  readonly status: number;
  /** In its file, such as “Line 3”. Default: it comes from a form. */
  readonly place?: string;
  /** Whether a person made it. Default: true. */
  readonly isRule?: boolean;
}

/** A redirect with the end of what it leads to: a document, or an address, or neither when the page is gone. */
export interface Rule extends TypedRule {
  readonly documentId: string | null;
}

interface Known {
  /** The redirects that there are, by source. */
  readonly before: ReadonlyMap<string, Pick<Redirect, 'targetPath' | 'targetDocumentId'>>;
  /** Documents, by path. */
  readonly places: ReadonlyMap<string, DocumentPlace>;
  /** New sources at which visitors find something that is no document. */
  readonly answered: ReadonlySet<string>;
}

const gone = 410;
const longestChain = 10;
/** More would only repeat the same mistake. */
const mostErrors = 20;

const statusHelp = `Use one of ${redirectStatuses.join(', ')}.`;
const sourceHelp = 'Enter a path of this site without ? and #, such as /old-page or /old-blog/*.';
const targetHelp = 'Enter a path such as /blog, or an address that begins with https://.';

type Field = 'from' | 'to' | 'status';
type Refuse = (rule: TypedRule, field: Field, message: string) => void;

/** The addresses as visitors ask for them. Throws for those that nobody can ask for, and for lines about one source. */
export function readRules(typed: readonly TypedRule[], publicUrl: string): TypedRule[] {
  return refusing((refuse) => {
    const places = new Map<string, string | undefined>();
    return typed.map((rule) => {
      const from = readSource(rule.from, publicUrl) ?? '';
      if (from === '') refuse(rule, 'from', sourceHelp);
      else if (isTaken(from)) refuse(rule, 'from', 'This address belongs to the product. Choose another one.');
      else if (places.has(from)) refuse(rule, 'from', `${places.get(from)} already has this address.`);
      places.set(from, rule.place);
      if (!redirectStatuses.some((known) => known === rule.status)) refuse(rule, 'status', statusHelp);
      return { ...rule, from, to: targetOf(rule, from, publicUrl, refuse) };
    });
  });
}

function targetOf(rule: TypedRule, from: string, publicUrl: string, refuse: Refuse): string | null {
  const typed = rule.to?.trim() ?? '';
  if (rule.status === gone) {
    if (typed !== '') refuse(rule, 'to', 'A page that is gone leads nowhere. Leave this empty, or use status 301.');
    return null;
  }
  const to = readTarget(typed, publicUrl);
  if (to === null) refuse(rule, 'to', targetHelp);
  else if (isWide(to) && !isWide(from)) refuse(rule, 'to', 'Only a source with /* can have a target with /*.');
  return to && canonicalTarget(to);
}

/** Each with the end of what it leads to. Throws for those that take a page's address or lead in a circle. */
export function checkedRules(rules: readonly TypedRule[], { before, places, answered }: Known): Rule[] {
  const ends = new Map<string, string | null>([...before].map(([from, { targetPath }]) => [from, targetPath]));
  const documents = new Map([...before].map(([from, { targetDocumentId }]) => [from, targetDocumentId]));
  for (const { from, to } of rules) {
    ends.set(from, to);
    documents.delete(from);
  }
  return refusing((refuse) =>
    rules.map((rule) => {
      if (places.get(rule.from)?.isLive)
        refuse(rule, 'from', 'There is a page at this address. Move the page, or choose another address.');
      else if (answered.has(rule.from))
        refuse(rule, 'from', 'The site has a page or a file at this address. Choose another one.');
      const to = endOf(rule, ends);
      if (to === rule.from || leadsOn(rule, ends))
        refuse(rule, 'to', `Visitors would come back to ${rule.from} again and again. Choose another target.`);
      const documentId = (to !== null && (places.get(to)?.id ?? documents.get(to))) || null;
      return { ...rule, documentId, to: documentId === null ? to : null };
    }),
  );
}

/** The target after every redirect of its own; the source itself when that leads in a circle. */
function endOf({ from, to }: TypedRule, ends: ReadonlyMap<string, string | null>): string | null {
  const passed = new Set([from]);
  let end = to;
  while (end !== null && !passed.has(end)) {
    passed.add(end);
    const next = ends.get(end);
    if (next === undefined || next === null) return end;
    end = next;
  }
  return end === null ? null : from;
}

/** Whether an address below a wide source would be sent on without an end. */
function leadsOn({ from }: TypedRule, ends: ReadonlyMap<string, string | null>): boolean {
  if (!isWide(from)) return false;
  let path = from.replace('*', 'x');
  for (let steps = 0; steps < longestChain; steps++) {
    const source = sourcesOf(path).find((own) => ends.has(own));
    const to = source === undefined ? null : ends.get(source);
    if (source === undefined || to === null || to === undefined) return false;
    const next = pathOf(destinationOf(path, { from: source, to }));
    // A target below its own source is a page, or leads nowhere.
    if (next === path) return false;
    path = next;
  }
  return true;
}

function refusing<T>(work: (refuse: Refuse) => T): T {
  const errors: FieldError[] = [];
  const result = work(({ place }, field, message) => {
    errors.push(place === undefined ? { field, message } : { field: 'csv', message: `${place}, ${field}: ${message}` });
  });
  if (errors.length > 0) throw new Problem('invalid_input', { errors: errors.slice(0, mostErrors) });
  return result;
}
