import type { Bibliographic } from './article.ts'

type Source = Pick<
  Bibliographic,
  'journal' | 'journalAbbreviation' | 'volume' | 'number' | 'pages' | 'publisher' | 'year'
>

/** Where a publication stands: `Magn Reson Med 2021;85(1):12–20`. */
export function sourceLine(article: Source): string {
  const { journal, journalAbbreviation, volume, number, pages, publisher, year } = article
  const issue = volume + (number && `(${number})`)
  const place = [issue, pages].filter(Boolean).join(':')
  const when = [year, place].filter(Boolean).join(';')
  return [journalAbbreviation || journal || publisher, when].filter(Boolean).join(' ')
}

/** Its addresses elsewhere, the one that stays valid first. */
export function addressesOf({
  doi,
  pubmedId,
  pmcId,
  url,
}: Pick<Bibliographic, 'doi' | 'pubmedId' | 'pmcId' | 'url'>) {
  const addresses = [
    { name: 'DOI', id: doi, href: doiAddress(doi) },
    { name: 'PubMed', id: pubmedId, href: `https://pubmed.ncbi.nlm.nih.gov/${pubmedId}/` },
    { name: 'PMC', id: pmcId, href: `https://pmc.ncbi.nlm.nih.gov/articles/${pmcId}/` },
  ]
  const known = addresses.filter(({ id }) => id !== '')
  return url !== '' && doi === '' ? [...known, { name: 'Web', id: url, href: url }] : known
}

/** RFC 3986: a DOI may hold signs that mean something in an address. Empty: it has none. */
export function doiAddress(doi: string): string {
  return doi === '' ? '' : `https://doi.org/${encodeURI(doi).replace(/[?#]/g, encodeURIComponent)}`
}
