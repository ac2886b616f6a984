import { expect, test } from 'vitest'
import { day, minute } from '#contract/durations.ts'
import { limitTable } from '#contract/limits.ts'
import { consentForgets } from '#server/platform/forms/forms.ts'
import { forget } from '#server/platform/retention/retention.ts'
import { sealedColumns } from '#server/platform/sealed-addresses/test-addresses.ts'
import { volunteerForgets } from './forgets.ts'
import { askVolunteers } from './jobs.ts'
import { address, openTestVolunteers } from './test-volunteers.ts'

const inAYear = '2028-03-12T16:00:00.000Z'

test('an address waits until its link is confirmed, and is then kept for twelve months', async () => {
  const { signUp, rows, tokens, find, confirm } = await openTestVolunteers()
  expect(await signUp()).toBeUndefined()
  const { link } = await tokens()
  expect(await find(link)).toEqual({ state: 'pending', expiresAt: '2027-03-19T16:00:00.000Z' })
  expect(await rows()).toMatchObject([{ state: 'pending', confirmedAt: null }])
  expect(await confirm(link)).toEqual({ state: 'confirmed', expiresAt: inAYear })
  expect(await rows()).toMatchObject([{ email: address, state: 'confirmed', language: 'de' }])
})

test('only the sealed address, language, state and times of a volunteer are stored', async () => {
  const { signUp, db, register } = await openTestVolunteers()
  await signUp()
  const row = await db.selectFrom('volunteers').selectAll().executeTakeFirst()
  expect(Object.keys(row ?? {}).toSorted()).toEqual(
    [
      'id',
      'addressSealed',
      'addressHash',
      'addressMask',
      'language',
      'state',
      'createdAt',
      'confirmedAt',
      'leftAt',
      'expiresAt',
      'lastToldAt',
    ].toSorted(),
  )
  const attempt = register({ email: address, consent: true, message: 'I am pregnant' })
  await expect(attempt).rejects.toMatchObject({ code: 'unknownField' })
})

test('a link that is confirmed again answers the same, and does not extend the year', async () => {
  const { signUp, tokens, confirm, letters, move } = await openTestVolunteers()
  await signUp()
  const { link } = await tokens()
  await confirm(link)
  move(day)
  expect(await confirm(link)).toEqual({ state: 'confirmed', expiresAt: inAYear })
  expect((await letters()).map(({ purpose }) => purpose)).toEqual([
    'volunteer confirm',
    'volunteer registered',
  ])
})

test('two clicks at the same moment confirm once', async () => {
  const { signUp, tokens, confirm, letters } = await openTestVolunteers()
  await signUp()
  const { link } = await tokens()
  await Promise.all([confirm(link), confirm(link), confirm(link)])
  expect(await letters()).toHaveLength(2)
})

test('after seven days the link has expired, and the address is deleted in the night', async () => {
  const { signUp, tokens, confirm, find, move, rows, dependencies, db } = await openTestVolunteers()
  await signUp()
  const { link } = await tokens()
  move(7 * day)
  await expect(confirm(link)).rejects.toMatchObject({ code: 'linkExpired' })
  await expect(find(link)).rejects.toMatchObject({ code: 'linkExpired' })
  move(minute)
  await forget(dependencies, volunteerForgets)
  expect(await rows()).toEqual([])
  await forget(dependencies, consentForgets([{ table: 'volunteers', consent: 'volunteer' }]))
  expect(await db.selectFrom('consents').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('links').selectAll().execute()).toEqual([])
})

test('a token of another kind is invalid, and many wrong ones get 429, valid ones do not', async () => {
  const { signUp, tokens, find, confirm, findLeaving, leave, limits } = await openTestVolunteers()
  await signUp()
  const { link, leave: leaving } = await tokens()
  const wrong = [find, confirm].map(call => () => call(leaving))
  const others = [findLeaving, leave].map(call => () => call(link))
  for (const ask of [...wrong, ...others, () => find('x')])
    await expect(ask()).rejects.toMatchObject({ code: 'linkInvalid' })
  // The calls above have used five of thirty.
  for (let n = 0; n < 25; n += 1) await limits.take('tokenPage', '192.0.2.1')
  for (const ask of wrong) await expect(ask()).rejects.toMatchObject({ code: 'tooMany' })
  for (const ask of [() => find(link), () => confirm(link), () => findLeaving(leaving), () => leave(leaving)])
    await ask()
})

