import { expect, test } from 'vitest'
import { blankArticle } from '#contract/articles/article.ts'
import { blankEvent } from '#contract/events/event.ts'
import { blankNews } from '#contract/news/news.ts'
import type { NewsletterDetail } from '#contract/newsletter/newsletter.ts'
import type { PartKind, SeenPart } from '#contract/newsletter/parts.ts'
import { blankPoll } from '#contract/polls/poll.ts'
import { paragraphs, plainText } from '#contract/richtext.ts'
import { articleKind } from '#server/articles/articles.ts'
import { eventKind } from '#server/events/events.ts'
import { newsKind } from '#server/news/news.ts'
import { staff } from '#server/platform/calls/test-calls.ts'
import { asJson } from '#server/platform/database/database.ts'
import {
  change,
  create as createRecord,
  moveRecordToTrash,
  setVisibility,
} from '#server/platform/records/records.ts'
import { pollKind } from '#server/polls/polls.ts'
import { type inBothLanguages, openTestNewsletters } from './test-newsletters.ts'

const coil = {
  ...blankNews,
  title: { de: 'Neue Spule', en: 'New coil' },
  teaser: { de: 'Acht Kanäle messen mit.', en: 'Eight channels measure.' },
  content: { de: paragraphs('Lang.'), en: paragraphs('Long.') },
  ...{ isVisible: true, publishAt: '2027-03-01T09:00:00.000Z' },
}
const lecture = {
  ...blankEvent,
  title: { de: 'Vortrag', en: 'Talk' },
  teaser: { de: 'Über das Feld.', en: 'About the field.' },
  ...{ start: '2027-04-09T15:00:00.000Z', end: '2027-04-09T17:00:00.000Z' },
  ...{ isVisible: true, isDetailsVisible: true, detailsContent: { de: paragraphs('Mehr.'), en: null } },
}

test('an issue shows the current texts of its records in the reader’s language, until it is sent', async () => {
  const site = await openTestParts()
  const { create, letters, send, make, readers, issues, runJob, bySite } = site
  await readers(1, 'de')
  const news = await make(newsKind, coil)
  const event = await make(eventKind, lecture)
  const { id } = await create({ parts: [part('events', event.id), part('news', news.id)] })
  const { de, en } = await letters(id)
  expect(de.text).toMatch(
    /Vortrag.*Freitag, 9\. April 2027.*Über das Feld\..*Neue Spule.*1\. März 2027.*Acht/s,
  )
  expect(en.text).toMatch(/Talk.*Friday 9 April 2027.*New coil.*Eight channels measure\./s)
  expect(en.html).toContain('<a href="https://www.example.org/en/info/news/')
  await change(newsKind, bySite, {
    id: news.id,
    version: news.version,
    title: { de: 'Neuere Spule', en: 'Newer coil' },
  })
  expect((await letters(id)).de.text).toContain('Neuere Spule')
  await send(id)
  await change(newsKind, bySite, {
    id: news.id,
    version: news.version + 1,
    title: { de: 'Anders', en: 'Other' },
  })
  await runJob()
  expect((await issues())[0]?.text).toContain('Neuere Spule')
  expect((await letters(id)).de.text).toContain('Neuere Spule')
  await setVisibility(newsKind, bySite, { id: news.id, isVisible: false })
  const { text, links } = await site.inArchive(id)
  expect(text).toMatch(/Vortrag.*Neuere Spule/s)
  // Only the public page is linked, the hidden record is not.
  expect(links).toEqual([expect.stringContaining('/de/')])
})

test('hidden records are left out, cancelled and untranslated ones are marked, and the check reports them', async () => {
  const site = await openTestParts()
  const { create, letters, make, edit, bySite, db } = site
  const hidden = await make(newsKind, { ...coil, isVisible: false, title: { de: 'Verborgen', en: 'Hidden' } })
  const trashed = await make(newsKind, { ...coil, title: { de: 'Im Papierkorb', en: 'In the trash' } })
  const off = await make(eventKind, { ...lecture, isCancelled: true })
  const german = await make(newsKind, {
    ...coil,
    ...{ title: { de: 'Schönstes Bild', en: '' }, content: { de: paragraphs('Hier.'), en: null } },
  })
  const gone = await make(newsKind, coil)
  const parts = [
    ...[part('news', hidden.id), part('news', trashed.id), part('events', off.id)],
    ...[part('news', german.id), part('news', gone.id)],
  ]
  const { id } = await create({ parts })
  await moveRecordToTrash(newsKind, bySite, trashed.id)
  await db.deleteFrom('news').where('id', '=', gone.id).execute()
  const { de, en } = await letters(id)
  expect(de.text).not.toMatch(/Verborgen|Im Papierkorb|Neue Spule/)
  expect(de.text).toMatch(/Vortrag.*Abgesagt · Freitag/s)
  expect(en.text).toMatch(/Schönstes Bild.*in German only/s)
  expect(de.text).not.toContain('nur auf Deutsch')
  const caller = staff(site.specialist?.id ?? 0, 'canEditSpecials', 'canEditNews')
  const seen = (await edit('seeParts')({ parts }, { caller })) as SeenPart[]
  expect(seen.map(({ standing, languages }) => [standing, languages.length])).toEqual([
    ...[
      ['hidden', 2],
      ['gone', 2],
      ['cancelled', 2],
      ['shown', 1],
      ['gone', 0],
    ],
  ])
  const found = (await edit('check')({ id }, { caller })) as Found[]
  const findings = found
    .filter(({ what }) => what.endsWith('Part'))
    .map(({ what, language, detail }) => [what, language, detail])
  expect(findings).toEqual([
    ...[
      ['gonePart', 'de', 'Im Papierkorb'],
      ['gonePart', 'de', ''],
      ['gonePart', 'en', 'In the trash'],
      ['gonePart', 'en', ''],
    ],
    ...[
      ['hiddenPart', 'de', 'Verborgen'],
      ['hiddenPart', 'en', 'Hidden'],
    ],
    ...[
      ['cancelledPart', 'de', 'Vortrag'],
      ['cancelledPart', 'en', 'Talk'],
    ],
    ['untranslatedPart', 'en', 'Schönstes Bild'],
  ])
})

