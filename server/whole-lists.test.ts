import { expect, test } from 'vitest'
import { allCalls } from '#contract/addresses.ts'
import { cellsOf } from '#server/platform/lists/test-workbook.ts'
import { openTestContests } from './contests/test-contests.ts'

/** For each list without pages: its path, and the beginning of its file with one row. */
const files: Record<string, { path: string; begins: RegExp }> = {
  'site.redirects.list': { path: '/backstage/redirect', begins: /^Adresse;Führt zu;Angelegt\n\/alt;\/de;/ },
  'site.synonyms.list': {
    path: '/backstage/search-synonyms',
    begins: /^Wörter, die dasselbe bedeuten\n(.+\n)*Faser, Fibre\n/,
  },
  'site.missed.list': {
    path: '/backstage/missed/address',
    begins: /^Gesucht;Sprache;Wie oft;Zuerst;Zuletzt\n\/weg;;9;01\.03\.2027 11:00;02\.03\.2027 11:00\n/,
  },
  'site.labels.list': {
    path: '/backstage/label/tag',
    begins: /^Deutsch;Englisch;Verwendet\nFaser;Fibre;0\n/,
  },
  'security.addresses.list': {
    path: '/backstage/security/suspicious-ips',
    begins: /^IP-Adresse;Grund;Blockiert am;Blockiert von;Bis\n198\.51\.100\.7;'=Unfug;\S+ \S+;Kim admin;/,
  },
  'privacy.backstage.requests': {
    path: '/backstage/privacy/request',
    begins:
      /^E-Mail-Adresse;Wie die Anfrage kam;Eingetragen am;Zu beantworten bis;Eingetragen durch\nmia@example.org;per Brief;\S+ \S+;\S+ \S+;Kim admin\n/,
  },
  'privacy.backstage.holds': {
    path: '/backstage/privacy/hold',
    begins: /^Tabelle;Nummer;Grund;Bis;Durch\n/,
  },
  'people.backstage.lookups.list': {
    path: '/backstage/user-group/lookup-list/title',
    begins: /^Deutsch;Englisch;Verwendet\nDr\.;/,
  },
  'contests.backstage.contributions': {
    path: '/backstage/info/artifact/1/contribution',
    begins: /^Titel \(Deutsch\);Titel \(Englisch\);Zustand;Name;E-Mail-Adresse;Eingereicht\n/,
  },
}

test('every unpaged list can be exported as CSV and as a workbook, and each export is in the audit log', async () => {
  const site = await openTestContests()
  const { db } = site.dependencies
  const { id, headers } = await site.staff('admin')
  const post = (path: string, payload: object) => site.ask({ method: 'POST', path, headers, payload })
  await post('/backstage/redirect', { from: '/alt', to: '/de' })
  await post('/backstage/search-synonyms', { words: ['Faser', 'Fibre'] })
  await post('/backstage/label/tag', { label: { de: 'Faser', en: 'Fibre' } })
  await post('/backstage/security/suspicious-ips', { ip: '198.51.100.7', days: 30, reason: '=Unfug' })
  await post('/backstage/privacy/request', { email: 'mia@example.org', way: 'letter', language: 'de' })
  const asked = {
    firstAskedAt: new Date('2027-03-01T10:00:00Z'),
    lastAskedAt: new Date('2027-03-02T10:00:00Z'),
  }
  await db
    .insertInto('missedRequests')
    .values({ kind: 'address', language: '', asked: '/weg', times: 9, ...asked })
    .execute()
  const contest = await site.open()
  await site.confirmed(contest.slug.de)
  expect(contest.id).toBe(1)
  const whole = allCalls().filter(({ meta }) => meta.isList === 'whole')
  expect(whole.map(({ name }) => name).sort()).toEqual(Object.keys(files).sort())
  for (const [name, { path, begins }] of Object.entries(files)) {
    const get = (format: string) =>
      site.ask({
        method: 'GET',
        path: `${path}?format=${format}`,
        headers: { ...headers, 'accept-language': 'de' },
      })
    const csv = await get('csv')
    expect([name, csv.statusCode, csv.headers['content-type']]).toEqual([
      name,
      200,
      'text/csv; charset=utf-8',
    ])
    const text = csv.body.replace(/^\ufeff/, '').replaceAll('\r\n', '\n')
    expect([name, text]).toEqual([name, expect.stringMatching(begins)])
    const cells = cellsOf((await get('xlsx')).rawPayload)
    expect([name, cells.length]).toEqual([name, text.split('\n').length - 1])
  }
  const noted = await db.selectFrom('audit').selectAll().where('action', '=', 'exported').execute()
  expect(noted.map(({ userId }) => userId)).toEqual(Object.keys(files).flatMap(() => [id, id]))
})
