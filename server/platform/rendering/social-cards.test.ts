import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { openSocialCards } from './social-cards.ts'

const cards = openSocialCards()
afterAll(() => cards.close())

const blank = { name: ['Institut für', 'Ultrahochfeld-MRT'], section: '', title: '', picture: null } as const
const draw = (facts: object) => cards.draw({ ...blank, ...facts })

const ground = 240 // darker pixels count as ink
/** Counts the pixels of ink in a part of a card. */
async function inkIn(
  card: Buffer,
  left: number,
  top: number,
  width: number,
  height: number,
): Promise<number> {
  const part = sharp(card).extract({ left, top, width, height }).greyscale().raw()
  return (await part.toBuffer()).filter(dot => dot < ground).length
}

test.each([
  ['of one word', 'Kontakt'],
  [
    'of 200 signs',
    'Warum die Messung des Stoffwechsels in den feinsten Schichten gelingt '.repeat(3).slice(0, 200),
  ],
  ['of one endless word', 'Ultrahochfeldmagnetresonanztomographiegrundlagenforschungslabor'],
  ['with letters of half Europe', '„Kurze Echos“ – Dvořák, Łukasz Żółć, Şule, Ωμέγα, Эхо'],
  ['with signs that no face has', 'T₂ → 🎉 磁 \u202e'],
  ['of nothing at all', ''],
])('a title %s is a picture of 1200 × 630, at most 120 kB, with clear margins', async (_, title) => {
  const card = await draw({ title, section: 'Neuigkeiten' })
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(card.length).toBeLessThanOrEqual(120_000)
  expect(await inkIn(card, 0, 20, 68, 500)).toBe(0)
  expect(await inkIn(card, 1140, 20, 60, 450)).toBe(0)
})

test('a Chinese, Japanese or Korean name is drawn, and one in letters that no face has is left out', async () => {
  const ink = async (title: string) => inkIn(await draw({ title }), 72, 170, 1056, 250)
  const none = await ink('')
  for (const name of ['王小明', 'さくら', '김민준']) expect(await ink(name)).toBeGreaterThan(none + 5000)
  expect(await ink('鿰')).toBe(none)
})

test('markup in a title is drawn as its letters', async () => {
  const plain = await draw({ title: 'alert(1) fett' })
  const marked = await draw({
    title: '<script>alert(1)</script> & <b>"fett"</b> &lt; <image href="/etc/passwd"/>',
  })
  expect(await inkIn(marked, 72, 170, 1056, 290)).toBeGreaterThan(
    1.5 * (await inkIn(plain, 72, 170, 1056, 290)),
  )
})

test('a picture fills the right, cut to its focal point, or stands there whole', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'larmor-cards-'))
  const path = join(folder, 'half.webp')
  const blue = { create: { width: 1000, height: 500, channels: 3, background: '#0000ff' } } as const
  const red = { create: { width: 500, height: 500, channels: 3, background: '#ff0000' } } as const
  await sharp(blue)
    .composite([{ input: await sharp(red).png().toBuffer(), left: 0, top: 0 }])
    .webp({ lossless: true })
    .toFile(path)
  const colourAt = async (x: number, isWhole = false) => {
    const card = await draw({
      title: 'Spule',
      picture: { path, focal: { x, y: 0.5 }, isWhole, ground: null },
    })
    const right = sharp(card).extract({ left: 730, top: 5, width: 460, height: 620 })
    const { channels } = await sharp(await right.png().toBuffer()).stats()
    return channels.map(({ mean }) => Math.round(mean / 51)) // in fifths
  }
  expect(await colourAt(0)).toEqual([5, 0, 0])
  expect(await colourAt(1)).toEqual([0, 0, 5])
  expect(await colourAt(0, true)).toEqual([4, 3, 4]) // both halves, and white above and below
  await rm(folder, { recursive: true })
})

test('a card with an invalid picture fails, and the next card is drawn', async () => {
  const picture = { path: import.meta.filename, focal: { x: 0.5, y: 0.5 } }
  await expect(draw({ title: 'Spule', picture })).rejects.toThrow('A card was not drawn')
  expect((await draw({ title: 'Spule' })).length).toBeGreaterThan(10_000)
})

test('cards beyond the queue limit are refused at once', async () => {
  const few = openSocialCards({ longestQueue: 2 })
  const results = await Promise.allSettled(
    Array.from({ length: 5 }, () => few.draw({ ...blank, title: 'Spule' })),
  )
  await few.close()
  expect(results.map(({ status }) => status)).toEqual([
    ...['fulfilled', 'fulfilled', 'fulfilled'],
    ...['rejected', 'rejected'],
  ])
  expect(results.at(-1)).toMatchObject({
    reason: { code: 'unavailable', details: { retryAfterSeconds: 10 } },
  })
})

test('a drawing that takes too long is ended', async () => {
  const hasty = openSocialCards({ timeout: 5 })
  await expect(hasty.draw({ ...blank, title: 'Spule' })).rejects.toThrow('ended by SIGKILL')
  await hasty.close()
})
