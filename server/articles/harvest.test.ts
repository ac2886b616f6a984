import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { blankArticle } from '#contract/articles/article.ts'
import { record, setOf } from '#server/literature/test-pubmed.ts'
import { send as answer, type openSource, refuse } from '#server/literature/test-source.ts'
import { createUser } from '#server/people/people.ts'
import { asJson, type Database } from '#server/platform/database/database.ts'
import { harvestArticles } from './harvest.ts'
import { openTestImports } from './test-imports.ts'

type Answer = Parameters<typeof openSource>[0]

const ours =
  '<AuthorList><Author><LastName>Berg</LastName><ForeName>Anna</ForeName><Initials>A</Initials><AffiliationInfo><Affiliation>Hahn Institute, Essen, Germany.</Affiliation></AffiliationInfo></Author></AuthorList>'
const issue = '<PubDate><Year>2021</Year></PubDate>'
const idOf = (type: string, id: string) =>
  `<ArticleIdList><ArticleId IdType="${type}">${id}</ArticleId></ArticleIdList>`

const person = (username: string, firstName: string, lastName: string) => ({
  ...{ username, firstName, lastName },
  ...{ email: `${username}@example.org`, role: 'member' },
})

async function giveOrcid(db: Kysely<Database>, id: number, orcid: string): Promise<void> {
  const contacts = asJson([{ serviceId: 1, icon: 'orcid' as const, id: orcid, link: '', isExternal: true }])
  await db.updateTable('users').set({ contacts }).where('id', '=', id).execute()
}

const linked = (refType: string, source: string, pmid: string) =>
  `<CommentsCorrectionsList><CommentsCorrections RefType="${refType}"><RefSource>${source}</RefSource><PMID>${pmid}</PMID></CommentsCorrections></CommentsCorrectionsList>`
const preprintType =
  '<PublicationTypeList><PublicationType UI="D000076942">Preprint</PublicationType></PublicationTypeList>'

/**
 * A PubMed with these records: `corrected` ones have a notice and a volume; `finals` maps preprints to their
 * final publications.
 */
function pubmedOf(known: { ids: string[]; corrected?: string[]; finals?: Record<string, string> }): Answer {
  return ({ path, params }, response) => {
    if (path === 'esearch.fcgi') {
      const list = known.ids.map(id => `<Id>${id}</Id>`).join('')
      return answer(
        response,
        `<eSearchResult><Count>${known.ids.length}</Count><QueryKey>1</QueryKey><WebEnv>W</WebEnv><IdList>${list}</IdList></eSearchResult>`,
      )
    }
    const records = (params.get('id') ?? '').split(',').map(pmid => {
      const final = known.finals?.[pmid]
      const preprint = Object.entries(known.finals ?? {}).find(([, one]) => one === pmid)?.[0]
      const link = final
        ? linked('UpdateIn', 'Magn Reson Med. 2021;3:4', final)
        : preprint && linked('UpdateOf', 'bioRxiv. 2020', preprint)
      if (link !== undefined)
        return record({
          ...{ pmid, issue, article: final ? ours + preprintType : ours, citation: link },
          data: idOf('doi', `10.1000/${pmid}`),
        })
      const isCorrected = known.corrected?.includes(pmid)
      const citation = isCorrected
        ? '<CommentsCorrectionsList><CommentsCorrections RefType="RetractionIn"><RefSource>MAGMA. 2022;3:4</RefSource><PMID>77</PMID></CommentsCorrections></CommentsCorrectionsList>'
        : ''
      const where = `${isCorrected ? '<Volume>9</Volume>' : ''}${issue}`
      return record({ pmid, issue: where, article: ours, citation, data: idOf('doi', `10.1000/${pmid}`) })
    })
    return answer(response, setOf(records.join('')))
  }
}

async function openHarvest(given: Answer) {
  const site = await openTestImports(given)
  const time = { now: new Date('2027-03-10T03:15:00Z') }
  await site.send('PUT' as 'PATCH', '/harvest', { institutes: ['Hahn Institute'], byPeople: false })
  return {
    ...site,
    time,
    run: () => harvestArticles({ ...site.dependencies, clock: () => time.now }),
    mails: () => site.dependencies.db.selectFrom('mails').selectAll().orderBy('id').execute(),
    home: async () =>
      (await site.ask({ method: 'GET', path: '/backstage/home', headers: site.headers })).json().counts,
    state: async () => (await site.send('GET', '/harvest')).json(),
    suggestions: async () => (await site.send('GET', '/suggestion')).json().rows,
  }
}

test('without a name of the institute nothing is asked', async () => {
  const { send, run, asked, state } = await openHarvest(pubmedOf({ ids: ['11'] }))
  await send('PUT' as 'PATCH', '/harvest', { institutes: [], byPeople: true })
  await run()
  expect([asked, (await state()).ranAt]).toEqual([[], null])
})

