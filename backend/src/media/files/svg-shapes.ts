import { createRequire } from 'node:module';

// Required, as sanitize-html does: Jest cannot load a module both ways.
const { Parser } = createRequire(import.meta.url)('htmlparser2') as typeof import('htmlparser2');

/** Deeper drawings take long to read, because each level is compared with all around it. */
const deepest = 200;
/** These are colors and effects of a shape, and no shapes. */
const drawsNothing = /^(linearGradient|radialGradient|stop|filter|fe[A-Z].*|title|desc|style)$/;

interface Part {
  readonly own: 0 | 1;
  readonly children: Part[];
  /** The ids of what it repeats, or is filled, masked or marked with. */
  readonly references: readonly string[];
  /** undefined: not counted yet. Infinity until it is counted, so that a part that holds itself is endless. */
  shapes?: number;
}

/**
 * How many shapes a browser draws for an SVG, with all that its references repeat. Infinity: it repeats itself, nests too deep
 * or has more than `most` elements, which would take long to read.
 */
export function drawnShapes(source: string, most: number): number {
  const drawing = readParts(source, most);
  return drawing ? countShapes(drawing.root, drawing.byId, 0) : Infinity;
}

function readParts(source: string, most: number) {
  const root: Part = { own: 0, children: [], references: [] };
  const byId = new Map<string, Part>();
  const open = [root];
  let elements = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const part: Part = { own: drawsNothing.test(name) ? 0 : 1, children: [], references: referencesIn(attributes) };
        open.at(-1)?.children.push(part);
        open.push(part);
        const { id } = attributes;
        if (id !== undefined && !byId.has(id)) byId.set(id, part);
        if (++elements > most || open.length > deepest) throw tooMuch;
      },
      onclosetag: () => void open.pop(),
    },
    { xmlMode: true, decodeEntities: true },
  );
  try {
    parser.end(source);
  } catch (error) {
    if (error === tooMuch) return null;
    throw error;
  }
  return { root, byId };
}

/** Ends the reading early. */
const tooMuch = new Error('The drawing nests too deep or has too many elements.');

function referencesIn(attributes: Readonly<Record<string, string>>): string[] {
  return Object.entries(attributes).flatMap(([name, value]) => {
    const own = name === 'href' || name === 'xlink:href' ? /^\s*#(\S+)\s*$/.exec(value)?.[1] : undefined;
    return own === undefined ? [...value.matchAll(/url\(\s*['"]?#([^'")\s]+)/gi)].map(([, id = '']) => id) : [own];
  });
}

function countShapes(part: Part, byId: ReadonlyMap<string, Part>, depth: number): number {
  if (part.shapes !== undefined) return part.shapes;
  part.shapes = Infinity;
  if (depth > 10 * deepest) return Infinity;
  const repeated = part.references.flatMap((id) => byId.get(id) ?? []);
  part.shapes = [...part.children, ...repeated].reduce(
    (sum, one) => sum + countShapes(one, byId, depth + 1),
    part.own as number,
  );
  return part.shapes;
}
