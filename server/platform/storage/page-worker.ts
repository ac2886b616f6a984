// Runs as a process of its own, straight from this file: only packages and files of this folder are imported.
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { ImageOutcome, ImageTask } from './image-tasks.ts'

const widest = 1024 // pixels: readable on the page of a file
const highest = 2048 // pixels: limits the length of very tall pages such as poster rolls

const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const folder = (name: string) => `${join(home, name)}/`

process.on('message', (task: ImageTask) => void perform(task).then(outcome => process.send?.(outcome)))
process.on('disconnect', () => process.exit())

async function perform(task: ImageTask): Promise<ImageOutcome> {
  if (task.name !== 'firstPage') return { failure: 'unavailable' }
  try {
    return { answer: await firstPage(task.from, task.to) }
  } catch (error) {
    const isFull = error instanceof Error && 'code' in error && error.code === 'ENOSPC'
    return { failure: isFull ? 'storageFull' : 'notAnImage' }
  }
}

async function firstPage(from: string, to: string) {
  const pdf = getDocument({
    data: new Uint8Array(await readFile(from)),
    standardFontDataUrl: folder('standard_fonts'),
    cMapUrl: folder('cmaps'),
    wasmUrl: folder('wasm'),
    isEvalSupported: false,
    enableXfa: false,
    verbosity: VerbosityLevel.ERRORS,
  })
  try {
    const page = await (await pdf.promise).getPage(1)
    const whole = page.getViewport({ scale: 1 })
    const scale = Math.min(widest / whole.width, highest / whole.height)
    const viewport = page.getViewport({ scale })
    const canvas = createCanvas(atLeastOne(viewport.width), atLeastOne(viewport.height))
    await page.render({ canvas: canvas as never, viewport, background: 'white' }).promise
    await writeFile(to, await canvas.encode('png'), { mode: 0o600 })
    return { width: canvas.width, height: canvas.height }
  } finally {
    await pdf.destroy()
  }
}

function atLeastOne(pixels: number): number {
  return Math.max(1, Math.floor(pixels))
}