test('a known address gets a letter that says so, and the form answers alike', async () => {
  const { join, signUp, letters, rows, move, db } = await openTestVolunteers()
  await join(address)
  const before = await rows()
  move(day)
  expect(await signUp('Rosa@Example.org', 'en')).toBeUndefined()
  expect(await rows()).toEqual(before)
  expect((await letters()).map(({ purpose }) => purpose)).toEqual([
    ...['volunteer confirm', 'volunteer registered', 'volunteer registered'],
  ])
  expect((await letters()).every(({ language }) => language === 'de')).toBe(true)
  expect(await db.selectFrom('consents').select('language').execute()).toEqual([{ language: 'de' }])
})

test('concurrent sign-ups send one letter, and a later one sends a new link that replaces the first', async () => {
  const { signUp, letters, tokens, move, confirm, rows } = await openTestVolunteers()
  await Promise.all([signUp(), signUp('rosa@EXAMPLE.org')])
  expect(await letters()).toHaveLength(1)
  const first = await tokens()
  move(11 * minute)
  await signUp()
  expect(await letters()).toHaveLength(2)
  await expect(confirm(first.link)).rejects.toMatchObject({ code: 'linkExpired' })
  await confirm((await tokens()).link)
  expect(await rows()).toHaveLength(1)
})

test('sign-ups are rate limited by address and by network', async () => {
  const { signUp, move, limits } = await openTestVolunteers()
  for (let n = 0; n < 3; n += 1) {
    await signUp()
    move(11 * minute)
  }
  await expect(signUp()).rejects.toMatchObject({ code: 'tooMany' })
  for (let n = 0; n < limitTable.volunteer.times; n += 1) await limits.take('volunteer', '198.51.100.1')
  await expect(signUp('v20@example.org', 'de', '198.51.100.1')).rejects.toMatchObject({ code: 'tooMany' })
})

test('a filled spam trap is refused, and nothing is stored', async () => {
  const { register, rows, letters } = await openTestVolunteers()
  const trapped = register({ email: address, consent: true, website: 'https://spam.example' })
  await expect(trapped).rejects.toMatchObject({ code: 'invalid' })
  expect([await rows(), await letters()]).toEqual([[], []])
})

test.each([
  [{ email: address }, 'invalid'],
  [{ email: address, consent: false }, 'invalid'],
  [{ email: address, consent: true, consentVersion: 99 }, 'invalid'],
  [{ email: 'rosa', consent: true }, 'invalid'],
  [{ email: 'a@b.org, c@d.org', consent: true }, 'invalid'],
])('%j is refused', async (input, code) => {
  const { register, rows } = await openTestVolunteers()
  await expect(register(input)).rejects.toMatchObject({ code })
  expect(await rows()).toEqual([])
})

test('a consent is stored with its version, in the language of the page', async () => {
  const { signUp, db, rows } = await openTestVolunteers()
  await signUp(address, 'en')
  const [row] = await rows()
  expect(await db.selectFrom('consents').selectAll().execute()).toMatchObject([
    { form: 'volunteer', subject: row?.id, version: 2, language: 'en' },
  ])
})

test('leaving deletes an address and its letters at once, and leaving twice answers the same', async () => {
  const { join, tokens, leave, findLeaving, rows, letters, confirm, signUp } = await openTestVolunteers()
  await signUp()
  const first = await tokens()
  await confirm(first.link)
  await join('other@example.org')
  expect(await findLeaving(first.leave)).toEqual({ state: 'registered' })
  expect(await leave(first.leave)).toEqual({ state: 'left' })
  expect(await rows()).toMatchObject([{ email: 'other@example.org' }])
  expect(await letters()).toEqual([])
  expect(await letters('other@example.org')).toHaveLength(2)
  expect(await leave(first.leave)).toEqual({ state: 'left' })
  expect(await findLeaving(first.leave)).toEqual({ state: 'left' })
  await expect(confirm(first.link)).rejects.toMatchObject({ code: 'linkInvalid' })
})

test('a link that is confirmed after its address was deleted has expired', async () => {
  const { dependencies, tokens, confirm, signUp } = await openTestVolunteers()
  await signUp()
  const { link } = await tokens()
  await dependencies.db.deleteFrom('volunteers').execute()
  await expect(confirm(link)).rejects.toMatchObject({ code: 'linkExpired' })
})

test('a volunteer who has left can sign up again at once', async () => {
  const { join, tokens, leave, signUp, rows } = await openTestVolunteers()
  await join(address)
  await leave((await tokens()).leave)
  await signUp()
  expect(await rows()).toMatchObject([{ state: 'pending' }])
})

