// npm run formats: has other programs judge the exports of publications. Debian packages them: pandoc,
// bibutils, biber and citation-style-language-styles. Missing programs are reported and skipped.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bibTypes } from '#contract/articles/article.ts'
import { shortName } from '#contract/articles/authors.ts'
import { apaCitation } from '#server/bibliography/citation-apa.ts'
import { vancouverCitation } from '#server/bibliography/citation-vancouver.ts'
import { authorsOfArticle, type CitedArticle } from '#server/bibliography/cited.ts'
import { cslOf } from '#server/bibliography/format-csl.ts'
import { articleFormats } from '#server/bibliography/formats.ts'
import { unicodeFromMarks } from '#server/bibliography/marks.ts'
import { cited, formulas, prosAndCons } from '#server/bibliography/test-cited.ts'

const titles = [
  'B<sub>1</sub><sup>+</sup> mapping & T<sub>2</sub> at 7 T: 50% faster, $5 cheaper #1',
  'Über die Größe von {Spulen} in der MRT',
  'The name_of a variable, a ~ and a ^ and a \\',
  'ASL in mice: does it work?',
]
const names = [
  'Berg, Anna',
  'van der Feld, Karl-Heinz; Müller-Lüdenscheidt, Jörg; {ISMRM Study Group}',
  Array.from({ length: 25 }, (_, n) => `Spin${String.fromCharCode(97 + n)}, A. B.`).join('; '),
]
const articles: CitedArticle[] = [
  { ...prosAndCons, id: 1 },
  { ...formulas, id: 2, notices: [], volume: '85', title: titles[0] ?? '' },
  ...bibTypes.flatMap((bibType, place) =>
    titles.map((title, n) =>
      cited({
        ...{ bibType, title, id: 10 + place * 10 + n, authors: names[n % names.length] ?? '' },
        ...{ journal: 'Magnetic Resonance in Medicine', journalAbbreviation: 'Magn Reson Med' },
        ...{
          publisher: 'Wiley',
          volume: '86',
          number: '3',
          pages: '1201-1210',
          year: 2000 + n,
          month: n + 1,
        },
        doi: `10.1002/mrm_${place}_${n}`,
      }),
    ),
  ),
]

const folder = mkdtempSync(join(tmpdir(), 'larmor-formats-'))
const bib = await fileOf('bibtex', 'all.bib')
const ris = await fileOf('ris', 'all.ris')
let failures = 0
judge('pandoc', 'BibTeX: title, authors, year', judgePandoc)
judge('bib2xml', 'BibTeX: all entries', () => modsOf('bib2xml', bib))
judge('ris2xml', 'RIS: all entries', () => modsOf('ris2xml', ris))
judge('biber', 'BibTeX: no error', judgeBiber)
const journals = articles.filter(({ bibType }) => bibType === 'article')
judge('pandoc', 'APA', () => citedBy('apa', journals.map(apaCitation)))
judge('pandoc', 'Vancouver', () => citedBy('vancouver', journals.map(vancouverCitation)))
process.exitCode = failures === 0 ? 0 : 1

async function fileOf(format: 'bibtex' | 'ris', name: string): Promise<string> {
  const path = join(folder, name)
  writeFileSync(path, Buffer.concat(await Array.fromAsync(articleFormats[format].bytes(articles))))
  return path
}

/** Prints a program's verdict. `find` returns the differences; null if a file is missing. */
function judge(program: string, what: string, find: () => string[] | null): void {
  const isThere = spawnSync('which', [program]).status === 0
  const found = isThere ? find() : null
  const verdict = found === null ? 'not there' : found.length === 0 ? 'same' : `${found.length} differ`
  console.log(`${program.padEnd(9)}${what.padEnd(30)}${verdict}`)
  for (const one of found ?? []) console.log(`    ${one}`)
  failures += found?.length ?? 0
}

