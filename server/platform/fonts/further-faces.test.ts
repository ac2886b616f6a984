import { expect, test } from 'vitest'
import { eastAsianFaces } from './further-faces.ts'

async function lettersOf(text: string): Promise<string[]> {
  const faces = await eastAsianFaces(text, [400])
  return faces.flatMap(face => [...face.letters]).sort()
}

test('a text in European letters needs no further font face', async () => {
  expect(await eastAsianFaces('Łukasz Żółć, Ωμέγα, Эхо – 5 € 🎉', [400, 600])).toEqual([])
})

test.each([
  ['simplified Chinese', '王小明张伟李娜刘洋赵敏'],
  ['traditional Chinese', '陳大文張偉劉趙黃葉蕭'],
  ['Japanese', '山田太郎さくらカール々、。「」'],
  ['Korean', '김민준홍길동박서연'],
  ['full-width marks', '（），！？'],
])('each letter of %s is in exactly one font face', async (_, letters) => {
  expect(await lettersOf(`Frau ${letters} & Co.`)).toEqual([...letters].sort())
})

test('decomposed letters get the font face of the composed ones', async () => {
  expect(await lettersOf('김'.normalize('NFD'))).toEqual(['김'])
  expect(await lettersOf('が'.normalize('NFD'))).toEqual(['が'])
})

test('a letter missing from its listed font file is in no font face', async () => {
  expect(await lettersOf('鿰')).toEqual([])
  expect(await lettersOf('鿰王')).toEqual(['王'])
})

test('each weight is a font of its own, and the same text has the same bytes', async () => {
  const [light, strong] = await eastAsianFaces('王', [400, 600])
  expect([light?.weight, strong?.weight]).toEqual([400, 600])
  expect(light?.data.equals(strong?.data ?? Buffer.alloc(0))).toBe(false)
  expect((await eastAsianFaces('王', [400]))[0]?.data).toEqual(light?.data)
})
