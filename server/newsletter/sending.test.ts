import { expect, onTestFinished, test } from 'vitest'
import { noText } from '#contract/fields.ts'
import type { RichText } from '#contract/richtext.ts'
import { cacheChannel, clearCaches } from '#server/platform/cache/cache.ts'
import { keyOf } from '#server/platform/cache/key.ts'
import { startMailWorker } from '#server/platform/mail/mail.ts'
import { soon } from '#server/platform/mail/test-outbox.ts'
import { startTestSmtp } from '#server/platform/mail/test-smtp.ts'
import { openTestSite } from '#server/test-site.ts'
import { writeNewsletterLetters } from './jobs.ts'
import { markOf } from './marks.ts'
import { inBothLanguages, openTestNewsletters } from './test-newsletters.ts'

const subject = 'Neues aus dem Feld'
const onlyEnglish = { subject: { de: '', en: 'News' }, title: { de: '', en: 'Eight channels' } }

function onlyGerman(fields: object) {
  return { subject: { de: subject, en: '' }, content: { ...inBothLanguages.content, en: null }, ...fields }
}

test('each reader gets the issue once, in their language, with a way to leave by one click', async () => {
  const { create, send, readers, runJob, issues } = await openTestNewsletters()
  await readers(2, 'de')
  await readers(1, 'en')
  const { id } = await create()
  expect(await send(id)).toMatchObject({ sentAt: expect.any(String), recipientCount: 3, errors: 0 })
  expect(await issues()).toEqual([])
  await Promise.all([runJob(), runJob(), runJob()])
  await runJob()
  const letters = await issues()
  expect(letters.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['de-1@example.org', 'Neues aus dem Feld'],
    ['de-2@example.org', 'Neues aus dem Feld'],
    ['en-1@example.org', 'News from the field'],
  ])
  for (const { unsubscribe, text } of letters) {
    expect(unsubscribe).toMatch(/^https:\/\/www\.example\.org\/api\/v1\/info\/newsletter\/unsubscription\//)
    expect(text).toMatch(
      /https:\/\/www\.example\.org\/(de\/newsletter\/abmelden|en\/newsletter\/unsubscribe)\//,
    )
  }
})

test('unconfirmed and stopped readers get no issue, nor a reader who leaves before the letter is written', async () => {
  const { create, send, readers, runJob, issues, db, subscribe, sending, reader, unsubscribe, edit } =
    await openTestNewsletters()
  await readers(2, 'de')
  await subscribe('waits@example.org')
  await edit('disable')({ id: await idOf('de-2@example.org') })
  const leaving = await reader('leaves@example.org')
  const { id } = await create()
  await send(id)
  await unsubscribe(leaving)
  await runJob()
  expect((await issues()).map(({ recipient }) => recipient)).toEqual(['de-1@example.org'])
  expect((await sending(id)).figures).toEqual({
    ...{ queued: 1, sent: 0, failed: 0, uncertain: 0, left: 1, suppressed: 0 },
  })

  async function idOf(email: string) {
    const row = await db
      .selectFrom('newsletterSubscribers')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    return row.id
  }
})

test('a reader stopped between the order and the writing of the letter gets no issue', async () => {
  const { create, send, readers, runJob, issues, rows, sending, edit } = await openTestNewsletters()
  await readers(2, 'de')
  const { id } = await create()
  await send(id)
  const [first] = await rows()
  await edit('disable')({ id: String(first?.id) })
  await runJob()
  expect((await issues()).map(({ recipient }) => recipient)).toEqual(['de-2@example.org'])
  expect((await sending(id)).figures).toMatchObject({ queued: 1, suppressed: 1 })
})

test('unsubscribing takes the issue out of the outbox', async () => {
  const { create, send, reader, runJob, issues, unsubscribe, sending } = await openTestNewsletters()
  const link = await reader('lise@example.org')
  const { id } = await create()
  await send(id)
  await runJob()
  expect(await issues()).toHaveLength(1)
  await unsubscribe(link)
  expect(await issues()).toEqual([])
  expect((await sending(id)).figures).toMatchObject({ queued: 0, left: 1 })
})