test('who may not edit a record is told its name and languages only where readers see it', async () => {
  const { create, make, edit, bySite } = await openTestParts()
  const [draft, trashed, shown] = [
    await make(newsKind, { ...coil, isVisible: false }),
    await make(newsKind, coil),
    await make(newsKind, coil),
  ]
  const own = await make(eventKind, { ...lecture, isVisible: false, isDetailsVisible: false })
  const article = await make(articleKind, { ...blankArticle, title: 'Secret', authors: 'Wu, Li' })
  const parts = [
    ...[part('news', draft.id), part('news', trashed.id), part('news', shown.id)],
    ...[part('events', own.id), part('articles', article.id)],
  ]
  const { id } = await create({ parts })
  await moveRecordToTrash(newsKind, bySite, trashed.id)
  const seen = (await edit('seeParts')({ parts })) as SeenPart[]
  expect(seen.map(({ standing, title, languages }) => [standing, title.de, languages.length])).toEqual([
    ['hidden', '', 0],
    ['gone', '', 0],
    ['shown', 'Neue Spule', 2],
    ['hidden', 'Vortrag', 2],
    ['hidden', '', 0],
  ])
  const found = (await edit('check')({ id })) as Found[]
  const details = found.flatMap(({ what, detail }) => (what.endsWith('Part') ? detail : []))
  expect(new Set(details)).toEqual(new Set(['', 'Vortrag', 'Talk']))
})

