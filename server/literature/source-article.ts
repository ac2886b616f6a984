import type { Bibliographic } from '#contract/articles/article.ts'
import { fitToContract, type SourceNote } from './fitted.ts'

/** Another publication by its ids; each may be empty. */
export interface OtherPublication {
  doi: string
  pubmedId: string
}

/** A publication as PubMed, Crossref or DataCite describes it. */
export interface SourceArticle {
  fields: Bibliographic
  /** The earlier preprint of this publication. */
  preprint: OtherPublication
  /** The publication of this preprint. */
  published: OtherPublication
  /** The publications of which this one is the erratum, the expression of concern or the retraction. */
  noticeFor: OtherPublication[]
  /** Whether the source itself names only some of the authors. */
  isAuthorListCut: boolean
  notes: SourceNote[]
}

const none: OtherPublication = { doi: '', pubmedId: '' }

type Found = Parameters<typeof fitToContract>[0]
type Beside = Partial<Omit<SourceArticle, 'fields' | 'notes'>>

export function sourceArticle(found: Found, beside: Beside = {}): SourceArticle {
  return {
    ...{ preprint: none, published: none, noticeFor: [], isAuthorListCut: false },
    ...beside,
    ...fitToContract(found),
  }
}
