import { join } from 'node:path'
import sharp from 'sharp'
import { colours } from '#web/ui/home/signal-colours.ts'
import { linesMeasured, pictureOf, type Scan, scanOf, side } from './k-space.ts'
import { contrastOf } from './relaxation.ts'
import { kSpaceStills, relaxationStills } from './stills.ts'
import { amountsOf, t1Signal } from './tissue-amounts.ts'

// node web/experiments/draw.ts draws what the experiments show at chosen settings, side by side, from tissues.webp,
// which server/seed/pictures/draw/draw.ts draws.
const cell = 224 // side length of one square in pixels
const folder = import.meta.dirname

const { data } = await sharp(join(folder, 'tissues.webp'))
  .ensureAlpha()
  .raw()
  .toBuffer({ resolveWithObject: true })
const amounts = amountsOf(data)
const scan: Scan = scanOf(t1Signal(amounts))

const measured = kSpaceStills.map(({ order, lines }) => linesMeasured(order, lines))
await save('k-space-stills', [
  measured.map(mask => scan.strength.map((value, n) => (mask[n] ? value : 0))),
  measured.map(mask => pictureOf(scan, mask).picture),
])
await save('relaxation-stills', [relaxationStills.map(pulses => contrastOf(amounts, pulses))])

async function save(name: string, rows: Float32Array[][]): Promise<void> {
  const squares = rows.flatMap((row, y) =>
    row.map((signals, x) => ({ signals, left: x * cell, top: y * cell })),
  )
  const layers = await Promise.all(
    squares.map(async ({ signals, left, top }) => ({ left, top, input: await squareOf(signals) })),
  )
  const size = { width: cell * (rows[0]?.length ?? 0), height: cell * rows.length }
  await sharp({ create: { ...size, channels: 3, background: '#000' } })
    .composite(layers)
    .webp({ quality: 60, effort: 6, smartSubsample: true })
    .toFile(join(folder, `${name}.webp`))
  console.log(`${name}.webp`)
}

function squareOf(signals: Float32Array): Promise<Buffer> {
  const pixels = Buffer.alloc(3 * signals.length)
  signals.forEach((signal, n) => {
    const colour = 3 * Math.min(255, Math.round(signal * 255))
    pixels.set(colours.subarray(colour, colour + 3), 3 * n)
  })
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .resize(cell, cell)
    .png()
    .toBuffer()
}