test('the figures of an issue always add up to the number of its recipients', async () => {
  const { create, send, readers, reader, runJob, unsubscribe, sending, edit, rows, db } =
    await openTestNewsletters()
  await readers(7, 'de')
  const leaving = await reader('leaves@example.org')
  const [stopped, later, failing, uncertain, sent, gone] = await rows()
  const { id } = await create()
  const setOutbox = (row: { email: string | null } | undefined, values: object) =>
    db
      .updateTable('mails')
      .set(values)
      .where('recipient', '=', row?.email ?? '')
      .where('purpose', '=', 'newsletter')
      .execute()
  const steps = [
    () => send(id),
    () => unsubscribe(leaving),
    () => edit('disable')({ id: stopped?.id }),
    runJob,
    () => setOutbox(failing, { state: 'failed', nextAttemptAt: null }),
    () => setOutbox(uncertain, { state: 'uncertain', nextAttemptAt: null }),
    () => setOutbox(sent, { state: 'sent', nextAttemptAt: null, sealedTokens: null }),
    () => edit('disable')({ id: later?.id }),
    runJob,
    () => db.deleteFrom('mails').where('state', '=', 'sent').execute(),
    () => edit('retry')({ id }),
    () =>
      db
        .deleteFrom('newsletterSubscribers')
        .where('id', '=', gone?.id ?? 0)
        .execute(),
    runJob,
  ]
  for (const [at, step] of steps.entries()) {
    await step()
    const { frozen, figures } = await sending(id)
    const sum = Object.values(figures).reduce((all, one) => all + one, 0)
    expect([at, frozen, sum]).toEqual([at, 8, 8])
  }
  expect((await sending(id)).figures).toEqual({
    ...{ queued: 2, sent: 1, failed: 0, uncertain: 2, left: 1, suppressed: 2 },
  })
  await expect(db.deleteFrom('newsletterLetters').where('newsletterId', '=', id).execute()).rejects.toThrow(
    'a line of an issue stays as long as the issue',
  )
})

test('an issue without readers or content is not sent', async () => {
  const { create, send, readers, ledger } = await openTestNewsletters()
  const { id } = await create()
  await expect(send(id)).rejects.toMatchObject({ code: 'nobodyReads', status: 409 })
  await readers(1, 'de')
  const empty = await create({ content: { de: null, en: null } })
  await expect(send(empty.id)).rejects.toMatchObject({
    code: 'incomplete',
    details: { errors: [{ field: 'content.de' }] },
  })
  await expect(send(id, { version: 7 })).rejects.toMatchObject({ code: 'staleVersion' })
  await expect(send(id, { again: 'all', confirm: subject })).rejects.toMatchObject({ code: 'invalid' })
  await expect(send(id, { title: inBothLanguages.title })).rejects.toMatchObject({ code: 'invalid' })
  await expect(send(99)).rejects.toMatchObject({ code: 'notFound' })
  expect(await ledger()).toEqual([])
})

const blank = { type: 'doc', content: [{ type: 'paragraph' }] } as RichText

test.each([
  ['without a title, which the archive needs', { title: noText }, ['title.de']],
  ['with a title in a language without a text', onlyGerman({ title: { de: '', en: 'Eight' } }), ['title.de']],
  ['begun in English alone', { ...onlyEnglish, content: { de: null, en: null } }, ['content.en']],
  ['with a text of empty paragraphs', { content: { de: blank, en: blank } }, ['content.de']],
])('an issue is not sent %s', async (_, fields, missing) => {
  const { create, send, readers, sending, edit, ledger } = await openTestNewsletters({
    NEWSLETTER_HOLD: '10',
  })
  await readers(1, 'de')
  const { id } = await create(fields)
  await expect(send(id)).rejects.toMatchObject({
    code: 'incomplete',
    details: { errors: missing.map(field => ({ field })) },
  })
  expect((await sending(id)).sendAfter).toBeNull()
  expect(await ledger()).toEqual([])
  // The check shows it to the editor beforehand.
  const found = (await edit('check')({ id })) as { what: string; language: string }[]
  expect(found.map(({ what, language }) => `${what} ${language}`)).toEqual(
    missing[0]?.startsWith('title')
      ? expect.arrayContaining(['missingTitle de'])
      : expect.arrayContaining(['missingLanguage de', 'missingLanguage en']),
  )
})

test('an issue that stays out of the archive needs no title', async () => {
  const { create, send, readers, runJob, issues, edit } = await openTestNewsletters()
  await readers(1, 'de')
  const { id } = await create({ title: noText, archivesWhenSent: false })
  expect(await edit('check')({ id })).toEqual([])
  await send(id)
  await runJob()
  expect(await issues()).toHaveLength(1)
})

