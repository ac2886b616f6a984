import { layout, shown } from './scan-layout.ts'
import { edgeOf, tailOf } from './spiral.ts'

interface Moment {
  turns: number
  isOver: boolean
  image: ImageBitmap
  /** The slice as reconstructed so far. */
  slice: OffscreenCanvas
}

type Context = OffscreenCanvasRenderingContext2D

/** Draws one moment of the scan on the whole canvas. */
export function drawScan(canvas: OffscreenCanvas, { image, slice, turns, isOver }: Moment): void {
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) return
  context.setTransform(canvas.width / layout.width, 0, 0, canvas.height / layout.height, 0, 0)
  context.fillStyle = '#000'
  context.fillRect(0, 0, layout.width, layout.height)
  drawSlice(context, slice)
  if (!isOver) drawRim(context)
  if (turns === 0) return
  drawSamples(context, image, turns)
  if (!isOver) drawTail(context, turns)
}

function drawSlice(context: Context, slice: OffscreenCanvas): void {
  const { x, y, side } = layout.slice
  context.save()
  context.beginPath()
  context.roundRect(shown.x, shown.y, shown.width, shown.height, shown.corner)
  context.clip()
  context.drawImage(slice, x, y, side, side)
  context.restore()
}

/** Draws the part of the finished k-space that has been read. */
function drawSamples(context: Context, image: ImageBitmap, turns: number): void {
  const { x, y, radius } = layout.kSpace
  context.save()
  context.beginPath()
  for (const [u, v] of edgeOf(turns, layout.turns))
    context.lineTo(x + 1.01 * u * radius, y - 1.01 * v * radius)
  context.clip()
  context.drawImage(image, 0, 0, layout.width, layout.height)
  context.restore()
}

/** Draws the border of the area of k-space that will be read. */
function drawRim(context: Context): void {
  const { x, y, radius } = layout.kSpace
  context.strokeStyle = '#1f4b53'
  context.lineWidth = 2
  context.beginPath()
  context.arc(x, y, radius, 0, 2 * Math.PI)
  context.stroke()
}

function drawTail(context: Context, turns: number): void {
  const { x, y, radius } = layout.kSpace
  const tail = tailOf(turns, layout.turns)
  context.lineWidth = 4
  context.lineCap = 'round'
  context.strokeStyle = '#8ac8cf'
  for (const [n, [u, v]] of tail.entries()) {
    const [nextU, nextV] = tail[n + 1] ?? [u, v]
    context.globalAlpha = 1 - n / tail.length
    context.beginPath()
    context.moveTo(x + u * radius, y - v * radius)
    context.lineTo(x + nextU * radius, y - nextV * radius)
    context.stroke()
  }
  context.globalAlpha = 1
}
