import type { Bibliographic } from './article.ts'

type Source = Pick<
  Bibliographic,
  'journal' | 'journalAbbreviation' | 'volume' | 'number' | 'pages' | 'publisher' | 'year'
>

/** Returns where a publication appeared: `Magn Reson Med 2021;85(1):12–20`. */
export function sourceLine(article: Source): string {
  const { journal, journalAbbreviation, volume, number, pages, publisher, year } = article
  const issue = volume + (number && `(${number})`)
  const place = [issue, pages].filter(Boolean).join(':')
  const when = [year, place].filter(Boolean).join(';')
  return [journalAbbreviation || journal || publisher, when].filter(Boolean).join(' ')
}

/** Returns the external addresses of a publication, the persistent one first. */
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

/**
 * Returns the address of a DOI, empty if there is none; encoded (RFC 3986) because a DOI may contain reserved
 * characters.
 */
export function doiAddress(doi: string): string {
  return doi === '' ? '' : `https://doi.org/${encodeURI(doi).replace(/[?#]/g, encodeURIComponent)}`
}
