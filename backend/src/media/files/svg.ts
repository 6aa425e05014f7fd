import sanitizeHtml from 'sanitize-html';

const shapes =
  'svg style g path rect circle ellipse line polyline polygon text tspan textPath title desc defs symbol use';
const paints = 'linearGradient radialGradient stop pattern clipPath mask marker';
const filters =
  'filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR ' +
  'feGaussianBlur feMerge feMergeNode feMorphology feOffset feTurbulence';
const geometry =
  'id class style xmlns viewBox preserveAspectRatio version width height x y x1 y1 x2 y2 cx cy r rx ry dx dy d points ' +
  'pathLength transform rotate textLength lengthAdjust startOffset role aria-label aria-hidden';
const style =
  'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit ' +
  'stroke-dasharray stroke-dashoffset opacity color display visibility overflow paint-order vector-effect ' +
  'font-family font-size font-style font-weight letter-spacing word-spacing text-anchor text-decoration ' +
  'dominant-baseline alignment-baseline baseline-shift clip-path clip-rule mask filter mix-blend-mode';
const servers =
  'gradientUnits gradientTransform spreadMethod fx fy fr offset stop-color stop-opacity patternUnits ' +
  'patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits markerWidth markerHeight markerUnits ' +
  'refX refY orient marker-start marker-mid marker-end filterUnits primitiveUnits in in2 result mode type values ' +
  'stdDeviation operator k1 k2 k3 k4 radius flood-color flood-opacity tableValues slope intercept amplitude exponent ' +
  'baseFrequency numOctaves seed stitchTiles color-interpolation-filters';

/** References lead to the same file only. */
const isOwnReference = (value: string) => /^\s*#[\w.:-]+\s*$/.test(value);
/** CSS that loads something; escapes and rules with @ could hide that. */
const leadsOut = (value: string) =>
  /[\\@]|expression\s*\(|image-set\s*\(/i.test(value) ||
  [...value.matchAll(/url\s*\(\s*['"]?([^)]*)/gi)].some(([, target = '']) => !target.trim().startsWith('#'));

function harmless(attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  return Object.fromEntries(
    Object.entries(attributes).filter(([name, value]) =>
      name === 'href' || name === 'xlink:href' ? isOwnReference(value) : !leadsOut(value),
    ),
  );
}

/**
 * The drawing without anything that runs, loads or embeds: scripts, links, foreign markup, entities, and styles that
 * load something.
 */
export function sanitizeSvg(source: string): string {
  const clean = sanitizeHtml(source, {
    allowedTags: `${shapes} ${paints} ${filters}`.split(' '),
    allowedAttributes: { '*': `${geometry} ${style} ${servers} href xlink:href xmlns:xlink`.split(' ') },
    allowedSchemesAppliedToAttributes: [],
    nonTextTags: ['script', 'foreignObject', 'metadata', 'iframe', 'textarea', 'noscript'],
    // Its text is written as it is, so it may hold no markup.
    allowVulnerableTags: true,
    exclusiveFilter: ({ tag, text }) => tag === 'style' && (/[<&]/.test(text) || leadsOut(text)),
    transformTags: { '*': (tagName, attribs) => ({ tagName, attribs: harmless(attribs) }) },
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false, decodeEntities: true },
    parseStyleAttributes: false,
    nestingLimit: 100,
  });
  const start = clean.indexOf('<svg');
  return start < 0 ? '' : withNamespace(clean.slice(start));
}

/** Without its namespace, a browser shows the file as plain XML. */
const withNamespace = (svg: string) =>
  /^<svg[^>]*\sxmlns=/.test(svg) ? svg : svg.replace(/^<svg/, '<svg xmlns="http://www.w3.org/2000/svg"');
