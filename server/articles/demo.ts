import { type Bibliographic, blankBibliographic } from '#contract/articles/article.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { putSuggestions } from './harvest-queries.ts'

export interface DemoSuggestion {
  fields: Partial<Bibliographic> & Pick<Bibliographic, 'pubmedId'>
  affiliation: string
  isRejected?: true
}

/**
 * Stores the demo's suggestions as if the nightly search had found them, some of them rejected by
 * `decidedBy`.
 */
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
