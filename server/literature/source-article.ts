import type { Bibliographic } from '#contract/articles/article.ts'
import { fitted, type SourceNote } from './fitted.ts'

/** Another publication, by its numbers; each may be empty. */
export interface OtherPublication {
  doi: string
  pubmedId: string
}

/** A publication as PubMed, Crossref or DataCite know it. */
export interface SourceArticle {
  fields: Bibliographic
  /** The preprint that it was before. */
  preprint: OtherPublication
  /** What this preprint became. */
  published: OtherPublication
  /** The publications of which this one is the erratum, the expression of concern or the retraction. */
  noticeFor: OtherPublication[]
  /** Whether the source itself names only some of the authors. */
  isAuthorListCut: boolean
  notes: SourceNote[]
}

const none: OtherPublication = { doi: '', pubmedId: '' }

type Found = Parameters<typeof fitted>[0]
type Beside = Partial<Omit<SourceArticle, 'fields' | 'notes'>>

export function sourceArticle(found: Found, beside: Beside = {}): SourceArticle {
  return {
    ...{ preprint: none, published: none, noticeFor: [], isAuthorListCut: false },
    ...beside,
    ...fitted(found),
  }
}
