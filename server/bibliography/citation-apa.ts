import { type Author, dottedInitials } from '#contract/articles/authors.ts'
import { doiAddress } from '#contract/articles/source-line.ts'
import { authorsOfArticle, type CitedArticle, containerByType, editorsOf, pageRange } from './cited.ts'
import { unicodeFromMarks } from './marks.ts'

const mostNamed = 20

const kinds: Partial<Record<CitedArticle['bibType'], string>> = {
  ...{ preprint: 'Preprint', dataset: 'Data set', software: 'Computer software' },
}

/** Citation after the seventh edition of the APA manual, as plain text. */
export function apaCitation(article: CitedArticle): string {
  const authors = namesOf(authorsOfArticle(article))
  const date = `(${article.year ?? 'n.d.'})`
  const title = titleOf(article)
  const head = authors === '' ? [title, date] : [authors, date, title]
  const parts = [...head, ...placesOf(article)]
  const address = doiAddress(article.doi) || article.url
  const text = parts
    .filter(Boolean)
    .map(part => (/[.?!]$/.test(part) ? part : `${part}.`))
    .join(' ')
  return [text, address, noticesOf(article)].filter(Boolean).join(' ')
}

function titleOf(article: CitedArticle): string {
  const { bibType, number, volume } = article
  const title = unicodeFromMarks(article.title).replace(/\.$/, '')
  const kind = kinds[bibType]
  if (bibType === 'doctoralThesis' || bibType === 'mastersThesis') {
    const word = bibType === 'doctoralThesis' ? 'Doctoral dissertation' : "Master's thesis"
    return `${title} [${[word, article.journal || article.publisher].filter(Boolean).join(', ')}]`
  }
  if (bibType === 'report' && number) return `${title} (Report No. ${number})`
  if (bibType === 'book' && volume) return `${title} (Vol. ${volume})`
  return kind === undefined ? title : `${title} [${kind}]`
}

/** Journal or book, volume, pages and publisher, as far as they are known. */
function placesOf(article: CitedArticle): string[] {
  const { bibType, journal, publisher, volume, number } = article
  const [first, last] = pageRange(article.pages)
  const pages = last === '' ? first : `${first}–${last}`
  if (containerByType[bibType] === 'journal') {
    const issue = volume === '' ? number : number && `(${number})`
    return [[inTitleCase(journal), volume + issue, pages].filter(Boolean).join(', ')]
  }
  if (containerByType[bibType] === 'book') {
    const details = [volume && `Vol. ${volume}`, pages && `${last === '' ? 'p.' : 'pp.'} ${pages}`]
    const inside = details.filter(Boolean).join(', ')
    const named = [editedBy(editorsOf(article)), journal].filter(Boolean).join(', ')
    return [named && `In ${named}${inside && ` (${inside})`}`, publisher]
  }
  if (containerByType[bibType] === 'university') return []
  return [containerByType[bibType] === 'place' ? journal : '', publisher]
}

const small = /^(a|an|and|as|at|but|by|for|from|in|into|of|on|or|the|to|with)$/
const isOtherLanguage = /\b(f[uü]r|der|die|das|und|de|des|du|la|le|les|et|del|di|della|y|e)\b/i

/** `Magnetic resonance in medicine`, as PubMed writes it, becomes `Magnetic Resonance in Medicine`. */
function inTitleCase(journal: string): string {
  if (isOtherLanguage.test(journal)) return journal
  return journal.replace(/(?<=[\s-])\p{Ll}[\p{L}]*/gu, word =>
    small.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
  )
}

/** `A. Berg & B. Feld (Eds.)` */
function editedBy(editors: readonly Author[]): string {
  if (editors.length === 0) return ''
  const names = editors.map(({ family, given, suffix, isGroup }) =>
    isGroup ? family : [dottedInitials(given), family, suffix && `${suffix}.`].filter(Boolean).join(' '),
  )
  return `${joined(names, ' & ')} (${editors.length === 1 ? 'Ed.' : 'Eds.'})`
}

/** Up to twenty; of more the first nineteen and the last. */
function namesOf(authors: readonly Author[]): string {
  const names = authors.map(nameOf)
  if (names.length > mostNamed) return `${names.slice(0, mostNamed - 1).join(', ')}, … ${names.at(-1)}`
  return joined(names, ', & ')
}

function joined(names: readonly string[], two: string): string {
  return names.length < 3 ? names.join(two) : `${names.slice(0, -1).join(', ')}, & ${names.at(-1)}`
}

function nameOf({ family, given, suffix, isGroup }: Author): string {
  if (isGroup) return family
  return [family, dottedInitials(given), /^[js]r$/i.test(suffix) ? `${suffix}.` : suffix]
    .filter(Boolean)
    .join(', ')
}

function noticesOf({ notices }: CitedArticle): string {
  const words = { retraction: 'Retraction', correction: 'Erratum', concern: 'Expression of concern' }
  return notices
    .map(({ kind, source }) => `(${words[kind]} published in ${source.replace(/\.$/, '')})`)
    .join(' ')
}
