import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { paragraphs } from '#contract/richtext.ts'
import { artist, contest, openTestContests, photo } from './test-contests.ts'
import { findUndecided } from './undecided.ts'

describe('a contest is refused at its field', () => {
  test.each([
    [{ submissionEnd: -2 }, 'submissionEnd', 'endBeforeStart'],
    [{ votingStart: 0 }, 'votingStart', 'votingBeforeSubmissionEnd'],
    [{ votingEnd: 2 }, 'votingEnd', 'endBeforeStart'],
    [{ areResultsPublished: true }, 'areResultsPublished', 'resultsBeforeVotingEnd'],
    [{ year: 1999 }, 'year', 'validContestYear'],
    [{ maxSubmissionsPerPerson: 0 }, 'maxSubmissionsPerPerson', 'validSubmissionCount'],
  ])('%o', async (change, field, code) => {
    const { send, at } = await openTestContests()
    const given = Object.fromEntries(
      Object.entries(change).map(([name, value]) => [
        name,
        /Start|End/.test(name) ? at(value as number) : value,
      ]),
    )
    const times = { submissionStart: at(-1), submissionEnd: at(1), votingStart: at(2), votingEnd: at(3) }
    const answer = await send('POST', '', { ...contest, ...times, ...given })
    const [error] = answer.json().errors
    expect([answer.statusCode, error.field, error.code]).toEqual([422, field, code])
  })

  test('a voting end without a submission end', async () => {
    const { send, at } = await openTestContests()
    const answer = await send('POST', '', { ...contest, votingEnd: at(3) })
    expect(answer.json().errors[0]).toMatchObject({ field: 'submissionEnd', code: 'required' })
  })
})

test('texts missing in one language are shown in the other and listed in inOtherLanguage', async () => {
  const { open, read } = await openTestContests()
  await open({ lead: { de: 'Zeigen Sie es.', en: '' }, rules: { de: paragraphs('Nur eines.'), en: null } })
  expect((await read('/echoes-in-colour', 'en')).body).toMatchObject({
    ...{ language: 'en', lead: 'Zeigen Sie es.', rules: paragraphs('Nur eines.') },
    inOtherLanguage: ['lead', 'rules'],
  })
})

test('visible contests are listed with their phase, the current one first', async () => {
  const { open, read, at } = await openTestContests()
  await open({ year: 2028, title: { de: 'Der nächste', en: '' }, submissionStart: at(0.5) })
  await open()
  await open({ year: 2029, title: { de: 'Versteckt', en: '' }, isVisible: false })
  const { rows } = (await read('')).body
  expect(rows.map(({ title, phase }: { title: string; phase: string }) => [title, phase])).toEqual([
    ['Echos in Farbe', 'submission'],
    ['Der nächste', 'announced'],
  ])
})

test('a contest changes its phase by itself, and changesAt says when', async () => {
  const { open, read, move, at } = await openTestContests()
  await open()
  expect((await read('/echos-in-farbe')).body).toMatchObject({ phase: 'submission', changesAt: at(1) })
  await move(1)
  expect((await read('/echos-in-farbe')).body.phase).toBe('votingNotStarted')
  await move(1)
  expect((await read('/echos-in-farbe')).body.phase).toBe('voting')
  await move(1)
  expect((await read('/echos-in-farbe')).body).toMatchObject({ phase: 'counting', changesAt: null })
})