test('of simultaneous orders one succeeds, and each reader gets one letter', async () => {
  const { create, send, readers, runJob, issues } = await openTestNewsletters()
  await readers(3, 'de')
  const { id } = await create()
  const sent = await Promise.allSettled([send(id), send(id), send(id)])
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const one of sent)
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'alreadySent', status: 409 })
  await runJob()
  expect(await issues()).toHaveLength(3)
})

test('the texts of a sent issue cannot be changed, and it can be put into the archive', async () => {
  const { create, send, readers, edit, visit } = await openTestNewsletters()
  await readers(1, 'de')
  const { id } = await create({ archivesWhenSent: false })
  const { version, title } = await send(id)
  for (const [name, value] of Object.entries({
    subject: { de: 'Anders', en: '' },
    title: { de: 'Anders', en: '' },
    content: { de: null, en: null },
    plainText: { de: 'Anders', en: '' },
    archivesWhenSent: true,
  }))
    await expect(edit('change')({ id, version, [name]: value })).rejects.toMatchObject({
      code: 'alreadySent',
      status: 409,
    })
  await expect(visit('find')({ slug: 'acht-kanaele' })).rejects.toMatchObject({ code: 'notFound' })
  expect(await edit('change')({ id, version, isVisible: true, title })).toMatchObject({ isVisible: true })
  expect(await visit('find')({ slug: 'acht-kanaele' })).toMatchObject({
    title: 'Acht Kanäle',
    sentAt: expect.any(String),
    slugs: { de: 'acht-kanaele', en: 'eight-channels' },
  })
})

test('with the sending it stands in the archive, and each letter leads there in the language that it speaks', async () => {
  const { create, send, readers, runJob, issues, visit, edit } = await openTestNewsletters()
  await readers(1, 'de')
  await readers(1, 'en')
  const { id } = await create({ unpublishAt: '2020-01-01T00:00:00Z' })
  await expect(visit('find')({ slug: 'acht-kanaele' })).rejects.toMatchObject({ code: 'notFound' })
  const { version } = await send(id)
  await runJob()
  const [german, english] = await issues()
  expect(german?.text).toContain('https://www.example.org/de/newsletter/acht-kanaele')
  expect(english?.text).toContain('https://www.example.org/en/newsletter/eight-channels')
  expect(await visit('find')({ slug: 'acht-kanaele' })).toMatchObject({ title: 'Acht Kanäle' })
  // After removal from the archive, later letters do not link to it.
  await edit('change')({ id, version, isVisible: false })
  await send(id, { again: 'all', confirm: subject })
  await runJob()
  expect((await issues()).at(-1)?.text).not.toContain('/en/newsletter/eight-channels')
})

test('the archive that somebody has read before shows an issue as soon as the job has sent it', async () => {
  const { ask, request, staff, dependencies, listen } = await openTestSite()
  const { headers } = await staff('specialsEditor')
  const [now, email] = [dependencies.clock(), 'lise@example.org']
  await dependencies.db
    .insertInto('newsletterSubscribers')
    .values({
      ...{ email, language: 'de', state: 'active', createdAt: now, activatedAt: now },
      mark: markOf(dependencies.secret, email),
    })
    .execute()
  const path = '/backstage/publication/newsletter'
  const { id } = (await ask({ method: 'POST', path, headers, payload: inBothLanguages })).json()
  const ordered = await ask({ method: 'PATCH', path: `${path}/${id}`, headers, payload: { send: true } })
  expect(ordered.json()).toMatchObject({ sentAt: null, sendAfter: expect.any(String) })
  // What is kept from here on is not cleared by a message of the order that arrives late.
  const heard: string[] = []
  await listen(cacheChannel, { onMessage: tags => void heard.push(tags) })
  await clearCaches(dependencies.db, ['synonyms'])
  await expect.poll(() => heard).toContain('synonyms')
  // What is kept is answered before the request reaches the API.
  const read = async (url: string) =>
    dependencies.cache.find(keyOf(url, 'de') ?? url)?.body.toString() ??
    (await request({ method: 'GET', url, headers: { 'accept-language': 'de' } })).body
  const [list, sitemap] = ['/api/v1/info/newsletter', '/sitemap.xml']
  expect(JSON.parse(await read(list))).toMatchObject({ count: 0 })
  expect(await read(sitemap)).not.toContain('acht-kanaele')
  await dependencies.db.updateTable('newsletters').set({ sendAfter: now }).execute()
  await writeNewsletterLetters(dependencies)
  expect(JSON.parse(await read(list))).toMatchObject({ rows: [{ title: 'Acht Kanäle' }] })
  expect(await read(sitemap)).toContain('acht-kanaele')
})