test('a month before the end a letter asks, once, and without an answer the address is deleted', async () => {
  const { join, letters, move, dependencies, rows } = await openTestVolunteers()
  await join(address)
  move(335 * day)
  await askVolunteers(dependencies)
  expect(await letters()).toHaveLength(2)
  move(2 * day)
  await Promise.all([askVolunteers(dependencies), askVolunteers(dependencies)])
  await askVolunteers(dependencies)
  expect((await letters()).map(({ purpose }) => purpose).at(-1)).toBe('volunteer stay')
  expect(await letters()).toHaveLength(3)
  expect(await rows()).toMatchObject([{ state: 'asked', expiresAt: new Date(inAYear) }])
  await forget(dependencies, volunteerForgets)
  expect(await rows()).toHaveLength(1)
  move(30 * day)
  await forget(dependencies, volunteerForgets)
  expect(await rows()).toEqual([])
})

test('a volunteer who stays is kept for another twelve months, and earlier letters still let them leave', async () => {
  const { signUp, confirm, tokens, move, dependencies, find, leave, rows } = await openTestVolunteers()
  await signUp()
  const first = await tokens()
  await confirm(first.link)
  move(350 * day)
  await askVolunteers(dependencies)
  const { link } = await tokens()
  expect(await find(link)).toEqual({ state: 'asked', expiresAt: inAYear })
  expect(await confirm(link)).toEqual({ state: 'confirmed', expiresAt: '2029-02-25T16:00:00.000Z' })
  expect(await confirm(link)).toEqual({ state: 'confirmed', expiresAt: '2029-02-25T16:00:00.000Z' })
  move(300 * day)
  expect(await leave(first.leave)).toEqual({ state: 'left' })
  expect(await rows()).toEqual([])
})

test('staying stores the consent as read then, confirming keeps the first consent', async () => {
  const { register, confirm, tokens, move, dependencies, db } = await openTestVolunteers()
  const agreed = async () =>
    (await db.selectFrom('consents').select(['version', 'givenAt']).execute()).map(
      ({ version, givenAt }) => `${version} on ${givenAt.toISOString().slice(0, 10)}`,
    )
  await register({ email: address, consent: true, consentVersion: 1 })
  const [first] = await agreed()
  move(day)
  await confirm((await tokens()).link, { consentVersion: 2 })
  expect(await agreed()).toEqual([first])
  move(350 * day)
  await askVolunteers(dependencies)
  const { link } = await tokens()
  await expect(confirm(link, { consentVersion: 99 })).rejects.toMatchObject({ code: 'invalid' })
  expect(await agreed()).toEqual([first])
  await confirm(link, { consentVersion: 2 })
  expect(await agreed()).toEqual([`2 on ${dependencies.clock().toISOString().slice(0, 10)}`])
})

test('a hundred and twenty volunteers are asked in one run, each in their language', async () => {
  const { db, dependencies, time } = await openTestVolunteers()
  const end = new Date(time.now.getTime() + day)
  const many = Array.from({ length: 120 }, async (_, n) => ({
    ...(await sealedColumns(dependencies, `v${n}@example.org`)),
    ...{ language: n % 2 ? 'en' : 'de', state: 'confirmed' },
    ...{ createdAt: time.now, confirmedAt: time.now, expiresAt: end },
  }))
  await db
    .insertInto('volunteers')
    .values(await Promise.all(many))
    .execute()
  await askVolunteers(dependencies)
  const mails = await db.selectFrom('mails').select('language').execute()
  expect(mails).toHaveLength(120)
  expect(mails.filter(({ language }) => language === 'en')).toHaveLength(60)
})

test('an expired address that is not deleted yet can sign up anew', async () => {
  const { join, signUp, move, rows, db } = await openTestVolunteers()
  await join(address)
  move(366 * day)
  await signUp(address, 'en')
  expect(await rows()).toMatchObject([{ state: 'pending', confirmedAt: null, language: 'en' }])
  expect((await db.selectFrom('mails').select('purpose').orderBy('id').execute()).at(-1)?.purpose).toBe(
    'volunteer confirm',
  )
})

test('each letter names the day in its language, and lets mail programs unsubscribe', async () => {
  const { signUp, join, letters } = await openTestVolunteers()
  await signUp(address, 'en')
  const [letter] = await letters()
  expect(letter?.subject).toBe('Please confirm your e-mail address')
  expect(letter?.text).toContain('by 19 March 2027')
  expect(letter?.text).toContain('https://www.example.org/en/research/volunteers/confirm/__')
  expect(letter?.text).toContain('https://www.example.org/en/research/volunteers/unsubscribe/__')
  expect(letter?.unsubscribe).toContain('https://www.example.org/en/research/volunteers/unsubscribe/__')
  await join('karl@example.org')
  const registered = (await letters('karl@example.org')).at(-1)
  expect(registered?.text).toContain('bis zum 12. März 2028')
  expect(registered?.unsubscribe).toContain('/de/forschung/probanden/abmelden/__')
})
