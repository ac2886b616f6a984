import sharp from 'sharp'
import type { Line } from './contours.ts'
import { type Colour, hex } from './palette.ts'

/** Description of one picture: first painted point by point, then drawn over with lines. */
export type Plate = {
  width: number
  height: number
  /**
   * Returns the colour at a position, where 1 is at the nearer pair of edges and y points upwards; null
   * leaves it transparent.
   */
  paint?: (x: number, y: number) => Colour | null
  /** SVG elements over the painting, in pixels. */
  drawing?: readonly string[]
  ground?: Colour
  /** WebP quality from 1 to 100. */
  quality?: number
  /** For pictures whose pixels are read as numbers. */
  lossless?: boolean
}

export async function savePlate(plate: Plate, file: string): Promise<void> {
  const { width, height, ground, quality = 82, lossless = false } = plate
  const base = sharp({
    create: {
      width,
      height,
      channels: 4,
      background: ground ? { ...rgb(ground), alpha: 1 } : { r: 0, g: 0, b: 0, alpha: 0 },
    },
  })
  const layers = [
    plate.paint && (await painting(plate, plate.paint)),
    plate.drawing && drawingOf(plate, plate.drawing),
  ]
  await base
    .composite(layers.filter(layer => layer !== undefined).map(input => ({ input })))
    .webp({ quality, lossless, effort: 6, smartSubsample: true, alphaQuality: 40 })
    .toFile(file)
}

async function painting({ width, height }: Plate, paint: NonNullable<Plate['paint']>): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 4)
  const half = Math.min(width, height) / 2
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const colour = paint((column + 0.5 - width / 2) / half, (height / 2 - row - 0.5) / half)
      if (colour) pixels.set([colour[0], colour[1], colour[2], 255], (row * width + column) * 4)
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
}

function drawingOf({ width, height }: Plate, elements: readonly string[]): Buffer {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">`
  return Buffer.from(`${svg}${elements.join('')}</svg>`)
}

export type Ink = { stroke?: Colour; width?: number; fill?: Colour; opacity?: number; extra?: string }

/** Origin and unit length of a drawing on a plate, in pixels. */
export type Spot = { x: number; y: number; unit: number }

/** Lines as one SVG path. With `fill`, the area between two nested lines is filled (`evenodd`). */
export function drawLines(lines: readonly Line[], spot: Spot, ink: Ink): string {
  const path = lines.map(line => line.map((point, index) => step(point, index)).join('')).join('')
  const stroke = ink.stroke ? ` stroke="${hex(ink.stroke)}" stroke-width="${ink.width ?? 2}"` : ''
  const fill = ink.fill ? ` fill="${hex(ink.fill)}" fill-rule="evenodd"` : ''
  return `<path d="${path}"${stroke}${fill} opacity="${ink.opacity ?? 1}" ${ink.extra ?? ''}/>`

  function step(point: { x: number; y: number }, index: number): string {
    const x = Math.round((spot.x + point.x * spot.unit) * 10) / 10
    const y = Math.round((spot.y - point.y * spot.unit) * 10) / 10
    return `${index === 0 ? 'M' : 'L'}${x} ${y}`
  }
}

function rgb([r, g, b]: Colour) {
  return { r, g, b }
}
