import { type Bibliographic, blankBibliographic } from '#contract/articles/article.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { putSuggestions } from './harvest-queries.ts'

export interface DemoSuggestion {
  fields: Partial<Bibliographic> & Pick<Bibliographic, 'pubmedId'>
  affiliation: string
  isRejected?: true
}

/** What the nightly search found for the demo; `decidedBy` rejected what is not the institute's. */
export async function keepDemoSuggestions(
  db: Context['db'],
  all: readonly DemoSuggestion[],
  { foundAt, decidedBy }: { foundAt: Date; decidedBy: number },
): Promise<void> {
  const found = all.map(({ fields, affiliation }) => ({
    fields: { ...blankBibliographic, ...fields },
    preprintDoi: '',
    affiliation,
  }))
  await putSuggestions(db, found, foundAt)
  const rejected = all.filter(({ isRejected }) => isRejected).map(({ fields }) => fields.pubmedId)
  await db
    .updateTable('articleSuggestions')
    .set({ state: 'rejected', decidedAt: foundAt, decidedBy })
    .where('pubmedId', 'in', rejected)
    .execute()
}
