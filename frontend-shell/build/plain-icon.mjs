import { createElement } from 'react';

/** Takes the place of Lucide's own: an icon without a class of its own, a context and their code. */
export default function createLucideIcon({ node }) {
  return ({ size = 24, strokeWidth = 2, ...attributes }) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...attributes,
      },
      node.map(([tag, shape]) => createElement(tag, shape)),
    );
}
