/** Elements that only draw. */
export const knownElements = new Set(
  `svg g defs symbol use image title desc path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop clipPath mask pattern marker filter feBlend feColorMatrix feComposite feFlood
  feGaussianBlur feMerge feMergeNode feOffset feTile feTurbulence`.split(/\s+/),
)

/** Properties that are permitted in a style and as an attribute. */
export const properties = new Set(
  `fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset opacity color stop-color stop-opacity flood-color flood-opacity display visibility
  font-family font-size font-style font-weight font-variant letter-spacing word-spacing text-anchor text-decoration
  dominant-baseline alignment-baseline baseline-shift clip-path clip-rule mask filter marker-start marker-mid marker-end
  paint-order vector-effect mix-blend-mode writing-mode`.split(/\s+/),
)

export const knownAttributes = new Set([
  ...properties,
  ...`id viewBox width height x y x1 x2 y1 y2 cx cy r rx ry fx fy d points transform dx dy rotate textLength
  lengthAdjust startOffset preserveAspectRatio gradientUnits gradientTransform spreadMethod offset patternUnits
  patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight
  refX refY orient filterUnits primitiveUnits in in2 result mode type values operator k1 k2 k3 k4 stdDeviation
  baseFrequency numOctaves seed stitchTiles pathLength role`.split(/\s+/),
])

/**
 * Whether a value holds only numbers, names, colours and references within the drawing, and no address
 * outside it.
 */
export function isSafeValue(value: string): boolean {
  const withoutPlaces = value.replace(/url\(\s*["']?#[\w.-]+["']?\s*\)/g, '')
  return !/url|[\\<>@]|:|\/\*|expression|import/i.test(withoutPlaces)
}