interface PandocItem {
  title?: string
  author?: { family?: string; given?: string; literal?: string; 'dropping-particle'?: string }[]
  issued?: { 'date-parts'?: number[][] }
}

function judgePandoc(): string[] {
  const items = JSON.parse(run('pandoc', ['-f', 'bibtex', '-t', 'csljson', bib])) as PandocItem[]
  return articles.flatMap((article, n) => {
    const { title = '', author = [], issued } = items[n] ?? {}
    const read = author.map(({ family = '', given = '', literal, 'dropping-particle': particle = '' }) => {
      const last = `${particle} ${family}`.trim()
      return literal ?? shortName({ family: last, given, suffix: '', isGroup: false })
    })
    const ours = authorsOfArticle(article).map(one => shortName({ ...one, suffix: '' }))
    const same = [
      [unicodeFromMarks(article.title), title.replace(/<[^<>]*>/g, '')],
      [ours.join(', '), read.join(', ')],
      [String(article.year), String(issued?.['date-parts']?.[0]?.[0])],
    ]
    return same
      .filter(([a = '', b = '']) => level(a) !== level(b))
      .map(([a, b]) => `${article.id}: ${a} | ${b}`)
  })
}

function modsOf(program: string, path: string): string[] {
  const count = run(program, [path]).match(/<mods[ >]/g)?.length ?? 0
  return count === articles.length ? [] : [`${count} of ${articles.length} entries`]
}

function judgeBiber(): string[] {
  const output = join(folder, 'biber.bib')
  const { stdout } = spawnSync('biber', ['--tool', '--nolog', `--output-file=${output}`, bib], {
    encoding: 'utf8',
  })
  const count = existsSync(output) ? (readFileSync(output, 'utf8').match(/^@/gm)?.length ?? 0) : 0
  const errors = stdout.split('\n').filter(line => line.startsWith('ERROR'))
  return count === articles.length ? errors : [...errors, `${count} of ${articles.length} entries`]
}

/**
 * Returns our citations that pandoc does not produce in a style of Debian's package. It prints no PMID and,
 * in Vancouver, no DOI.
 */
function citedBy(style: string, ours: readonly string[]): string[] | null {
  const csl = `/usr/share/citation-style-language/styles/${style}.csl`
  if (!existsSync(csl)) return null
  // Our APA citations give the month only for magazines, pandoc's wherever there is one.
  const cut = (article: CitedArticle) => (style === 'apa' ? { ...article, month: null } : article)
  const path = join(folder, `${style}.json`)
  writeFileSync(path, `[${journals.map(article => cslOf(cut(article))).join(',')}]`)
  const args = [
    '-f',
    'markdown',
    '-t',
    'plain',
    '--wrap=none',
    '--citeproc',
    '--csl',
    csl,
    '--bibliography',
    path,
  ]
  const text = execFileSync('pandoc', args, { input: '---\nnocite: "@*"\n---\n', encoding: 'utf8' })
  const theirs = new Set(text.split(/\n\n+/).map(line => level(line.replace(/^\[?\d+[.\]]\s+/, ''))))
  return ours.filter(
    one => !theirs.has(level(one.replace(style === 'vancouver' ? /( doi: \S+)?( PMID: \d+\.)?$/ : /^$/, ''))),
  )
}

function run(program: string, args: string[]): string {
  return execFileSync(program, args, {
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}

/** Removes differences that programs may choose freely: quotes, hyphens, spaces, and upper and lower case. */
function level(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/%(23|3C|3E)/g, decodeURIComponent) // pandoc leaves <, > and # in the address of a DOI
    .replace(/[‘’′]/g, "'")
    .replace(/;/g, ',') // Vancouver separates groups from people with a semicolon, as PubMed does
    .replace(/[–—‑]/g, '-')
    .replace(/−/g, '-')
    .replace(/, Jr,/g, ', Jr.,')
    .replace(/[_\s]+/g, ' ')
    .trim()
    .toLowerCase()
}
