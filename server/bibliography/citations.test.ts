import { expect, test } from 'vitest'
import { apaCitation } from './citation-apa.ts'
import { vancouverCitation } from './citation-vancouver.ts'
import type { CitedArticle } from './cited.ts'
import { cited, formulas, prosAndCons } from './test-cited.ts'

const named = (count: number) => Array.from({ length: count }, (_, n) => `Name${n + 1}, A. B.`).join('; ')
const base = { title: 'On coils', authors: 'Berg, Anna; van Feld, Karl-Heinz', year: 2020 }
const inBook: Partial<CitedArticle> = {
  ...base,
  ...{ journal: 'MRI at 7 T', pages: '10–20', publisher: 'Springer', editors: 'Spin, Lise; Hahn, E. L.' },
}

test.each<[string, Partial<CitedArticle>, string, string]>([
  [
    'an article in a journal',
    prosAndCons,
    'Ladd, M. E., Bachert, P., Meyerspeer, M., Moser, E., Nagel, A. M., Norris, D. G., Schmitter, S., & Speck, O. (2018). Pros and cons of ultra-high-field MRI/MRS for human application. Progress in Nuclear Magnetic Resonance Spectroscopy, 109, 1–50. https://doi.org/10.1016/j.pnmrs.2018.06.001',
    'Ladd ME, Bachert P, Meyerspeer M, Moser E, Nagel AM, Norris DG, et al. Pros and cons of ultra-high-field MRI/MRS for human application. Prog Nucl Magn Reson Spectrosc. 2018 Dec;109:1-50. doi: 10.1016/j.pnmrs.2018.06.001. PMID: 30527132.',
  ],
  [
    'formulas, particles, suffixes, groups, what was published afterwards',
    formulas,
    'van der Berg, A.-L., Müller-Lüdenscheidt, J., Jr., ISMRM Study Group & Friends, & Sukarno. (2021). B₁⁺ mapping & T₂* at 7 T: 50% faster in E. coli. Magnetic Resonance in Medicine, e123. https://doi.org/10.1002/(sici)1522-2594(199901)41:1%3C1::aid-mrm1%3E3.0.co;2-%23 (Retraction published in Magn Reson Med. 2022;87(1):12) (Erratum published in Magn Reson Med. 2021;86(3):9)',
    'van der Berg AL, Müller-Lüdenscheidt J Jr; ISMRM Study Group & Friends; Sukarno. B₁⁺ mapping & T₂* at 7 T: 50% faster in E. coli. Magnetic Resonance in Medicine. 2021:e123. doi: 10.1002/(sici)1522-2594(199901)41:1<1::aid-mrm1>3.0.co;2-#. Retraction in: Magn Reson Med. 2022;87(1):12. doi: 10.1002/mrm.1. PMID: 123456. Erratum in: Magn Reson Med. 2021;86(3):9.',
  ],
  [
    'names of journals and pages as PubMed writes them',
    {
      ...{ ...base, journal: 'Magnetic resonance in medicine', journalAbbreviation: 'Magn. Reson. Med.' },
      ...{ volume: '79', number: '2', pages: '317–324' },
    },
    'Berg, A., & van Feld, K.-H. (2020). On coils. Magnetic Resonance in Medicine, 79(2), 317–324.',
    'Berg A, van Feld KH. On coils. Magn Reson Med. 2020;79(2):317-24.',
  ],
  [
    'without authors and year, a title that asks',
    { title: 'Is it safe?', journal: 'Nature', number: '2' },
    'Is it safe? (n.d.). Nature, 2.',
    'Is it safe? Nature. [date unknown];(2).',
  ],
  [
    'a chapter',
    { ...inBook, bibType: 'bookChapter' },
    'Berg, A., & van Feld, K.-H. (2020). On coils. In L. Spin & E. L. Hahn (Eds.), MRI at 7 T (pp. 10–20). Springer.',
    'Berg A, van Feld KH. On coils. In: Spin L, Hahn EL, editors. MRI at 7 T. Springer; 2020. p. 10-20.',
  ],
  [
    'a paper of a conference',
    { ...inBook, bibType: 'conferencePaper', editors: '', journal: 'Proc. ISMRM', volume: '28' },
    'Berg, A., & van Feld, K.-H. (2020). On coils. In Proc. ISMRM (Vol. 28, pp. 10–20). Springer.',
    'Berg A, van Feld KH. On coils. In: Proc. ISMRM. Vol. 28. Springer; 2020. p. 10-20.',
  ],
  [
    'a book',
    { ...base, bibType: 'book', publisher: 'Springer' },
    'Berg, A., & van Feld, K.-H. (2020). On coils. Springer.',
    'Berg A, van Feld KH. On coils. Springer; 2020.',
  ],
  [
    'a doctoral thesis',
    { ...base, bibType: 'doctoralThesis', authors: 'Berg, Anna', journal: 'Universität Duisburg-Essen' },
    'Berg, A. (2020). On coils [Doctoral dissertation, Universität Duisburg-Essen].',
    'Berg A. On coils [dissertation]. Universität Duisburg-Essen; 2020.',
  ],
  [
    "a master's thesis",
    { ...base, bibType: 'mastersThesis', authors: 'Berg, Anna', journal: 'TU Dortmund' },
    "Berg, A. (2020). On coils [Master's thesis, TU Dortmund].",
    "Berg A. On coils [master's thesis]. TU Dortmund; 2020.",
  ],
  [
    'a report',
    { ...base, bibType: 'report', number: '7', publisher: 'DKFZ', url: 'https://example.org/7' },
    'Berg, A., & van Feld, K.-H. (2020). On coils (Report No. 7). DKFZ. https://example.org/7',
    'Berg A, van Feld KH. On coils. DKFZ; 2020. Report No.: 7. Available from: https://example.org/7.',
  ],
  [
    'a preprint',
    { ...base, bibType: 'preprint', journal: 'bioRxiv', doi: '10.1101/2020.1' },
    'Berg, A., & van Feld, K.-H. (2020). On coils [Preprint]. bioRxiv. https://doi.org/10.1101/2020.1',
    'Berg A, van Feld KH. On coils [preprint]. bioRxiv. 2020. doi: 10.1101/2020.1.',
  ],
  [
    'a data set',
    { ...base, bibType: 'dataset', publisher: 'Zenodo' },
    'Berg, A., & van Feld, K.-H. (2020). On coils [Data set]. Zenodo.',
    'Berg A, van Feld KH. On coils [dataset]. Zenodo; 2020.',
  ],
  [
    'software',
    { ...base, bibType: 'software', publisher: 'Zenodo' },
    'Berg, A., & van Feld, K.-H. (2020). On coils [Computer software]. Zenodo.',
    'Berg A, van Feld KH. On coils [software]. Zenodo; 2020.',
  ],
  [
    'anything else',
    { ...base, bibType: 'other', authors: '{DKFZ}' },
    'DKFZ. (2020). On coils.',
    'DKFZ. On coils. 2020.',
  ],
])('%s', (_, article, apa, vancouver) => {
  expect([apaCitation(cited(article)), vancouverCitation(cited(article))]).toEqual([apa, vancouver])
})

test('of more than twenty authors APA names nineteen and the last, of more than six Vancouver six', () => {
  const twenty = cited({ title: 'x', authors: named(20) })
  const more = cited({ title: 'x', authors: named(21) })
  expect(apaCitation(twenty)).toContain('Name19, A. B., & Name20, A. B. (n.d.)')
  expect(apaCitation(more)).toContain('Name19, A. B., … Name21, A. B. (n.d.)')
  expect(vancouverCitation(cited({ title: 'x', authors: named(6) }))).toMatch(/^Name1 AB, .*Name6 AB\. x/)
  expect(vancouverCitation(more)).toMatch(/^Name1 AB, .*Name6 AB, et al\. x/)
})
