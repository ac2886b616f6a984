import { blankBibliographic } from '#contract/articles/article.ts'
import type { CitedArticle } from './cited.ts'

/** A test publication; fields that are not given are empty. */
export function cited(given: Partial<CitedArticle>): CitedArticle {
  return { ...blankBibliographic, id: 412, preprintDoi: '', address: '', language: null, ...given }
}

export const prosAndCons = cited({
  title: 'Pros and cons of ultra-high-field MRI/MRS for human application',
  authors:
    'Ladd, M. E.; Bachert, P.; Meyerspeer, M.; Moser, E.; Nagel, A. M.; Norris, D. G.; Schmitter, S.; Speck, O.',
  journal: 'Progress in Nuclear Magnetic Resonance Spectroscopy',
  journalAbbreviation: 'Prog Nucl Magn Reson Spectrosc',
  volume: '109',
  pages: '1–50',
  year: 2018,
  month: 12,
  doi: '10.1016/j.pnmrs.2018.06.001',
  pubmedId: '30527132',
})

export const formulas = cited({
  bibType: 'article',
  title: 'B<sub>1</sub><sup>+</sup> mapping & T<sub>2</sub><sup>*</sup> at 7 T: 50% faster in <i>E. coli</i>',
  authors: 'van der Berg, Anna-Lena; Müller-Lüdenscheidt, Jörg, Jr; {ISMRM Study Group & Friends}; Sukarno',
  journal: 'Magnetic Resonance in Medicine',
  year: 2021,
  publishedOnline: '2020-11-30',
  pages: 'e123',
  doi: '10.1002/(sici)1522-2594(199901)41:1<1::aid-mrm1>3.0.co;2-#',
  abstract: 'AIM: to weigh {braces} and \\commands~at $5 #1.\n\nRESULT: a_b^c.',
  notices: [
    { kind: 'retraction', source: 'Magn Reson Med. 2022;87(1):12', pubmedId: '123456', doi: '10.1002/mrm.1' },
    { kind: 'correction', source: 'Magn Reson Med. 2021;86(3):9', pubmedId: '', doi: '' },
  ],
})
