import { fail } from '#contract/errors.ts'
import type { Node } from './svg-tree.ts'

const mostSide = 10_000 // pixels

/** Returns the size of a drawing in pixels and its view box. Throws `drawingWithoutSize`. */
export function sizeOf({ attributes }: Node): { width: number; height: number; viewBox: string } {
  const readAttribute = (name: string) =>
    attributes.find(({ uri, local }) => uri === '' && local === name)?.value ?? ''
  const box = readAttribute('viewBox')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [, , boxWidth = Number.NaN, boxHeight = Number.NaN] = box
  const given = [pixels(readAttribute('width')), pixels(readAttribute('height'))] as const
  const [width, height] = box.length === 4 ? [boxWidth, boxHeight] : given
  if (!(width > 0 && height > 0)) throw fail('drawingWithoutSize')
  const scale = Math.min(1, mostSide / Math.max(width, height))
  const scaled = (side: number) => Math.max(1, Math.round(side * scale))
  return { width: scaled(width), height: scaled(height), viewBox: `0 0 ${width} ${height}` }
}

const inch = 96 // pixels, of CSS
const units: Record<string, number> = {
  ...{ '': 1, px: 1, in: inch, pt: inch / 72, pc: inch / 6 },
  ...{ cm: inch / 2.54, mm: inch / 25.4, q: inch / 101.6 },
}

function pixels(value: string): number {
  const [, number, unit = ''] = /^([\d.]+(?:e[+-]?\d+)?)([a-z]*)$/i.exec(value.trim()) ?? []
  return Number(number ?? Number.NaN) * (units[unit.toLowerCase()] ?? Number.NaN)
}
