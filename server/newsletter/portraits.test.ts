import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Newsletter, NewsletterDetail } from '#contract/newsletter/newsletter.ts'
import type { Person } from '#contract/people/person.ts'
import { type MediaRequest, mediaAnswer } from '#server/files/files.ts'
import { personKind } from '#server/people/people.ts'
import { change, find } from '#server/platform/records/records.ts'
import { openTestNewsletters } from './test-newsletters.ts'

const migration = new URL('../platform/database/migrations/185-announced-portraits.sql', import.meta.url)

/** Creates an issue in the archive that announces Kim, whose page shows a portrait. */
async function openAnnounced() {
  const site = await openTestNewsletters()
  const { db, dependencies, specialist, create, send, edit } = site
  const bySite = { ...dependencies, caller: null, requestId: 'test' }
  const kim = specialist?.id ?? 0
  const portrait = async (name: string) => {
    const facts = { name, type: 'image/webp', sizeBytes: 1, hash: 'a'.repeat(64), width: 10, height: 10 }
    return (await db.insertInto('files').values(facts).returning('id').executeTakeFirstOrThrow()).id
  }
  const save = async (fields: object) => {
    const { version } = (await find(personKind, bySite, kim)) as Person
    await change(personKind, bySite, { id: kim, version, ...fields })
  }
  const imageId = await portrait('kim.webp')
  await save({ imageId, imageAlt: { de: 'Kim', en: 'Kim' }, hasImageConsent: true, isVisible: true })
  await site.readers(1, 'de')
  const { id } = await create({ parts: [{ kind: 'people', id: kim }], archivesWhenSent: true })
  await send(id)
  return {
    ...site,
    ...{ id, imageId, portrait, save },
    /** Returns the pictures on the archive page, and in the letter as it would be written now. */
    async shown() {
      const { content } = (await site.visit('find')({ slug: 'acht-kanaele' })) as NewsletterDetail
      const { subject, title, content: text, plainText, parts } = (await edit('find')({ id })) as Newsletter
      const typed = { id, subject, title, content: text, plainText, parts }
      const { de } = (await edit('previewLetter')(typed)) as { de: { html: string } }
      const onPage = (JSON.stringify(content).match(/"fileId":\d+/g) ?? []).map(one =>
        Number(one.split(':')[1]),
      )
      return { onPage, inLetter: /<img [^>]*media/.test(de.html) }
    },
    async status(name: string, asking: Partial<MediaRequest> = {}) {
      return mediaAnswer(dependencies, { path: name, method: 'HEAD', ...asking }).then(
        ({ status }) => status,
        ({ code }: { code: string }) => code,
      )
    },
  }
}

test('after the consent to a portrait is withdrawn, the archive, unwritten letters and its public address no longer show it', async () => {
  const { imageId, shown, status, save, db } = await openAnnounced()
  expect([await shown(), await status('kim.webp')]).toEqual([{ onPage: [imageId], inLetter: true }, 200])
  await save({ hasImageConsent: false })
  expect([await shown(), await status('kim.webp')]).toEqual([{ onPage: [], inLetter: false }, 'notFound'])
  await save({ hasImageConsent: true })
  expect([await shown(), await status('kim.webp')]).toEqual([{ onPage: [imageId], inLetter: true }, 200])
  // A file may be marked as public by hand, or by an earlier version.
  await db.updateTable('files').set({ isPublic: true }).execute()
  await save({ hasImageConsent: false })
  expect(await status('kim.webp')).toBe('notFound')
})

test('an issue no longer shows a portrait that was replaced or whose page is hidden', async () => {
  const { imageId, portrait, shown, status, save } = await openAnnounced()
  await save({ imageId: await portrait('neu.webp') })
  expect([await shown(), await status('kim.webp')]).toEqual([{ onPage: [], inLetter: false }, 'notFound'])
  await save({ imageId, isVisible: false })
  expect([await shown(), await status('kim.webp')]).toEqual([{ onPage: [], inLetter: false }, 'notFound'])
})

test('portraits that an earlier version made public permanently end with the consent, too', async () => {
  const { imageId, portrait, save, status, db } = await openAnnounced()
  const other = await portrait('anders.webp')
  await sql`update users set has_image_consent = false`.execute(db)
  await db.updateTable('files').set({ isPublic: true }).where('id', 'in', [imageId, other]).execute()
  expect(await status('kim.webp')).toBe(200)
  await sql.raw(await readFile(migration, 'utf8')).execute(db)
  expect([await status('kim.webp'), await status('anders.webp')]).toEqual(['notFound', 200])
  await save({ hasImageConsent: true })
  expect(await status('kim.webp')).toBe(200)
})
