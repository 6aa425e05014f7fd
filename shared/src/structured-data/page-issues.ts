import { isEntity, typesOf, type Entity } from './graph.ts';
import { graphIssues } from './graph-issues.ts';
import { byGravity, type DataIssue } from './issue.ts';
import { namesOf, placeIn, valuesAt } from './places.ts';
import { smallestImages, visibleValues } from './rules.ts';
import { textIssues } from './text.ts';

interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** The page that holds the graph, as it was rendered. */
export interface RenderedPage {
  /** What its readers see. */
  readonly text: string;
  /** Search engines are asked not to list it. */
  readonly isUnlisted: boolean;
  /** Undefined: it is not known. */
  readonly sizeOf: (address: string) => ImageSize | undefined;
}

interface Value {
  readonly where: string;
  readonly name: string;
  readonly value: unknown;
}

/** All that is wrong with a text and with the graph that it gives the page, the gravest first. Empty: the page adds none. */
export const allIssues = (text: string, graph: readonly Entity[], page: RenderedPage): DataIssue[] =>
  byGravity([...(text.trim() === '' ? [] : textIssues(text)), ...graphIssues(graph), ...pageIssues(graph, page)]);

/** What is wrong with a graph on the page that holds it, by the dated rules. */
export function pageIssues(graph: readonly Entity[], { text, isUnlisted, sizeOf }: RenderedPage): DataIssue[] {
  const seen = letters([text, ...graph.filter(isSite).map(({ name }) => String(name))].join('\n'));
  const names = namesOf(graph);
  const values = graph.map((entity, index) => ({ entity, values: valuesIn(entity, names[index] ?? '') }));
  return [
    ...(isUnlisted ? [unlisted] : []),
    ...values.flatMap(({ entity, values: all }) =>
      isAboutSite(entity) ? [] : all.filter((one) => !isSeen(one, seen)).map(({ where }) => hidden(where)),
    ),
    ...values.flatMap(({ values: all }) => all.flatMap((one) => smallImage(one, sizeOf))),
  ];
}

const unlisted: DataIssue = {
  level: 'warning',
  where: '',
  message: 'Search engines are asked not to list this page, so they ignore its structured data.',
};

const hidden = (where: string): DataIssue => ({
  level: 'warning',
  where,
  message: visibleValues.message,
  source: visibleValues.source,
});

/** Every value with its place, those of things within things too. */
function valuesIn(entity: Entity, thing: string): readonly Value[] {
  return Object.entries(entity).flatMap(([name, value]) =>
    valuesAt(placeIn(thing, name), value).flatMap(([where, one]) => [
      { where, name, value: one },
      ...(isEntity(one) ? valuesIn(one, where) : []),
    ]),
  );
}

/** Every page names these in its header. */
const isSite = (entity: Entity) => typesOf(entity).some((name) => name === 'Organization' || name === 'WebSite');

const isAboutSite = (entity: Entity) => typesOf(entity).some((name) => visibleValues.exceptTypes.includes(name));

function isSeen({ name, value }: Value, seen: string): boolean {
  if (typeof value !== 'string' && typeof value !== 'number') return true;
  return !visibleValues.properties.includes(name) || seen.includes(letters(String(value).replace(/<[^>]*>/g, ' ')));
}

/** Texts are the same whatever their spaces, quotes and markup are; so are 1,200 and 1200. */
const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** The images of things, and the addresses of images that are things themselves. */
function smallImage({ where, name, value }: Value, sizeOf: RenderedPage['sizeOf']): DataIssue[] {
  const address = isEntity(value) ? (value.contentUrl ?? value.url) : value;
  const rule = smallestImages[name];
  // A drawing has the size that it is shown in.
  const size = rule && typeof address === 'string' && !/\.svg$/i.test(address) ? sizeOf(address) : undefined;
  if (!rule || !size || Math.min(size.width, size.height) >= rule.side) return [];
  const message = `The image has ${size.width} × ${size.height} pixels. Use one of at least ${rule.side} × ${rule.side}.`;
  return [{ level: 'warning', where, message, source: rule.source }];
}

/** The addresses whose sizes the rules ask for. */
export const imagesIn = (graph: readonly Entity[]): readonly string[] => {
  const asked = new Set<string>();
  pageIssues(graph, { text: '', isUnlisted: false, sizeOf: (address) => void asked.add(address) });
  return [...asked];
};