test('a publication that names the institute is suggested once, with its affiliation', async () => {
  const { run, suggestions, state, asked } = await openHarvest(pubmedOf({ ids: ['12', '11'] }))
  await run()
  await run()
  expect(
    (await suggestions())
      .map(({ pubmedId, affiliation }: { pubmedId: string; affiliation: string }) => [pubmedId, affiliation])
      .toSorted(),
  ).toEqual([
    ['11', 'Hahn Institute, Essen, Germany.'],
    ['12', 'Hahn Institute, Essen, Germany.'],
  ])
  expect(await state()).toMatchObject({ seenUntil: '2027-03-10', failure: null, waiting: 2 })
  expect(asked[0]?.params.get('term')).toBe(
    '("Hahn Institute"[Affiliation]) AND ("2026/03/10"[crdt] : "3000"[crdt])',
  )
})

test('what was rejected is not suggested again, what was accepted is entered hidden', async () => {
  const { run, suggestions, send, state, home } = await openHarvest(pubmedOf({ ids: ['11', '12'] }))
  await run()
  const [first, second] = (await suggestions()).toSorted(
    (a: { id: number }, b: { id: number }) => a.id - b.id,
  )
  expect((await send('POST', `/suggestion/${first.id}/reject`)).statusCode).toBe(204)
  const { articleId } = (await send('POST', `/suggestion/${second.id}/accept`)).json()
  expect((await send('GET', `/${articleId}`)).json()).toMatchObject({
    ...{ pubmedId: '12', retrievedPubmedId: '12', isVisible: false },
  })
  expect((await send('GET', `/${articleId}/source`)).json().fields).toMatchObject({ title: 'A title' })
  expect((await send('POST', `/suggestion/${second.id}/reject`)).json().code).toBe('importMoved')
  await run()
  expect((await state()).waiting).toBe(0)
  await send('POST', `/suggestion/${first.id}/wait`)
  expect((await state()).waiting).toBe(1)
  expect((await send('POST', `/suggestion/${first.id}/wait`)).json().code).toBe('importMoved')
  expect(await home()).toEqual([{ name: 'suggestedArticles', count: 1, since: null }])
})

test('staff get one letter about what a night has found, and none of a night without anything new', async () => {
  const known = { ids: ['11', '12'] }
  const { run, mails, time } = await openHarvest(pubmedOf(known))
  await run()
  time.now = new Date('2027-03-11T03:15:00Z')
  await run()
  expect(await mails()).toMatchObject([
    {
      ...{ purpose: 'articleSuggestions', recipient: 'office@www.example.org' },
      subject: '2 neue Vorschläge aus PubMed',
      text: expect.stringMatching(/Berg A · .*2021[\s\S]*A title[\s\S]*found\?state=waiting/),
    },
  ])
  known.ids.push('13')
  time.now = new Date('2027-03-12T03:15:00Z')
  await run()
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    '2 neue Vorschläge aus PubMed',
    'Ein neuer Vorschlag aus PubMed',
  ])
})

test('the harvest is switched off without losing the names of the institute', async () => {
  const { send, run, asked, state } = await openHarvest(pubmedOf({ ids: ['11'] }))
  await send('PUT' as 'PATCH', '/harvest', { isOn: false, institutes: ['Hahn Institute'], byPeople: false })
  await run()
  expect([asked, await state()]).toMatchObject([[], { isOn: false, institutes: ['Hahn Institute'] }])
})

test('people are searched for by their ORCID, else by their name, and named with what was found', async () => {
  const { send, run, asked, suggestions, dependencies } = await openHarvest(pubmedOf({ ids: ['11'] }))
  const anna = await createUser(dependencies, person('aberg', 'Anna', 'Berg'))
  const bert = await createUser(dependencies, person('bberg', 'Bert', 'Berg'))
  await giveOrcid(dependencies.db, bert, '0000-0002-1825-0097')
  await send('PUT' as 'PATCH', '/harvest', { institutes: ['Another Institute'], byPeople: true })
  await run()
  const terms = asked.map(({ params }) => params.get('term')).filter(Boolean)
  expect(terms[1]).toContain('"Berg, Anna"[Full Author Name]')
  expect(terms[1]).toContain('0000-0002-1825-0097[auid]')
  expect(terms[1]).not.toContain('"Berg, Bert"')
  expect(await suggestions()).toMatchObject([
    { pubmedId: '11', affiliation: '', people: [{ id: anna, name: 'Anna Berg' }] },
  ])
})