test('unsubscribing counts for the last issue received, and archive views count for their issue', async () => {
  const { create, send, readers, reader, runJob, unsubscribe, sending, db } = await openTestNewsletters()
  await readers(1, 'de')
  const [early, late] = [await reader('early@example.org'), await reader('late@example.org')]
  const [first, second] = [await create(), await create()]
  const arrive = () => db.updateTable('mails').set({ state: 'sent', sealedTokens: null }).execute()
  await send(first.id)
  await runJob()
  await arrive()
  await runJob()
  await unsubscribe(early)
  await send(second.id)
  await runJob()
  await arrive()
  await runJob()
  await unsubscribe(late)
  const seen = { day: '2027-03-12', page: 'newsletterIssue', recordId: first.id }
  await db
    .insertInto('recordViews')
    .values([
      { ...seen, language: 'de', views: 3 },
      { ...seen, language: 'en', views: 2 },
      { ...seen, page: 'newsItem', language: 'en', views: 7 },
    ])
    .execute()
  expect(await sending(first.id)).toMatchObject({ leftAfter: 1, readInArchive: 5 })
  expect(await sending(second.id)).toMatchObject({ leftAfter: 1, readInArchive: 0 })
})

test('an issue that stays out of the archive has no link to it, nor has its preview', async () => {
  const { create, send, readers, runJob, issues, visit, edit } = await openTestNewsletters()
  await readers(1, 'de')
  const { id } = await create({ archivesWhenSent: false })
  await send(id)
  await runJob()
  expect((await issues())[0]?.text).not.toContain('im Browser lesen')
  expect(await visit('list')({})).toMatchObject({ count: 0 })
  const { slug: _, isVisible: __, publishAt: ___, unpublishAt: ____, ...texts } = inBothLanguages
  const preview = async (archivesWhenSent: boolean) =>
    ((await edit('previewLetter')({ ...texts, archivesWhenSent })) as { de: { text: string } }).de.text
  expect(await preview(true)).toContain('im Browser lesen')
  expect(await preview(false)).not.toContain('im Browser lesen')
})

test('an issue is sent again only to the chosen readers, after its subject was typed', async () => {
  const { create, send, readers, runJob, issues, sending, reader } = await openTestNewsletters()
  await readers(2, 'de')
  const { id } = await create()
  await send(id)
  await runJob()
  await expect(send(id)).rejects.toMatchObject({ code: 'alreadySent', status: 409 })
  for (const confirm of [undefined, true, '', 'neues aus dem feld'])
    await expect(send(id, { again: 'all', confirm })).rejects.toMatchObject({
      code: 'invalid',
      details: { errors: [{ field: 'confirm' }] },
    })
  await expect(
    send(id, { again: 'all', confirm: subject, sendAt: '2027-03-20T08:00:00Z' }),
  ).rejects.toMatchObject({ code: 'invalid', details: { errors: [{ field: 'sendAt' }] } })
  await expect(send(id, { again: 'newSince', confirm: subject })).rejects.toMatchObject({
    code: 'nobodyReads',
  })
  await expect(send(id, { again: 'failed', confirm: subject })).rejects.toMatchObject({ code: 'nobodyReads' })
  await reader('new@example.org')
  expect((await sending(id)).newSince).toBe(1)
  await send(id, { again: 'newSince', confirm: subject })
  await runJob()
  expect((await issues()).map(({ recipient }) => recipient?.split('@')[0])).toEqual(['de-1', 'de-2', 'new'])
  await send(id, { again: 'all', confirm: 'News from the field' })
  await runJob()
  expect(await issues()).toHaveLength(6)
  expect((await send(id, { again: 'all', confirm: subject })).recipientCount).toBe(3)
})

test('an order to send once more that is repeated with the version it was given for sends nothing', async () => {
  const { create, send, readers, runJob, issues } = await openTestNewsletters()
  await readers(2, 'de')
  const { id } = await create()
  const { version } = await send(id)
  await runJob()
  const order = { again: 'all', confirm: subject, version }
  expect((await send(id, order)).version).toBe(version + 1)
  await expect(send(id, order)).rejects.toMatchObject({ code: 'staleVersion' })
  await runJob()
  expect(await issues()).toHaveLength(4)
})

