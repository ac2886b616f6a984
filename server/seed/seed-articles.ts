import { blankArticle } from '#contract/articles/article.ts'
import { noText } from '#contract/fields.ts'
import { articleKind } from '#server/articles/articles.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import { create } from '#server/platform/records/records.ts'
import { demoArticles, journalOf } from './articles.ts'

/** What the demo institute has published; the DOIs are of a prefix that leads nowhere on purpose. */
export async function seedArticles({ db, clock }: Dependencies): Promise<void> {
  const bySite = { db, clock, caller: null, requestId: 'seed' }
  const fields = await db
    .selectFrom('categories')
    .select(['id', 'label'])
    .where('area', '=', 'articles')
    .execute()
  const doiOf = (n: number) => `10.5555/larmor.${String(demoArticles.length - n).padStart(3, '0')}`
  for (const [n, article] of [...demoArticles.entries()].reverse()) {
    const { year, month, title, authors, field, place, type = 'article', marks = [] } = article
    const [volume, number, pages] = place
    await create(articleKind, bySite, {
      ...blankArticle,
      ...{ year, month, title, authors, volume, number, pages, bibType: type, ...journalOf(article) },
      ...(type.endsWith('Thesis') ? {} : { doi: doiOf(n) }),
      ...(article.preprint && { preprintDoi: `${doiOf(n)}.preprint` }),
      notices: article.retracted
        ? [{ kind: 'retraction', source: 'NMR Biomed 2023;36(2):e4871', pubmedId: '', doi: '' }]
        : [],
      summary: article.summary ?? noText,
      abstract: article.abstract ?? '',
      categoryId: fields.find(({ label }) => label.de === field)?.id ?? null,
      is7T: marks.includes('7T'),
      isHospital: marks.includes('hospital'),
      isOpenAccess: marks.includes('open') ? true : null,
      isVisible: true,
    })
  }
}
