import sharp from 'sharp'
import type { Line } from './contours.ts'
import { type Colour, hex } from './palette.ts'

/** One picture in the making: first painted point by point, then drawn over with lines. */
export type Plate = {
  width: number
  height: number
  /** The colour at a place, 1 at the nearer pair of edges, y upwards; `null` stays clear. */
  paint?: (x: number, y: number) => Colour | null
  /** SVG elements over the painting, in pixels. */
  drawing?: readonly string[]
  ground?: Colour
}

export async function savePlate(plate: Plate, file: string, quality = 84): Promise<void> {
  const { width, height, ground } = plate
  const base = sharp({
    create: { width, height, channels: 4, background: ground ? { ...rgb(ground), alpha: 1 } : { r: 0, g: 0, b: 0, alpha: 0 } },
  })
  const layers = [plate.paint && (await painting(plate, plate.paint)), plate.drawing && drawingOf(plate, plate.drawing)]
  await base
    .composite(layers.filter(layer => layer !== undefined).map(input => ({ input })))
    .webp({ quality, effort: 6, smartSubsample: true, alphaQuality: 90 })
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
  return sharp(pixels, { raw: { width, height, channels: 4 } }).png().toBuffer()
}

function drawingOf({ width, height }: Plate, elements: readonly string[]): Buffer {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">`
  return Buffer.from(`${svg}${elements.join('')}</svg>`)
}

export type Stroke = { colour: Colour; width: number; opacity?: number }

/** Lines as one SVG path; `centre` and `scale` are in pixels. */
export function strokeLines(lines: readonly Line[], centre: { x: number; y: number }, scale: number, stroke: Stroke): string {
  const path = lines.map(line => line.map((point, index) => command(point, index)).join('')).join('')
  return `<path d="${path}" stroke="${hex(stroke.colour)}" stroke-width="${stroke.width}" stroke-opacity="${stroke.opacity ?? 1}"/>`

  function command(point: { x: number; y: number }, index: number): string {
    const x = Math.round((centre.x + point.x * scale) * 10) / 10
    const y = Math.round((centre.y - point.y * scale) * 10) / 10
    return `${index === 0 ? 'M' : 'L'}${x} ${y}`
  }
}

function rgb([r, g, b]: Colour) {
  return { r, g, b }
}
