import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { asciiOf, folded, splitApostrophes } from './folding.ts'
import { slugOf } from './slugs.ts'

const latin = Array.from({ length: 0x24f - 0xc0 + 1 }, (_, n) => String.fromCodePoint(0xc0 + n))

test('every letter of Latin-1, Extended-A and Extended-B is folded to ASCII letters', () => {
  const left = latin.filter(sign => /\p{L}/u.test(sign) && !/^[a-z]*$/.test(folded(sign)))
  expect(left).toEqual([])
})

test.each([
  ['Yıldız Şahin', 'Yildiz Sahin', 'yildiz-sahin'],
  ['Søren Ødegård', 'Soren Oedegaard', 'soeren-oedegaard'],
  ['Łukasz Wójcik', 'Lukasz Wojcik', 'lukasz-wojcik'],
  ['Þóra Æsudóttir', 'Thora Aesudottir', 'thora-aesudottir'],
  ['Siobhán O’Brien', "Siobhan O'Brien", 'siobhan-o-brien'],
  ['İpek Đorđe', 'Ipek Dorde', 'ipek-dorde'],
  ['Gro\u0308ßere Œuvre', 'Groessere Oeuvre', 'groessere-oeuvre'],
  ['Größe', 'GROESSE', 'groesse'],
])('%s is found by %s, and has the permalink %s', (name, typed, slug) => {
  expect(folded(name)).toBe(folded(typed))
  expect(slugOf(name)).toBe(slug)
})

test('a name with an apostrophe is found whole, without it, and by its second part', () => {
  for (const typed of ['O’Brien', "O'Brien", 'OBrien']) expect(folded(typed)).toBe('obrien')
  expect(splitApostrophes('Siobhán O’Brien, l’institut')).toBe('Siobhán OBrien O Brien, linstitut l institut')
})

test('letters of other scripts are kept', () => {
  expect(asciiOf('Ξένος 漢字 Привет')).toBe('ξενος 漢字 привет')
})

const outside = '../shared/data/inputs/names-and-slugs.json'

test.skipIf(!existsSync(outside))('the names of the sample file get the expected slugs and are found', () => {
  const given: { name?: string; title?: string; slug?: string; search?: string[] }[] = JSON.parse(
    readFileSync(outside, 'utf8'),
  )
  const wrong = given.filter(({ name, title, slug, search = [] }) => {
    const words = name ?? title ?? ''
    return (slug && slugOf(words) !== slug) || !search.every(typed => folded(words).includes(folded(typed)))
  })
  expect(wrong).toEqual([])
})
