import { expect, test } from 'vitest'
import { paragraphs } from '#contract/richtext.ts'
import { staff } from '#server/platform/calls/test-calls.ts'
import { inBothLanguages, openTestNewsletters } from './test-newsletters.ts'

test('an issue is written, listed, changed and has a history', async () => {
  const { create, edit } = await openTestNewsletters()
  const issue = await create()
  expect(issue).toMatchObject({ sentAt: null, recipientCount: 0, errors: 0, isVisible: false, version: 1 })
  const changed = await edit('change')({ id: issue.id, version: 1, subject: { de: 'Kurz', en: 'Short' } })
  expect(changed).toMatchObject({ version: 2, subject: { de: 'Kurz', en: 'Short' } })
  expect(
    await edit('changeByBody')({ id: issue.id, version: 2, plainText: { de: 'Nur so', en: '' } }),
  ).toMatchObject({
    version: 3,
    plainText: { de: 'Nur so', en: '' },
  })
  await expect(edit('change')({ id: issue.id, version: 1, title: issue.title })).rejects.toMatchObject({
    code: 'staleVersion',
  })
  await expect(edit('change')({ id: issue.id, title: issue.title })).rejects.toMatchObject({
    code: 'invalid',
  })
  expect(await edit('list')({})).toMatchObject({ count: 1, rows: [{ id: issue.id, sentAt: null }] })
  expect(await edit('revisions')({ id: String(issue.id) })).toMatchObject({ count: 3 })
})

test.each([
  { subject: { de: 'x'.repeat(121), en: '' } },
  { subject: { de: 'a\nBcc: b@example.org', en: '' } },
  { plainText: { de: 'x'.repeat(50_001), en: '' } },
  { content: { de: { type: 'doc', content: [{ type: 'iframe' }] }, en: null } },
])('invalid input %# is refused', async fields => {
  const { create } = await openTestNewsletters()
  await expect(create(fields)).rejects.toMatchObject({ code: 'invalid' })
})

test.each([{ again: 'all' }, { sendAt: '2027-03-20T08:00:00Z' }])(
  '%o belongs to an order to send, and is refused without one',
  async given => {
    const { create, edit } = await openTestNewsletters()
    const { id, version } = await create()
    await expect(edit('change')({ id, version, ...given })).rejects.toMatchObject({
      code: 'invalid',
      details: { errors: [{ field: Object.keys(given)[0] }] },
    })
  },
)

test('the archive takes nothing that was not sent', async () => {
  const { create, edit, db } = await openTestNewsletters()
  const { id, version } = await create()
  await expect(edit('change')({ id, version, isVisible: true })).rejects.toMatchObject({
    code: 'invalid',
    details: { errors: [{ field: 'isVisible' }] },
  })
  await expect(edit('setVisibility')({ id, isVisible: true })).rejects.toMatchObject({ code: 'invalid' })
  const forced = db.updateTable('newsletters').set({ isVisible: true }).execute()
  await expect(forced).rejects.toThrow(/check/)
})

test('the letter is shown to each reader in their language, or in the other one with a sentence that says so', async () => {
  const { edit } = await openTestNewsletters()
  const { subject, title, content, plainText } = inBothLanguages
  const both = (await edit('previewLetter')({ subject, title, content, plainText })) as Letters
  expect(both.de).toMatchObject({ language: 'de', subject: 'Neues aus dem Feld' })
  expect(both.en?.text).toContain('The new coil has eight channels.')
  expect(both.en?.html).toContain('<h1 class="ink"')
  expect(both.en?.html).toContain('Eight channels')
  const german = { ...{ subject, title, plainText }, content: { de: content.de, en: null } }
  const { en } = (await edit('previewLetter')(german)) as Letters
  expect(en).toMatchObject({ language: 'de', subject: 'Neues aus dem Feld' })
  expect(en?.text).toContain('This issue is available in German only.')
  expect(en?.html).toMatch(/<p lang="en"[^>]*>This issue is available in German only/)
  // The texts around the issue are in the reader's language as well.
  expect(en?.html).toMatch(/^<!DOCTYPE html><html lang="en">.*<div lang="de" class="surface"/s)
  expect(en?.html).toMatch(
    /You are receiving this e-mail because[^<]+<\/p>.*Institute for Ultra-High-Field MRI ·/s,
  )
  expect(en?.text).toMatch(/-- \nInstitute for Ultra-High-Field MRI\n/)
  const nothing = { ...german, content: { de: null, en: null } }
  expect(await edit('previewLetter')(nothing)).toEqual({ de: null, en: null })
})

