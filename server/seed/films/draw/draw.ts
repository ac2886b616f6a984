import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import sharp from 'sharp'
import { frameAt, posterAt, seconds, size } from './spin-echo.ts'

// `node server/seed/films/draw/draw.ts` draws the film and its poster into the parent folder; needs ffmpeg.
const folder = join(import.meta.dirname, '..')
const perSecond = 25

const picture = (time: number) => sharp(Buffer.from(frameAt(time))).removeAlpha()
const { width, height } = size
const encoder = spawn(
  'ffmpeg',
  [
    ...['-y', '-loglevel', 'error', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`],
    ...['-r', String(perSecond), '-i', '-', '-an', '-c:v', 'libx264', '-preset', 'veryslow', '-crf', '25'],
    ...['-pix_fmt', 'yuv420p', '-movflags', '+faststart', join(folder, 'spin-echo.mp4')],
  ],
  { stdio: ['pipe', 'inherit', 'inherit'] },
)
for (let frame = 0; frame < seconds * perSecond; frame += 1) {
  const pixels = await picture(frame / perSecond)
    .raw()
    .toBuffer()
  if (!encoder.stdin.write(pixels)) await once(encoder.stdin, 'drain')
}
encoder.stdin.end()
await once(encoder, 'exit')
await picture(posterAt).webp({ quality: 82, effort: 6 }).toFile(join(folder, 'spin-echo.webp'))