test('a person, a publication and a poll are announced with what readers need of them', async () => {
  const { create, letters, make, db } = await openTestParts()
  const options = ['a', 'b'].map(id => ({
    ...{ id, label: { de: id, en: id }, text: { de: '', en: '' }, imageId: null, audioId: null },
  }))
  const poll = await make(pollKind, {
    ...blankPoll,
    ...{ title: { de: 'Farben', en: 'Colours' }, teaser: { de: 'Weiß gilt nicht.', en: '' }, options },
    ...{ opensAt: '2027-03-01T09:00:00.000Z', closesAt: '2027-04-01T09:00:00.000Z', isVisible: true },
  })
  const authors = 'Berger, Hanna; Lee, Kim; Roth, Jo; Wu, Li'
  const article = await make(articleKind, {
    ...blankArticle,
    ...{ title: 'T<sub>2</sub> of iron', authors, year: 2026, journal: 'Magn Reson Med', isVisible: true },
  })
  const person = await db
    .updateTable('users')
    .set({
      isVisible: true,
      interests: asJson({ de: 'Paralleles Senden\nSpulen für 7 Tesla', en: 'Parallel transmission' }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await create({
    parts: [part('people', person.id), part('articles', article.id), part('polls', poll.id)],
  })
  const { text } = (await letters(id)).de
  expect(text).toMatch(
    /Kim Lee.*Paralleles Senden · Spulen für 7 Tesla.*T2 of iron.*Berger H, Lee K, Roth J et al\. · Magn Reson Med · 2026.*Farben/s,
  )
  expect(text).toMatch(/Abstimmung bis 1\. April 2027.*Weiß gilt nicht\./s)
})

test('a button links to its target in each language, and is kept in the archive', async () => {
  const { create, letters, make, send, readers, inArchive } = await openTestParts()
  await readers(1, 'de')
  const news = await make(newsKind, coil)
  const { id } = await create({
    parts: [
      button('Zur Spule', 'See the coil', { kind: 'news', id: news.id }),
      button('Anmelden', '', { href: 'https://events.example.org/a?b=1&c=2' }),
      button('Kontakt', 'Contact', { href: '/kontakt#wege' }),
    ],
  })
  const { de, en } = await letters(id)
  const [, german] = /Zur Spule:\n(https:\S+\/de\/\S+)/.exec(de.text) ?? []
  expect(de.html).toMatch(
    new RegExp(`<td style="[^"]*#8a523d[^"]*"><a href="${german}"[^>]*>Zur Spule</a></td>`),
  )
  expect(en.text).toMatch(/See the coil:\nhttps:\S+\/en\//)
  // Without a label in a language, the other language is used.
  expect(en.text).toMatch(/Anmelden:\nhttps:\/\/events\.example\.org\/a\?b=1&c=2/)
  expect(de.text).toMatch(/Kontakt:\nhttps:\S+\/de\/kontakt#wege/)
  expect(en.text).toMatch(/Contact:\nhttps:\S+\/en\/contact#wege/)
  await send(id)
  const { buttons } = await inArchive(id)
  expect(buttons).toEqual([
    { label: 'Zur Spule', href: expect.stringMatching(/^\/de\//) },
    { label: 'Anmelden', href: 'https://events.example.org/a?b=1&c=2' },
    { label: 'Kontakt', href: '/de/kontakt#wege' },
  ])
})

test('a button without label or target, or with a hidden target, is left out and reported by the check', async () => {
  const { create, letters, make, edit } = await openTestParts()
  const hidden = await make(newsKind, { ...coil, isVisible: false })
  const elsewhere = { href: 'mailto:post@example.org' }
  const { id } = await create({
    parts: [
      ...[button('', '', elsewhere), button('Ohne Ziel', '', null)],
      ...[button('Verborgen', 'Hidden', { kind: 'news', id: hidden.id }), button('Schreiben', '', elsewhere)],
    ],
  })
  expect((await letters(id)).de.text).not.toMatch(/Ohne Ziel|Verborgen/)
  expect((await letters(id)).de.html.match(/<td /g)).toHaveLength(1)
  const found = (await edit('check')({ id })) as Found[]
  expect(found.map(({ what, language, detail }) => [what, language, detail])).toEqual([
    ...[
      ['deadLink', 'de', 'Verborgen'],
      ['deadLink', 'en', 'Hidden'],
    ],
    ...[
      ['emptyButton', 'de', ''],
      ['emptyButton', 'de', 'Ohne Ziel'],
      ['emptyButton', 'en', ''],
      ['emptyButton', 'en', 'Ohne Ziel'],
    ],
    ['untranslatedPart', 'en', 'Schreiben'],
  ])
})

test('a button with a script is refused, and so is a button in the content', async () => {
  const { create } = await openTestParts()
  const refused = { code: 'invalid' }
  await expect(create({ parts: [button('x', 'x', { href: 'javascript:alert(1)' })] })).rejects.toMatchObject(
    refused,
  )
  const block = { type: 'button', attrs: { label: 'x', href: 'https://example.org' } }
  const content = { de: { type: 'doc', content: [block] }, en: null }
  await expect(create({ content })).rejects.toMatchObject(refused)
})

test('own plain text stands in place of the text, and the records follow it', async () => {
  const { create, letters, make } = await openTestParts()
  const news = await make(newsKind, coil)
  const { id } = await create({ parts: [part('news', news.id)], plainText: { de: 'Von Hand.', en: '' } })
  expect((await letters(id)).de.text).toMatch(/^Von Hand\..*Neue Spule/s)
})

test('an unknown record is refused, and the records of a sent issue cannot be changed', async () => {
  const { create, send, make, edit, readers } = await openTestParts()
  await readers(1, 'de')
  await expect(create({ parts: [part('news', 99)] })).rejects.toMatchObject({ code: 'invalid' })
  const news = await make(newsKind, coil)
  const { id } = await create({ parts: [part('news', news.id)] })
  const { version } = await send(id)
  await expect(edit('change')({ id, version, parts: [] })).rejects.toMatchObject({ code: 'alreadySent' })
})

function part(kind: PartKind, id: number) {
  return { kind, id }
}

function button(de: string, en: string, link: object | null) {
  return { kind: 'button', label: { de, en }, link }
}

interface Found {
  what: string
  language: string
  detail: string
}

interface Letter {
  html: string
  text: string
}

async function openTestParts() {
  const site = await openTestNewsletters()
  const { dependencies, edit } = site
  const bySite = { ...dependencies, caller: null, requestId: 'test' }
  const find = (id: number) => edit('find')({ id }) as Promise<typeof inBothLanguages & { version: number }>
  return {
    ...site,
    bySite,
    make: ((kind, fields) => createRecord(kind, bySite, fields as never)) as (
      kind: Parameters<typeof createRecord>[0],
      fields: object,
    ) => Promise<{ id: number; version: number }>,
    /** The letters of the current state, or as they were sent. */
    async letters(id: number): Promise<{ de: Letter; en: Letter }> {
      const { subject, title, content, plainText, parts } = await find(id)
      const issue = { id, subject, title, content, plainText, parts }
      return (await edit('previewLetter')(issue)) as { de: Letter; en: Letter }
    },
    /** The page of the archive in German. */
    async inArchive(id: number) {
      const { version } = await find(id)
      await edit('change')({ id, version, isVisible: true })
      const { content } = (await site.visit('find')({ slug: 'acht-kanaele' })) as NewsletterDetail
      const buttons = content?.content.flatMap(block => (block.type === 'button' ? [block.attrs] : []))
      return { buttons, text: plainText(content), links: JSON.stringify(content).match(/"href":"[^"]+"/g) }
    },
  }
}