test.each([
  ['429', (response: Parameters<typeof answer>[0]) => refuse(response, 429, { 'retry-after': '60' }), 'busy'],
  [
    'a page of HTML with 200',
    (response: Parameters<typeof answer>[0]) => answer(response, '<html>Hello</html>', 'text/html'),
    'nonsense',
  ],
  [
    'an error with 200',
    (response: Parameters<typeof answer>[0]) =>
      answer(response, '<eSearchResult><ERROR>Search Backend failed</ERROR></eSearchResult>'),
    'unreachable',
  ],
  [
    'XML that ends in the middle',
    (response: Parameters<typeof answer>[0]) =>
      answer(response, '<eSearchResult><Count>2</Count><IdList><Id>1'),
    'nonsense',
  ],
  [
    'fewer ids than it counts',
    (response: Parameters<typeof answer>[0]) =>
      answer(response, '<eSearchResult><Count>2</Count><IdList><Id>11</Id></IdList></eSearchResult>'),
    'nonsense',
  ],
])('%s is a failure that staff see, and the next run begins at the same day', async (_, fault, kind) => {
  let isFaulty = false
  const pubmed = pubmedOf({ ids: ['11'] })
  const { run, state, time, asked, suggestions } = await openHarvest((one, response, count) =>
    isFaulty ? fault(response) : pubmed(one, response, count),
  )
  await run()
  isFaulty = true
  time.now = new Date('2027-03-20T03:15:00Z')
  await run()
  expect(await state()).toMatchObject({ failure: kind, seenUntil: '2027-03-10', suggested: 0 })
  expect(await suggestions()).toHaveLength(1)
  expect(asked.at(-1)?.params.get('term')).toContain('"2027/03/07"[crdt]')
})

test('entries follow PubMed in what nobody edited, and get its retraction', async () => {
  const known = { ids: [], corrected: ['11', '12', '13'] }
  const { run, send, state } = await openHarvest(pubmedOf(known))
  const make = async (fields: object) =>
    (await send('POST', '', { ...blankArticle, title: 'As typed', ...fields })).json().id
  const followed = await make({ pubmedId: '11', retrievedPubmedId: '11', editedFields: ['title'] })
  const typed = await make({ pubmedId: '12' })
  const fixed = await make({ pubmedId: '13', retrievedPubmedId: '13', noUpdate: true })
  await run()
  const found = async (id: number) => (await send('GET', `/${id}`)).json()
  expect(await found(followed)).toMatchObject({ title: 'As typed', volume: '9', year: 2021 })
  expect(await found(typed)).toMatchObject({ title: 'As typed', volume: '', year: null })
  expect(await found(fixed)).toMatchObject({ title: 'As typed', volume: '', notices: [] })
  for (const id of [followed, typed])
    expect((await found(id)).notices).toMatchObject([{ kind: 'retraction', pubmedId: '77' }])
  expect((await state()).updated).toBe(2)
  expect((await send('GET', `/${followed}/source`)).json().fields).toMatchObject({ title: 'A title' })
  await run()
  expect((await state()).updated).toBe(0)
})

test('the final version of a preprint is suggested, and replaces it with both DOIs on request', async () => {
  const { run, send, suggestions } = await openHarvest(pubmedOf({ ids: [], finals: { '21': '22' } }))
  const shown = { ...blankArticle, authors: 'Berg, Anna', year: 2020, isVisible: true }
  const entry = (
    await send('POST', '', {
      ...{ ...shown, title: 'Typed by hand', bibType: 'preprint', doi: '10.1000/21', pubmedId: '21' },
      ...{ retrievedPubmedId: '21', editedFields: ['title', 'doi'] },
    })
  ).json()
  await run()
  const [found] = await suggestions()
  expect(found).toMatchObject({
    ...{ pubmedId: '22', state: 'waiting', preprint: { id: entry.id, title: 'Typed by hand' } },
  })
  const refused = await send('POST', `/suggestion/${found.id}/accept`)
  expect(refused.json().code).toBe('articleTaken')
  expect((await send('POST', `/suggestion/${found.id}/join`)).json()).toEqual({ articleId: entry.id })
  expect((await send('GET', `/${entry.id}`)).json()).toMatchObject({
    ...{ id: entry.id, title: 'Typed by hand', bibType: 'article', year: 2021, isVisible: true },
    ...{ doi: '10.1000/22', preprintDoi: '10.1000/21', pubmedId: '22', retrievedPubmedId: '22' },
  })
  expect((await send('GET', `/${entry.id}/source`)).json().fields).toMatchObject({ title: 'A title' })
  expect((await send('POST', `/suggestion/${found.id}/join`)).json().code).toBe('importMoved')
  await run()
  expect(await suggestions()).toMatchObject([{ state: 'accepted', articleId: entry.id }])
})
