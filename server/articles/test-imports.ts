import type { ArticleImport, ImportEntry } from '#contract/articles/import.ts'
import { openSource, refuse } from '#server/literature/test-source.ts'
import { openTestSite } from '#server/test-site.ts'
import { importArticles } from './import-work.ts'

type Answer = Parameters<typeof openSource>[0]

const silent: Answer = (_, response) => refuse(response, 400)

/** Opens the API as a bibliography editor, with literature services that respond as a test specifies. */
export async function openTestImports(given: Answer = silent) {
  const { base, asked } = await openSource(given)
  const site = await openTestSite({ LIMITS: 'off', PUBMED_URL: base, CROSSREF_URL: base, DATACITE_URL: base })
  const { headers } = await site.staff('bibliographyEditor')
  const path = '/backstage/publication/scientific'
  const send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', rest: string, payload?: object) =>
    site.ask({ method, path: path + rest, headers, ...(payload && { payload }) })
  const find = async (id: number): Promise<ArticleImport> => (await send('GET', `/import/${id}`)).json()
  return {
    ...site,
    ...{ asked, send, find, headers },
    upload: (text: string | Uint8Array, name = 'library.bib') =>
      site.ask({
        ...{ method: 'POST', path: `${path}/import/file` },
        headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
        payload: Buffer.concat([
          Buffer.from(`--x\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`),
          Buffer.from(text),
          Buffer.from('\r\n--x--\r\n'),
        ]),
      }),
    entries: async (id: number, query = ''): Promise<ImportEntry[]> =>
      (await send('GET', `/import/${id}/entry?limit=100${query}`)).json().rows,
    /** Runs the import's job until its state no longer changes. */
    async work(id: number): Promise<ArticleImport> {
      for (let turn = 0; turn < 20; turn++) {
        const before = await find(id)
        await importArticles(site.dependencies, { id })
        const now = await find(id)
        if (JSON.stringify(now) === JSON.stringify(before)) return now
      }
      throw new Error('The import goes on and on.')
    },
  }
}
