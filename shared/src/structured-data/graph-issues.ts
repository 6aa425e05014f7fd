import { isEntity, isSchemaContext, typesOf, type Entity } from './graph.ts';
import type { DataIssue } from './issue.ts';
import { namesOf, placeIn, valuesAt } from './places.ts';
import { selfServing, typeRules, typeStatus } from './rules.ts';
import { propertyKinds } from './value-rules.ts';
import { isThingKind, valueProblem } from './values.ts';
import { isProperty, isType, propertyHint, typeHint } from './vocabulary.ts';

interface GraphOptions {
  /** The page's own structured data alone: the rest of the graph holds what it refers to and extends. Default: false. */
  readonly isPart?: boolean;
}

/** What is wrong with things and with how they belong together, by the dated rules. */
export function graphIssues(graph: readonly Entity[], { isPart = false }: GraphOptions = {}): DataIssue[] {
  const found = new Findings(isPart);
  const names = namesOf(graph);
  for (const [index, entity] of graph.entries()) {
    found.look(entity, names[index] ?? '');
    if (!isPart) found.lookAtImage(entity, names[index] ?? '');
  }
  const organizations = graph.filter((entity) => typesOf(entity).includes('Organization'));
  if (organizations.length > 1)
    found.add('warning', 'Organization', 'Several organizations: keep one, and refer to it by its id elsewhere.');
  return [...found.issues, ...found.referenceIssues()];
}

const isReference = (entity: Entity) => Object.keys(entity).length === 1 && '@id' in entity;

const completeAddress = 'Enter a complete address that starts with https://.';

const dateOrder = [
  ['dateModified', 'datePublished', 'The last change is before the publication.'],
  ['endDate', 'startDate', 'The end is before the start.'],
  ['validThrough', 'datePosted', 'The last day is before the first.'],
] as const;

class Findings {
  readonly issues: DataIssue[] = [];
  private readonly defined = new Map<string, string>();
  private readonly references = new Map<string, string>();

  private readonly isPart: boolean;

  constructor(isPart: boolean) {
    this.isPart = isPart;
  }

  add(level: DataIssue['level'], where: string, message: string, source?: string) {
    this.issues.push({ level, where, message, ...(source && { source }) });
  }

  /** Things that are defined twice were found on the way; these are named and defined nowhere. */
  referenceIssues(): DataIssue[] {
    if (this.isPart) return [];
    const site = originOf([...this.defined.keys()][0] ?? '');
    return [...this.references]
      .filter(([id]) => !this.defined.has(id) && originOf(id) === site)
      .map(([id, where]) => ({
        level: 'error',
        where,
        message: `Nothing on this page has the id ${id}. Correct it.`,
      }));
  }

  look(entity: Entity, where: string) {
    const id = entity['@id'];
    if (isReference(entity)) {
      if (this.isAddress(id, where)) this.references.set(id, where);
      return;
    }
    // Another vocabulary has its own rules.
    if ('@context' in entity && !isSchemaContext(entity['@context'])) return;
    this.lookAtId(id, where);
    this.lookAtTypes(entity, where);
    for (const [name, value] of Object.entries(entity)) this.lookAtProperty(name, value, where);
    this.lookAtOrder(entity, where);
    this.lookAtRating(entity, where);
  }

  private lookAtId(id: unknown, where: string) {
    if (id === undefined || !this.isAddress(id, where)) return;
    if (this.defined.has(id))
      this.add('error', placeIn(where, '@id'), `Two things have the id ${id}. Give one another id.`);
    this.defined.set(id, where);
  }

  private isAddress(id: unknown, where: string): id is string {
    if (typeof id === 'string' && /^(https?:|urn:)/.test(id)) return true;
    const isEmpty = typeof id !== 'string' || id.trim() === '';
    this.add('error', placeIn(where, '@id'), isEmpty ? 'Enter an address.' : completeAddress);
    return false;
  }

  private lookAtTypes(entity: Entity, where: string) {
    const names = plainTypes(entity);
    const extendsOther = this.isPart && entity['@id'] !== undefined;
    if (names.length === 0 && !extendsOther)
      this.add('error', where, 'The thing has no "@type" that says what it is. Add one, such as WebPage.');
    for (const name of names) {
      if (!isType(name)) this.add('error', where, `schema.org has no type ${name}.${typeHint(name)}`);
      const status = typeStatus[name];
      if (status) this.add(status.level, where, `${status.message} Status as of ${status.since}.`, status.source);
      if (!extendsOther && !this.isPart) this.lookAtRequired(entity, name, where);
    }
    const isRated = 'aggregateRating' in entity || 'review' in entity;
    if (isRated && names.some((name) => (selfServing.types as readonly string[]).includes(name)))
      this.add('warning', where, selfServing.message, selfServing.source);
  }

  private lookAtRequired(entity: Entity, type: string, where: string) {
    const rule = typeRules[type];
    for (const name of rule?.required ?? []) {
      const value = entity[name];
      if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
        this.add(
          'warning',
          placeIn(where, name),
          'Search engines need this value. Without it they may ignore the whole entry.',
          rule?.source,
        );
    }
  }

  /** Search results show a picture of a thing, not of those within it, such as its author. */
  lookAtImage(entity: Entity, where: string) {
    if (isReference(entity) || entity.image !== undefined) return;
    const rule = plainTypes(entity)
      .flatMap((name) => typeRules[name] ?? [])
      .find(({ recommended }) => recommended.image);
    if (rule)
      this.add('warning', placeIn(where, 'image'), 'There is no image, so search results show none.', rule.source);
  }

  private lookAtProperty(name: string, value: unknown, thing: string) {
    if (name.startsWith('@') || /-(input|output)$/.test(name) || value === null) return;
    const where = placeIn(thing, name);
    if (!isProperty(name)) this.add('warning', where, `schema.org has no property ${name}.${propertyHint(name)}`);
    const kinds = propertyKinds[name];
    for (const [place, one] of valuesAt(where, value)) {
      if (isEntity(one)) {
        if (kinds && !kinds.some(isThingKind)) this.add('error', place, valueProblem(undefined, kinds) ?? '');
        else this.look(one, place);
      } else if (kinds) {
        const problem = valueProblem(one, kinds);
        if (problem) this.add('error', place, problem);
      } else if (typeof one === 'object') this.add('error', place, 'Enter one list, not a list in a list.');
    }
  }

  private lookAtOrder(entity: Entity, where: string) {
    for (const [late, early, message] of dateOrder) {
      const [to, from] = [entity[late], entity[early]].map((date) => Date.parse(typeof date === 'string' ? date : ''));
      if (Number(to) < Number(from)) this.add('error', placeIn(where, late), message);
    }
  }

  private lookAtRating({ ratingValue, worstRating = 1, bestRating = 5 }: Entity, where: string) {
    if (ratingValue === undefined) return;
    const isInside = Number(ratingValue) >= Number(worstRating) && Number(ratingValue) <= Number(bestRating);
    if (!isInside)
      this.add(
        'error',
        placeIn(where, 'ratingValue'),
        `Enter a rating from ${String(worstRating)} to ${String(bestRating)}, or say what is best in bestRating.`,
      );
  }
}

const plainTypes = (entity: Entity) =>
  typesOf(entity).map((name) => name.replace(/^(https?:\/\/schema\.org\/|schema:)/, ''));

const originOf = (address: string) => URL.parse(address)?.origin ?? '';
