import fc from 'fast-check'
import jsqr from 'jsqr'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { QrCode } from '#web/qr/qr-code.tsx'
import { qrCode, qrPng, qrSvg } from './qr.ts'

const address = 'https://www.example.org/de/anmeldung/AbC-123_xyz?s=ä&t=1'

/** Returns what a phone would read in an image. */
async function readIn(picture: Buffer, width = 400): Promise<string | undefined> {
  const { data, info } = await sharp(picture)
    .resize(width)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  // In Node the package's ES module wraps its default export.
  const read = (jsqr as unknown as { default?: typeof jsqr }).default ?? jsqr
  return read(new Uint8ClampedArray(data), info.width, info.height)?.data
}

test('the SVG file, the PNG for letters and the drawing on a page are readable', async () => {
  const drawn = renderToStaticMarkup(<QrCode code={qrCode(address)} label="Ihre Anmeldung" />)
  expect(await readIn(Buffer.from(qrSvg(address, 'Ihre Anmeldung')))).toBe(address)
  expect(await readIn(await qrPng(address))).toBe(address)
  expect(await readIn(Buffer.from(drawn.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')))).toBe(
    address,
  )
  expect(drawn).toContain('role="img" aria-label="Ihre Anmeldung"')
})

test('any text of up to 300 signs is read as it was written', async () => {
  const text = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 150, size: 'max' })
    .filter(one => one.length <= 300)
  const check = fc.asyncProperty(text, async words => {
    expect(await readIn(Buffer.from(qrSvg(words, '')), 800)).toBe(words)
  })
  await fc.assert(check, { numRuns: 30 })
})

test('a creased code is read all the same', async () => {
  const dirt = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect width="40" height="40"/></svg>')
  const creased = sharp(
    await sharp(Buffer.from(qrSvg(address, '')))
      .resize(400)
      .png()
      .toBuffer(),
  )
  expect(
    await readIn(
      await creased
        .composite([{ input: dirt, left: 190, top: 190 }])
        .png()
        .toBuffer(),
    ),
  ).toBe(address)
})

test('a picture for a mail has a few kilobytes', async () => {
  expect((await qrPng(address)).length).toBeLessThan(5000)
})

test('the label is escaped, and empty or too long text is refused', async () => {
  const svg = qrSvg(address, '</title><script>alert(1)</script>\0')
  expect(svg).not.toContain('<script')
  expect(() => qrCode('')).toThrow('1 to 500')
  expect(() => qrCode('x'.repeat(501))).toThrow('1 to 500')
  expect(qrCode('x'.repeat(500)).size).toBeLessThan(100)
})