test('the plain text is made from the text, or is what staff have written', async () => {
  const { edit } = await openTestNewsletters()
  const link = { type: 'link', attrs: { href: 'https://www.example.org/de/kontakt' } }
  const text = (words: string, marks?: object[]) => ({ type: 'text', text: words, ...(marks && { marks }) })
  const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
  const document = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [text('Termine')] },
      paragraph(text('Schreiben Sie '), text('uns', [link]), text('.')),
      {
        type: 'bulletList',
        content: ['Eins', 'Zwei'].map(word => ({ type: 'listItem', content: [paragraph(text(word))] })),
      },
    ],
  }
  const { subject, title } = inBothLanguages
  const issue = { subject, title, content: { de: document, en: null }, plainText: { de: '', en: '' } }
  const { de } = (await edit('previewLetter')(issue)) as Letters
  expect(de?.text).toContain(`Termine
=======

Schreiben Sie uns <https://www.example.org/de/kontakt>.

- Eins
- Zwei`)
  const own = (await edit('previewLetter')({ ...issue, plainText: { de: 'Von Hand.', en: '' } })) as Letters
  expect(own.de?.text).toContain('Von Hand.')
  expect(own.de?.text).not.toContain('Termine')
  expect(own.de?.html).toContain('Termine')
})

test('HTML is escaped and token placeholders are removed in texts of staff', async () => {
  const { edit } = await openTestNewsletters()
  const hostile = '<script>alert(1)</script> __the-token-of-this-letter-subscription__'
  const issue = {
    subject: { de: hostile, en: '' },
    title: { de: hostile, en: '' },
    content: { de: paragraphs(hostile), en: null },
    plainText: { de: hostile, en: '' },
  }
  const { de } = (await edit('previewLetter')(issue)) as Letters
  expect(de?.html).not.toContain('<script>')
  expect(`${de?.html}${de?.text}`).not.toContain('__the-token-of-this-letter')
})

test('pictures of a letter that is tried out open with a key, for they are not public yet', async () => {
  const { create, edit, db } = await openTestNewsletters()
  const picture = { name: 'spule.webp', type: 'image/webp', sizeBytes: 1, hash: 'a'.repeat(64) }
  const file = await db
    .insertInto('files')
    .values({ ...picture, width: 10, height: 10 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const image = { type: 'image', attrs: { fileId: file.id } }
  const { id } = await create({ content: { de: { type: 'doc', content: [image] }, en: null } })
  await edit('test')({ id, email: 'probe@example.org', languages: ['de'] })
  const { html } = await db.selectFrom('mails').select('html').executeTakeFirstOrThrow()
  expect(html).toMatch(/src="https:\/\/www\.example\.org\/api\/v1\/media\/[^"?]+\?key=[\w-]{32}"/)
})

test('a test letter goes to any address in the chosen languages, marked as a test', async () => {
  const { create, edit, mails, db } = await openTestNewsletters()
  const { id } = await create()
  await edit('test')({ id, email: 'kim@example.org', languages: ['de', 'en'] })
  expect(await mails()).toMatchObject([
    { purpose: 'newsletterTest', recipient: 'kim@example.org', subject: 'Probe: Neues aus dem Feld' },
    { language: 'en', subject: 'Test: News from the field', unsubscribe: null },
  ])
  const audit = await db
    .selectFrom('audit')
    .select(['action', 'details'])
    .where('action', '=', 'newsletterTested')
    .execute()
  expect(JSON.stringify(audit)).not.toContain('kim@example.org')
  await expect(edit('test')({ id, email: 'x', languages: ['de'] })).rejects.toMatchObject({ code: 'invalid' })
  await expect(edit('test')({ id, email: 'a@example.org', languages: [] })).rejects.toMatchObject({
    code: 'invalid',
  })
  await expect(edit('test')({ id: 99, email: 'a@example.org', languages: ['de'] })).rejects.toMatchObject({
    code: 'notFound',
  })
  const empty = await create({ subject: { de: '', en: '' } })
  await expect(
    edit('test')({ id: empty.id, email: 'a@example.org', languages: ['de'] }),
  ).rejects.toMatchObject({ code: 'incomplete' })
})

test('issues are for those who write newsletters', async () => {
  const { edit } = await openTestNewsletters()
  for (const name of ['list', 'previewLetter', 'test', 'sending', 'retry', 'retryByGet', 'change']) {
    const asking = { caller: staff(1, 'canEditNews') }
    await expect(edit(name)({ id: 1 }, asking)).rejects.toMatchObject({ code: 'notAllowed' })
    await expect(edit(name)({ id: 1 }, { caller: null })).rejects.toMatchObject({ code: 'notLoggedIn' })
  }
})

type Letters = Record<'de' | 'en', { language: string; subject: string; html: string; text: string } | null>
