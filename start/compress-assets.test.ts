import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { compressAssets } from './compress-assets.ts'

test('large text files get .br and .gz copies, pictures and small files do not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'larmor-assets-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const script = 'const answer = 42\n'.repeat(20)
  mkdirSync(join(folder, 'deep'))
  writeFileSync(join(folder, 'deep/big.js'), script)
  writeFileSync(join(folder, 'small.css'), 'a{}')
  writeFileSync(join(folder, 'photo.webp'), script)
  await compressAssets(folder)
  expect(readdirSync(folder).sort()).toEqual(['deep', 'photo.webp', 'small.css'])
  expect(brotliDecompressSync(readFileSync(join(folder, 'deep/big.js.br'))).toString()).toBe(script)
  expect(gunzipSync(readFileSync(join(folder, 'deep/big.js.gz'))).toString()).toBe(script)
})