describe('a contribution', () => {
  test('is hidden from staff until it is confirmed by the link in its letter', async () => {
    const { open, submit, token, own, act, send, dependencies } = await openTestContests()
    const { id } = await open()
    const answer = await submit('echos-in-farbe')
    expect([answer.statusCode, answer.body]).toEqual([202, ''])
    const link = await token()
    expect((await own(link)).body).toMatchObject({ state: 'unconfirmed', ...artist, mayConfirm: true })
    expect((await send('GET', `/${id}/contribution`)).json().count).toBe(0)
    expect((await act(link, { action: 'confirm' })).json().state).toBe('submitted')
    expect(await findUndecided(dependencies)).toMatchObject([
      { name: 'contributions', id, count: 1, by: '', since: expect.any(String) },
    ])
    expect((await act(link, { action: 'confirm' })).statusCode).toBe(200)
    expect((await send('GET', `/${id}/contribution`)).json().rows).toMatchObject([
      { artist, state: 'submitted' },
    ])
  })

  test('keeps which texts were agreed to, in which version and language', async () => {
    const { open, submit, dependencies } = await openTestContests()
    await open()
    await submit('echos-in-farbe')
    const kept = await dependencies.db
      .selectFrom('consents')
      .select(['form', 'version', 'language'])
      .execute()
    expect(kept.map(({ form }) => form).sort()).toEqual([
      'contribution',
      'contributionNoAi',
      'contributionRights',
    ])
    expect(kept.every(({ version, language }) => version === 1 && language === 'de')).toBe(true)
  })

  test.each([
    [{ titleDe: '' }, 'titleDe', 'titleInOneLanguage'],
    [{ rights: 'off' }, 'rights', 'rightsRequired'],
    [{ noAi: '' }, 'noAi', 'noAiRequired'],
    [{ consent: 'false' }, 'consent', 'consentRequired'],
    [{ kind: 'poem' }, 'kind', 'validContributionKind'],
    [{ kind: 'music' }, 'file', 'fileOfOtherKind'],
    [{ name: '' }, 'name', 'validName'],
    [{ email: 'nobody' }, 'email', 'validEmail'],
  ])('%o is refused at its field', async (change, field, code) => {
    const { open, submit, dependencies } = await openTestContests()
    await open()
    const answer = await submit('echos-in-farbe', change as Record<string, string>)
    const [error] = answer.json().errors
    expect([answer.statusCode, error.field, error.code]).toEqual([422, field, code])
    expect(await dependencies.db.selectFrom('files').select('id').execute()).toEqual([])
  })

  test('reports all missing fields in one answer', async () => {
    const { open, submit } = await openTestContests()
    await open()
    const nothing = { kind: '', titleDe: ' ', name: '', email: '', rights: '', noAi: '', consent: '' }
    const answer = await submit('echos-in-farbe', nothing)
    expect(
      answer
        .json()
        .errors.map(({ field }: { field: string }) => field)
        .sort(),
    ).toEqual(['kind', 'titleDe', 'name', 'email', 'rights', 'noAi', 'consent'].sort())
  })

  test.each([
    ['', Buffer.alloc(0), 'fileMissing'],
    ['leer.jpg', Buffer.alloc(0), 'validFile'],
    ['seite.jpg', Buffer.from('<!doctype html><script>alert(1)</script>'), 'fileType'],
  ])('with the file %s is refused', async (name, bytes, code) => {
    const { open, submit } = await openTestContests()
    await open()
    const answer = await submit('echos-in-farbe', {}, bytes, name)
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([422, code])
  })

  test('is refused after the submission end, and for an unknown contest', async () => {
    const { open, submit, move } = await openTestContests()
    await open()
    await move(1)
    expect((await submit('echos-in-farbe')).json().code).toBe('submissionClosed')
    expect((await submit('gibt-es-nicht')).json().code).toBe('notFound')
  })

  test('sent twice is stored once, and with another file it is stored as another one', async () => {
    const { open, submit, dependencies } = await openTestContests()
    await open()
    const bytes = await photo()
    const other = await sharp(bytes).negate().jpeg().toBuffer()
    for (const sent of [bytes, bytes, other, other])
      expect((await submit('echos-in-farbe', {}, sent)).statusCode).toBe(202)
    const { db } = dependencies
    for (const table of ['contestContributions', 'files', 'mails'] as const)
      expect([table, await db.selectFrom(table).select('id').execute()]).toEqual([
        table,
        [{ id: expect.any(Number) }, { id: expect.any(Number) }],
      ])
  })

  test('beyond the limit per person is not stored, and only a letter says so', async () => {
    const { open, submit, confirmed, dependencies } = await openTestContests()
    await open({ maxSubmissionsPerPerson: 1 })
    await confirmed('echos-in-farbe', { email: 'q.flosser@gmail.com' })
    const answer = await submit('echos-in-farbe', {
      email: 'Q.Flosser+kunst@googlemail.com',
      titleDe: 'Zwei',
    })
    expect([answer.statusCode, answer.body]).toEqual([202, ''])
    const { db } = dependencies
    expect(await db.selectFrom('contestContributions').select('id').execute()).toHaveLength(1)
    expect(await db.selectFrom('mails').select('purpose').orderBy('id', 'desc').executeTakeFirst()).toEqual({
      purpose: 'contribution full',
    })
  })

  test('cannot be confirmed beyond the limit per person', async () => {
    const { open, submit, token, act } = await openTestContests()
    await open({ maxSubmissionsPerPerson: 1 })
    await submit('echos-in-farbe')
    const first = await token()
    await submit('echos-in-farbe', { titleDe: 'Noch eines' }, await photo())
    const second = await token()
    expect((await act(first, { action: 'confirm' })).statusCode).toBe(200)
    expect((await act(second, { action: 'confirm' })).json().code).toBe('tooManyContributions')
  })

  test('can be changed until the deadline, and a change after acceptance needs a new decision', async () => {
    const { open, confirmed, token, act, decide, read, move } = await openTestContests()
    await open()
    const id = await confirmed('echos-in-farbe')
    expect((await decide(id, 'accept')).json().state).toBe('accepted')
    expect((await read('/contribution/stille-im-k-raum')).body.title).toBe('Stille im k-Raum')
    const changed = await act(await token(), { action: 'change', titleEn: 'Silence in k-space' })
    expect(changed.json()).toMatchObject({ state: 'submitted', title: { en: 'Silence in k-space' } })
    expect((await read('/contribution/stille-im-k-raum')).status).toBe(404)
    await move(1)
    expect((await act(await token(), { action: 'change', titleEn: 'Late' })).json().code).toBe(
      'contributionFixed',
    )
    expect((await act(await token(), { action: 'withdraw' })).json().code).toBe('contributionFixed')
  })

  test('that was withdrawn leaves nothing behind', async () => {
    const { open, confirmed, token, act, own, dependencies } = await openTestContests()
    await open()
    await confirmed('echos-in-farbe')
    const link = await token()
    expect((await act(link, { action: 'withdraw' })).statusCode).toBe(200)
    expect((await own(link)).status).toBe(404)
    for (const table of ['contestContributions', 'contestArtists', 'files'] as const)
      expect([table, await dependencies.db.selectFrom(table).selectAll().execute()]).toEqual([table, []])
  })

  test('that was returned can be mended until the voting begins', async () => {
    const { open, confirmed, token, act, own, decide, move, dependencies } = await openTestContests()
    await open()
    const id = await confirmed('echos-in-farbe')
    expect((await decide(id, 'return')).statusCode).toBe(422)
    expect((await decide(id, 'return', 'Bitte beschreiben Sie das Bild.')).statusCode).toBe(200)
    const mail = await dependencies.db
      .selectFrom('mails')
      .select(['text', 'recipient'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(mail.recipient).toBe(artist.email)
    expect(mail.text).toContain('Bitte beschreiben Sie das Bild.')
    await move(1)
    const link = await token()
    expect((await own(link)).body).toMatchObject({ state: 'returned', mayChange: true, mayWithdraw: false })
    expect((await act(link, { action: 'change', altTextDe: 'Neu' })).json().state).toBe('submitted')
  })

  test('that was rejected cannot be returned', async () => {
    const { open, confirmed, decide } = await openTestContests()
    await open()
    const id = await confirmed('echos-in-farbe')
    expect((await decide(id, 'reject')).json().state).toBe('rejected')
    expect((await decide(id, 'return', 'Zu spät')).json().code).toBe('contributionDecided')
    expect((await decide(4711, 'accept')).statusCode).toBe(404)
  })
})

test('staff decide and mend only what they have seen, and only the texts that they have changed', async () => {
  const { open, confirmed, token, act, replace, send, move, read } = await openTestContests()
  const { id: contestId } = await open()
  const id = await confirmed('echos-in-farbe')
  const rows = async () => (await send('GET', `/${contestId}/contribution`)).json().rows
  const call = (path: string, body: object) => send('PATCH', `/contribution/${id}${path}`, body)
  const [{ updatedAt: first }] = await rows()
  await move(0.01)
  expect((await replace(await token(), await photo())).json().state).toBe('submitted')
  const refused = await call('/decision', { decision: 'accept', updatedAt: first })
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { code: 'staleVersion', current: { id, state: 'submitted' } },
  ])
  expect((await read('/contribution/stille-im-k-raum')).status).toBe(404)
  const [{ updatedAt: second }] = await rows()
  await move(0.01)
  await act(await token(), { action: 'change', textDe: 'Neu gesagt.', titleEn: 'Silence' })
  const late = await call('', { title: { de: 'Stille' }, updatedAt: second })
  expect(late.json()).toMatchObject({ code: 'staleVersion', current: { text: { de: 'Neu gesagt.' } } })
  const [{ updatedAt: third }] = await rows()
  await move(0.01)
  const mended = await call('', { altText: { en: 'A bright centre.' }, updatedAt: third })
  expect(mended.json()).toMatchObject({
    title: { de: 'Stille im k-Raum', en: 'Silence' },
    text: { de: 'Neu gesagt.', en: '' },
    altText: { de: 'Helle Mitte.', en: 'A bright centre.' },
  })
  const { updatedAt } = mended.json()
  expect((await call('/decision', { decision: 'accept', updatedAt })).json().state).toBe('accepted')
})

test('staff mend texts of a contribution, and its title stays in one language at least', async () => {
  const { open, confirmed, send } = await openTestContests()
  await open()
  const id = await confirmed('echos-in-farbe')
  const words = {
    title: { de: 'Stille', en: 'Silence' },
    text: { de: '', en: '' },
    altText: { de: 'a', en: 'b' },
  }
  expect((await send('PATCH', `/contribution/${id}`, words)).json()).toMatchObject(words)
  const empty = { ...words, title: { de: '', en: '' } }
  expect((await send('PATCH', `/contribution/${id}`, empty)).statusCode).toBe(422)
})
