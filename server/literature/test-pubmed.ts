import { articlesReader } from './pubmed-xml.ts'
import type { SourceArticle } from './source-article.ts'

/** Reads an efetch response, in pieces of that many characters. */
export function fetched(xml: string, pieces = xml.length) {
  const reader = articlesReader()
  for (let from = 0; from < xml.length; from += pieces) reader.write(xml.slice(from, from + pieces))
  return reader.end()
}

/** Returns the only article of a record; throws if there are more or fewer. */
export function oneArticle(record: string): SourceArticle {
  const [article, ...others] = fetched(setOf(record)).articles
  if (!article || others.length > 0) throw new Error(`${others.length + (article ? 1 : 0)} articles`)
  return article
}

export function setOf(records: string): string {
  return `<?xml version="1.0" ?>
<!DOCTYPE PubmedArticleSet PUBLIC "-//NLM//DTD PubMedArticle, 1st January 2025//EN" "https://dtd.nlm.nih.gov/ncbi/pubmed/out/pubmed_250101.dtd">
<PubmedArticleSet>${records}</PubmedArticleSet>`
}

interface Parts {
  pmid?: string
  title?: string
  issue?: string
  article?: string
  citation?: string
  data?: string
}

/** Builds a record with the parts that a test needs. */
export function record({ pmid = '1', title, issue = '', article = '', citation = '', data = '' }: Parts) {
  const written = title === undefined ? '<ArticleTitle>A title.</ArticleTitle>' : title
  return `<PubmedArticle><MedlineCitation Status="MEDLINE"><PMID Version="1">${pmid}</PMID><Article><Journal><JournalIssue>${issue}</JournalIssue><Title>Magnetic resonance in medicine</Title></Journal>${written}${article}</Article>${citation}</MedlineCitation><PubmedData>${data}</PubmedData></PubmedArticle>`
}
