import { hullDistance, tissueAt, weighTissue } from './brain.ts'
import { colourBar } from './colour-bar.ts'
import { contourLines, partsWhere } from './contours.ts'
import { fillGrid, softStep } from './grid.ts'
import { blend, brown, clay, coolGlow, echo, glow, night, paper, scaleOf, umber } from './palette.ts'
import { drawLines, type Plate } from './plate.ts'

const channels = 8
const signal = { white: 0.85, grey: 0.62, fluid: 0.3, bone: 0.02, skin: 0.75 }

/** The sensitivity of each of eight surface coils in the slice. */
export function coilPlate(): Plate {
  return {
    width: 1800,
    height: 1200,
    ground: night,
    paint: (x, y) => {
      const column = Math.floor((x + 1.44) / 0.6)
      if (column < 0 || column > 3) return null
      const row = y > 0 ? 0 : 1
      const channel = row * 4 + column
      const [u, v] = [(x + 1.14 - column * 0.6) / 0.36, (row === 0 ? y - 0.4 : y + 0.4) / 0.36]
      const brightness = weighTissue(tissueAt(u, v), signal) * sensitivity(u, v, channel) ** 0.8
      return (row + column) % 2 === 0 ? glow(1.7 * brightness) : coolGlow(1.7 * brightness)
    },
    drawing: colourBar(glow, { unit: '%', least: '0', middle: '50', most: '100' }, true),
  }
}

/** A loop's field on its axis: it falls with the third power of the distance. */
function sensitivity(x: number, y: number, channel: number): number {
  const { x: cx, y: cy } = coilPlace(channel)
  return 1 / (1 + (Math.hypot(x - cx, y - cy) / 0.8) ** 2) ** 1.5
}

function coilPlace(channel: number): { x: number; y: number } {
  const angle = (2 * Math.PI * (channel + 0.5)) / channels
  return { x: 1.02 * Math.cos(angle), y: 1.18 * Math.sin(angle) }
}

/** The transmitted field of all eight at once: waves of 13 cm in the head, which meet and cancel. */
export function interferencePlate(): Plate {
  const strength = fillGrid(900, 600, (x, y) => transmitted((1.5 * x) / 0.8, y / 0.8))
  const drawing = Array.from({ length: 9 }, (_, index) => {
    const lines = contourLines(strength, 0.15 + index * 0.1)
      .flatMap(line => partsWhere(line, ({ x, y }) => hullDistance((1.5 * x) / 0.8, y / 0.8) < 1.2))
      .map(line => line.map(({ x, y }) => ({ x: 1.5 * x, y })))
    return drawLines(lines, { x: 900, y: 600, unit: 600 }, { stroke: umber, width: 1.6, opacity: 0.55 })
  })
  const field = scaleOf([11, 84, 99], echo, [183, 219, 222], paper, [222, 205, 190], clay, brown)
  const bar = colourBar(field, { unit: '%', least: '0', middle: '50', most: '100' })
  return {
    width: 1800,
    height: 1200,
    ground: paper,
    paint: (x, y) =>
      blend(
        paper,
        field(transmitted(x / 0.8, y / 0.8)),
        softStep(1.205, 1.19, hullDistance(x / 0.8, y / 0.8)),
      ),
    drawing: [...drawing, outline(), ...loops(), ...bar],
  }
}

function transmitted(x: number, y: number): number {
  const waves = Array.from({ length: channels }, (_, channel) => {
    const place = coilPlace(channel)
    const distance = Math.hypot(x - place.x, y - place.y)
    const phase = 2 * Math.PI * (distance / 1.7 + channel / channels)
    const size = 1 / (0.5 + distance)
    return { re: size * Math.cos(phase), im: size * Math.sin(phase) }
  })
  const re = waves.reduce((sum, wave) => sum + wave.re, 0)
  const im = waves.reduce((sum, wave) => sum + wave.im, 0)
  return Math.hypot(re, im) / 4.2
}

function outline(): string {
  const hull = fillGrid(600, 600, (x, y) => hullDistance(1.2 * x, 1.2 * y))
  return drawLines(
    contourLines(hull, 1.195),
    { x: 900, y: 600, unit: 600 * 0.8 * 1.2 },
    { stroke: umber, width: 3.5 },
  )
}

function loops(): string[] {
  return Array.from({ length: channels }, (_, channel) => {
    const middle = (2 * Math.PI * (channel + 0.5)) / channels
    const arc = Array.from({ length: 17 }, (_, index) => {
      const angle = middle + ((index - 8) / 8) * 0.34
      return { x: 1.04 * Math.cos(angle), y: 1.1 * Math.sin(angle) }
    })
    return drawLines([arc], { x: 900, y: 600, unit: 520 }, { stroke: night, width: 7 })
  })
}
