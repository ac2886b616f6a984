import { type ArticleFields, blankArticle } from '#contract/articles/article.ts'
import { authorString, authorsOf, shortName } from '#contract/articles/authors.ts'
import type { DecisionKind } from '#contract/articles/authorship.ts'
import { noText } from '#contract/fields.ts'
import { articleKind, keepDemoSuggestions } from '#server/articles/articles.ts'
import { decide, findAuthorSlots } from '#server/authorship/authorship.ts'
import { idOf } from '#server/people/people.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import { create } from '#server/platform/records/records.ts'
import { demoArticles, journalOf } from './articles.ts'
import { demoSuggestions } from './suggestions.ts'

/**
 * Creates the publications of the demo institute. The prefix of their DOIs intentionally does not resolve.
 */
export async function seedArticles(given: Dependencies): Promise<void> {
  const { db, clock } = given
  const decidedBy = await idOf(given, 'hanna')
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
    const { id } = await create(articleKind, bySite, {
      ...blankArticle,
      ...{ year, month, title, volume, number, pages, bibType: type, ...journalOf(article) },
      ...signed(authors, n),
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
    const kind = decidedOf(n)
    if (kind) await decideFirst(given, id, { kind, decidedBy })
  }
  await keepDemoSuggestions(db, demoSuggestions, { foundAt: clock(), decidedBy })
}

// Imitates real lists of publications: most name the institute, some have initials only, some have no
// affiliations.
function signed(
  authors: string,
  n: number,
): Pick<ArticleFields, 'authors' | 'authorStyle' | 'authorDetails'> {
  const all = authorsOf(authors, 'lastFirst')
  if (n % 9 === 4)
    return { authors: all.map(shortName).join(', '), authorStyle: 'lastInitials', authorDetails: [] }
  const affiliations = ['Erwin Hahn Institute for MRI, Essen, Germany']
  const authorDetails = all.map(author => ({ name: authorString([author]), orcid: '', affiliations }))
  return { authors, authorStyle: 'lastFirst', authorDetails: n % 9 === 7 ? [] : authorDetails }
}

function decidedOf(n: number): DecisionKind | null {
  if (n % 8 === 1) return 'confirmed'
  return n % 16 === 13 ? 'rejected' : null
}

async function decideFirst(
  { db, clock }: Dependencies,
  articleId: number,
  { kind, decidedBy }: { kind: DecisionKind; decidedBy: number },
): Promise<void> {
  const slots = (await findAuthorSlots(db, articleId))?.slots ?? []
  const one = slots.find(({ candidates }) => candidates.length > 0)
  const personId = one?.candidates[0]?.personId
  if (!one || !personId) return
  await decide(
    { db, now: clock(), decidedBy },
    { articleId, place: one.place, name: one.name, personId, kind },
  )
}
