import { expect } from 'vitest'
import {
  type Article,
  type ArticleCard,
  type ArticleFields,
  blankArticle,
} from '#contract/articles/article.ts'
import type { ArticleAuthors, DecisionKind, OwnPublication } from '#contract/articles/authorship.ts'
import { rebuildWhatIsDue } from '#server/authorship/authorship.ts'
import { seedPerson } from '#server/people/people.ts'
import { openTestSite } from '#server/test-site.ts'

export const orcid = '0000-0002-1825-0097'
export const institute = 'Erwin L. Hahn Institute for MRI, University of Duisburg-Essen, Essen, Germany'

type Profile = Parameters<typeof seedPerson>[2]

/** Opens a site with a bibliography editor, and calls on articles and their authors. */
export async function openAuthors() {
  const site = await openTestSite({ LIMITS: 'off' })
  const editor = await site.staff('bibliographyEditor')
  const admin = await site.staff('admin')
  const { dependencies } = site
  const base = '/backstage/publication/scientific'
  const send = async (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    payload?: object,
    { headers } = editor,
  ) => site.ask({ method, path, headers, ...(payload && { payload }) })
  const good = async (...asked: Parameters<typeof send>) => {
    const answer = await send(...asked)
    expect([answer.statusCode, answer.statusCode < 300 ? '' : answer.body]).toEqual([answer.statusCode, ''])
    return answer.statusCode === 204 ? null : answer.json()
  }
  return {
    ...site,
    ...{ editor, admin, send, good },
    async person(firstName: string, lastName: string, profile: Profile = {}) {
      const username = `${firstName}.${lastName}`.toLowerCase().replace(/[^a-z.]/g, '')
      const facts = { username, email: `${username}@example.org`, firstName, lastName }
      return seedPerson(dependencies, { ...facts, role: 'member', status: 'active', title: '' }, profile)
    },
    article: (authors: string, more: Partial<ArticleFields> = {}): Promise<Article> =>
      good('POST', base, {
        ...blankArticle,
        title: 'Coils at 7 T',
        authors,
        year: 2020,
        isVisible: true,
        ...more,
      }),
    change: (
      { id, version }: Pick<Article, 'id' | 'version'>,
      fields: Partial<ArticleFields>,
    ): Promise<Article> => good('PATCH', `${base}/${id}`, { version, ...fields }),
    authors: (id: number): Promise<ArticleAuthors> => good('GET', `${base}/${id}/author`),
    decide: (id: number, place: number, name: string, personId: number, kind: DecisionKind) =>
      good('PATCH', `${base}/${id}/author`, { place, name, personId, kind }) as Promise<ArticleAuthors>,
    /** `Ladd, Mark E.: 1 certain`, for every author with candidates. */
    listCandidates: async (id: number) => {
      const { slots }: ArticleAuthors = await good('GET', `${base}/${id}/author`)
      return slots.flatMap(({ name, candidates }) =>
        candidates.map(({ person, state }) => `${name}: ${person.name} ${state}`),
      )
    },
    rebuild: () => rebuildWhatIsDue(dependencies),
    preview: async () => (await good('PATCH', `${base}/rebuild-authors`, { dryRun: true })).changes,
    shown: async (query = ''): Promise<ArticleCard[]> =>
      (await site.ask({ method: 'GET', path: `/publication/scientific${query}` })).json().rows,
    own: async (who = editor): Promise<OwnPublication[]> =>
      (await good('GET', '/backstage/user-group/me/publication', undefined, who)).rows,
  }
}
