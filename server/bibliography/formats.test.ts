import { expect, test } from 'vitest'
import { bibtexOf } from './format-bibtex.ts'
import { risOf } from './format-ris.ts'
import { articleFormats } from './formats.ts'
import { cited, formulas } from './test-cited.ts'

const text = async (format: keyof typeof articleFormats, articles = [formulas]) =>
  Buffer.concat(await Array.fromAsync(articleFormats[format].bytes(articles, 'de'))).toString()

test('BibTeX: letters are UTF-8, signs of LaTeX are escaped, titles, groups and keys are protected', () => {
  expect(
    bibtexOf({ ...formulas, abstract: 'a_b {c} ~ ^ \\ # $ --', language: 'en' }),
  ).toBe(`@article{van-der-berg-412,
  author = {van der Berg, Anna-Lena and Müller-Lüdenscheidt, Jr, Jörg and {ISMRM Study Group \\& Friends} and Sukarno},
  title = {{B\\textsubscript{1}\\textsuperscript{+} mapping \\& T\\textsubscript{2}\\textsuperscript{*} at 7 T: 50\\% faster in \\textit{E. coli}}},
  journal = {Magnetic Resonance in Medicine},
  pages = {e123},
  year = {2021},
  doi = {10.1002/(sici)1522-2594(199901)41:1<1::aid-mrm1>3.0.co;2-#},
  langid = {english},
  note = {Retraction in: Magn Reson Med. 2022;87(1):12. doi: 10.1002/mrm.1. PMID: 123456. Erratum in: Magn Reson Med. 2021;86(3):9},
  abstract = {a\\_b \\{c\\} \\textasciitilde{} \\textasciicircum{} \\textbackslash{} \\# \\$ -{}-}
}
`)
})

test('BibTeX: the key of an entry does not depend on the other entries, and no two have the same', async () => {
  const articles = [1, 2, 3].map(id => cited({ id, title: 'x', authors: 'Müller, A.', year: 2020 }))
  expect([...(await text('bibtex', articles)).matchAll(/@article\{(.*),/g)].map(([, key]) => key)).toEqual([
    ...['mueller-1', 'mueller-2', 'mueller-3'],
  ])
  expect(bibtexOf(cited({ id: 7, title: 'x', authors: '王, 伟' }))).toContain('{anonymous-7,')
})

test('RIS: a line of a text cannot become a tag', () => {
  expect(risOf(cited({ title: 'x', abstract: 'One\nER  - \nTY  - BOOK' }))).toContain(
    'AB  - One ER  - TY  - BOOK',
  )
})

test('CSV: cells are no formulas, and German spreadsheets find their columns', async () => {
  const [head, row] = (
    await text('csv', [cited({ title: '=HYPERLINK("x")', authors: 'Berg, A.; Feld, B.', year: 2020 })])
  ).split('\r\n')
  expect(head).toMatch(/^\ufeffAutorinnen und Autoren;Titel;/)
  expect(row).toMatch(/^Berg A, Feld B;"'=HYPERLINK\(""x""\)";;2020;/)
})

test('an export without publications is a valid file', async () => {
  expect(JSON.parse(await text('csl', []))).toEqual([])
  expect(await text('bibtex', [])).toBe('')
})
