import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { apart, frameAt, posterAt, strength } from './draw/spin-echo.ts'
import { films } from './films.ts'

const at = (name: string) => join(import.meta.dirname, name)

test('every film lies ready in at most 400 kB, with its poster and captions in both languages', async () => {
  for (const { file, poster, captions } of Object.values(films)) {
    expect((await stat(at(file))).size, file).toBeLessThanOrEqual(400_000)
    expect((await stat(at(poster))).size, poster).toBeLessThanOrEqual(60_000)
    for (const name of Object.values(captions))
      expect(await readFile(at(name), 'utf8'), name).toMatch(/^WEBVTT\n\n00:0/)
  }
})

test('the drawn spins are apart before the second pulse and together again at the echo', () => {
  expect(strength(0.8)).toBe(1)
  expect(strength(5.3)).toBeLessThan(0.05)
  expect(apart(10.8)).toBeCloseTo(0)
  expect(strength(10.8)).toBeGreaterThan(0.6)
  expect(frameAt(posterAt)).toContain('180°')
})
