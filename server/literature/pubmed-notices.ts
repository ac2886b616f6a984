import type { Bibliographic, NoticeKind } from '#contract/articles/article.ts'
import { onOneLine, plainText } from './marked.ts'
import type { OtherPublication } from './source-article.ts'
import { allAt, at, type Element } from './xml-elements.ts'

// A partial retraction counts as a correction, because the rest of the publication stays valid.
const kindOf: Readonly<Record<string, NoticeKind>> = {
  ErratumIn: 'correction',
  CorrectedandRepublishedIn: 'correction',
  PartialRetractionIn: 'correction',
  ExpressionOfConcernIn: 'concern',
  RetractionIn: 'retraction',
  RetractedandRepublishedIn: 'retraction',
}

const preprintServers =
  /^(bioRxiv|medRxiv|arXiv|ChemRxiv|Res Sq|Research Square|SSRN|Preprints|PsyArXiv|OSF|TechRxiv|Authorea|JMIR Preprints)/i

/** Returns later notices about a publication, from `CommentsCorrectionsList`. */
export function noticesIn(citation: Element, types: readonly string[]): Bibliographic['notices'] {
  const notices = correctionsIn(citation).flatMap(correction => {
    const kind = kindOf[refType(correction)]
    return kind ? [{ kind, ...sourceOf(correction), ...otherOf(correction) }] : []
  })
  const isRetracted = types.includes('Retracted Publication')
  return isRetracted && !notices.some(({ kind }) => kind === 'retraction')
    ? [...notices, { kind: 'retraction', source: '', doi: '', pubmedId: '' }]
    : notices
}

/**
 * Returns the earlier preprint of a publication, and the publication of a preprint. Other updates, such as of
 * a Cochrane review, are neither.
 */
export function preprintIn(citation: Element, isPreprint: boolean) {
  const none: OtherPublication = { doi: '', pubmedId: '' }
  const found = (type: string, isWanted: (source: string) => boolean) => {
    const one = correctionsIn(citation).find(
      correction => refType(correction) === type && isWanted(sourceOf(correction).source),
    )
    return one ? otherOf(one) : none
  }
  return {
    preprint: found('UpdateOf', source => !isPreprint && preprintServers.test(source)),
    published: found('UpdateIn', source => isPreprint && !preprintServers.test(source)),
  }
}

/**
 * Returns the publications of which this record is the erratum, the expression of concern or the retraction.
 */
export function noticeForIn(citation: Element): OtherPublication[] {
  return correctionsIn(citation)
    .filter(correction => /^(ErratumFor|ExpressionOfConcernFor|RetractionOf)$/.test(refType(correction)))
    .map(otherOf)
}

function correctionsIn(citation: Element): Element[] {
  return allAt(at(citation, 'CommentsCorrectionsList'), 'CommentsCorrections')
}

function refType({ attributes }: Element): string {
  return attributes.RefType ?? ''
}

const doiBehind = /\bdoi:\s*(10\.\d{4,9}\/\S+?)\.?(?=\s|$)/i

function sourceOf(correction: Element): { source: string } {
  return { source: onOneLine(plainText(at(correction, 'RefSource')).replace(doiBehind, '')) }
}

function otherOf(correction: Element): OtherPublication {
  return {
    doi: doiBehind.exec(plainText(at(correction, 'RefSource')))?.[1] ?? '',
    pubmedId: plainText(at(correction, 'PMID')),
  }
}