test('failed letters are reported with their reason, and a retry sends only those', async () => {
  const smtp = await startTestSmtp()
  onTestFinished(smtp.close)
  const site = await openTestNewsletters({ SMTP_URL: smtp.url })
  const { create, send, readers, runJob, sending, edit, dependencies, listen } = site
  await readers(3, 'de')
  const { id } = await create()
  await send(id)
  await runJob()
  smtp.manners = { kind: 'refusing', at: 'recipient', code: 550, words: 'no such user' }
  const worker = startMailWorker({ ...dependencies, listen })
  onTestFinished(worker.stop)
  await soon(async () => expect((await sending(id)).figures).toMatchObject({ failed: 3, queued: 0 }))
  expect((await sending(id)).reasons).toEqual([
    { message: expect.stringContaining('no such user'), count: 3 },
  ])
  smtp.manners = { kind: 'friendly' }
  expect(await edit('retryByGet')({ id: String(id) })).toEqual({ requeued: 3 })
  expect(await edit('retry')({ id })).toEqual({ requeued: 0 })
  await runJob()
  await soon(async () => expect((await sending(id)).figures).toMatchObject({ failed: 0, sent: 3 }))
  expect(smtp.received.map(({ to }) => to[0]).sort()).toEqual(
    ['de-1', 'de-2', 'de-3'].map(name => `${name}@example.org`),
  )
  expect(await edit('retryByGetAlso')({ id: String(id) })).toEqual({ requeued: 0 })
  expect(await edit('retryAlso')({ id })).toEqual({ requeued: 0 })
  const headers = smtp.received[0]?.mail.headers.map(({ key, value }) => `${key}: ${value}`).join('\n')
  expect(headers).toMatch(
    /list-unsubscribe: <https:\/\/www\.example\.org\/api\/v1\/info\/newsletter\/unsubscription\/[\w-]{50,}\/[\w-]{43}>/,
  )
  expect(headers).toContain('list-unsubscribe-post: List-Unsubscribe=One-Click')
  expect(headers).toContain('list-id: <newsletter.example.org>')
})

test('the figures and the code of a failure stay when the outbox has forgotten its letters', async () => {
  const { create, send, readers, runJob, sending, db } = await openTestNewsletters()
  await readers(3, 'de')
  const { id } = await create()
  await send(id)
  await runJob()
  const [first, second] = await db.selectFrom('mails').select('id').orderBy('id').execute()
  await db
    .updateTable('mails')
    .set({ state: 'sent', sealedTokens: null })
    .where('id', '=', first?.id ?? 0)
    .execute()
  await db
    .updateTable('mails')
    .set({ state: 'failed', lastError: 'refused: 550 x' })
    .where('id', '=', second?.id ?? 0)
    .execute()
  await runJob()
  const before = await sending(id)
  expect(before.figures).toMatchObject({ sent: 1, failed: 1, queued: 1 })
  await db.deleteFrom('mails').where('state', '<>', 'queued').execute()
  const { reasons, ...after } = await sending(id)
  expect({ ...after, reasons: before.reasons }).toEqual(before)
  expect(reasons).toEqual([{ message: expect.stringMatching(/: 550\)$/), count: 1 }])
})

test('an issue in the trash is not sent, and its letters that are not written stay until it is back', async () => {
  const { create, send, readers, runJob, issues, edit } = await openTestNewsletters()
  await readers(2, 'de')
  const { id } = await create()
  await send(id)
  await edit('remove')({ id })
  await runJob()
  expect(await issues()).toEqual([])
  await expect(send(id)).rejects.toMatchObject({ code: 'notFound' })
  await edit('putBack')({ id })
  await runJob()
  expect(await issues()).toHaveLength(2)
})

test('the pictures of a sent issue become public, except files sent by visitors', async () => {
  const { create, send, readers, db } = await openTestNewsletters()
  await readers(1, 'de')
  const facts = { type: 'image/webp', sizeBytes: 1, hash: 'a'.repeat(64) }
  const rows = [
    { ...facts, name: 'own.webp' },
    { ...facts, name: 'work.webp' },
  ]
  const [own, work] = await db.insertInto('files').values(rows).returning('id').execute()
  const images = [own, work].map(file => ({ type: 'image', attrs: { fileId: file?.id ?? 0 } }))
  const { id } = await create({ content: { de: { type: 'doc', content: images }, en: null } })
  // The work was inserted before its file was marked as sent by a visitor.
  await db
    .updateTable('files')
    .set({ isSent: true })
    .where('id', '=', work?.id ?? 0)
    .execute()
  await send(id)
  const shown = await db.selectFrom('files').select(['name', 'isPublic']).orderBy('id').execute()
  expect(shown).toEqual([
    { name: 'own.webp', isPublic: true },
    { name: 'work.webp', isPublic: false },
  ])
})
