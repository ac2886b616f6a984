import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import type { List } from '#contract/fields.ts'
import type { Bilingual } from '#contract/language.ts'
import { blankNews } from '#contract/news/news.ts'
import type { Block, Mark, RichText } from '#contract/richtext.ts'
import { newsKind } from '#server/news/kind.ts'
import { newsRouter } from '#server/news/router.ts'
import { staff } from '#server/platform/calls/test-calls.ts'
import { create } from '#server/platform/records/records.ts'
import { siteRouter } from '#server/site/router.ts'
import { openTestManager, type TestManager } from './test-manager.ts'

let files: TestManager
beforeEach(async () => {
  files = await openTestManager()
})

const linkTo = (id: number): Mark => ({ type: 'link', attrs: { kind: 'files', id } })
const bold: Mark = { type: 'bold' }
type Words = readonly [text: string, ...marks: Mark[]]

/** Creates a news item with one paragraph; returns its slug. */
async function write(...words: Words[]): Promise<string> {
  return (await keep(words, true)).slug.de
}

async function keep(words: Words[], isVisible: boolean) {
  const content = words.map(([text, ...marks]) => ({ type: 'text' as const, text, marks }))
  const text = { type: 'doc' as const, content: [{ type: 'paragraph' as const, content }] }
  const by = { ...files.dependencies, caller: null, requestId: 'x' }
  const fields = { ...blankNews, title: { de: 'Satzung', en: 'Statutes' }, isVisible }
  return create(newsKind, by, { ...fields, content: { de: text, en: text } })
}

async function read(slug: string, language: 'de' | 'en' = 'de') {
  const find = files.call('news.find', newsRouter.find)
  return linksIn((await find({ slug }, { language })) as { content: RichText | null })
}

function linksIn({ content }: { content: RichText | null }) {
  const [paragraph] = (content?.content ?? []) as Extract<Block, { type: 'paragraph' }>[]
  return (paragraph?.content ?? []).map(node => {
    const link = node.marks?.find(({ type }) => type === 'link')
    return [node.type === 'text' ? node.text : '', link?.type === 'link' ? link.attrs.href : undefined]
  })
}

test('a link to a document opens it, says what it is, and goes on leading there when it is renamed', async () => {
  const { id } = await files.send('Satzung 2026.pdf', '%PDF-1.4\n'.padEnd(1_234_000, ' '), { folder: 'Lab' })
  const slug = await write(['Es gilt die '], ['neue ', linkTo(id)], ['Satzung', bold, linkTo(id)], ['.'])
  const address = '/api/v1/media/Lab/Satzung%202026.pdf'
  expect(await read(slug)).toEqual([
    ['Es gilt die ', undefined],
    ['neue ', address],
    ['Satzung', address],
    [' (PDF, 1,2\u00a0MB)', address],
    ['.', undefined],
  ])
  expect((await read(slug, 'en'))[3]).toEqual([' (PDF, 1.2\u00a0MB)', address])
  expect((await files.get('Lab/Satzung 2026.pdf')).body).toBeTruthy() // readers of the text may read it
  await files.ask('rename', { path: 'Lab/Satzung 2026.pdf', name: 'Satzung.pdf' })
  expect((await read(slug))[2]).toEqual(['Satzung', '/api/v1/media/Lab/Satzung.pdf'])
})

test('the type of a document is not added to a link text that already names it', async () => {
  const { id } = await files.send('a.pdf', '%PDF-1.4\n')
  const slug = await write(['Satzung (', linkTo(id)], ['PDF', bold, linkTo(id)], [')', linkTo(id)])
  expect((await read(slug)).map(([text]) => text)).toEqual(['Satzung (', 'PDF', ')'])
})

test('a link to a picture leads to its page in the language of the reader', async () => {
  const { id } = await files.send(
    'kopf.png',
    await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
  )
  const slug = await write(['Bild', linkTo(id)])
  expect(await read(slug)).toEqual([['Bild', '/de/media/kopf.png']])
  expect(await read(slug, 'en')).toEqual([['Bild', '/en/media/kopf.png']])
})

test('a link to a file in the trash has no address', async () => {
  const { id } = await files.send('a.pdf', '%PDF-1.4\n')
  const slug = await write(['Satzung', linkTo(id)])
  await expect(files.ask('uses', { id: 999_999 })).rejects.toMatchObject({ code: 'notFound' })
  const uses = await files.ask<List<{ title: object }>>('uses', { id })
  expect(uses.rows).toMatchObject([{ kind: 'news', title: { de: 'Satzung' } }])
  await files.ask('remove', { paths: ['a.pdf'], confirm: true })
  expect(await read(slug)).toEqual([['Satzung', null]])
})

test('staff who may choose files find them as link targets by name and address, except files of visitors', async () => {
  const { id } = await files.send('Satzung.pdf', '%PDF-1.4\n', { folder: 'Lab ä' })
  const linkTargets = files.call('site.linkTargets', siteRouter.linkTargets)
  const found = (wanted: object, caller = staff(1, 'canEditBibliography')) => linkTargets(wanted, { caller })
  const file = { count: 1, rows: [{ kind: 'files', id, hasPage: true, title: { de: 'Satzung.pdf' } }] }
  for (const q of ['satzung', '/de/media/Lab%20%C3%A4/Satzung.pdf', '/api/v1/media/Lab%20%C3%A4/Satzung.pdf'])
    expect(await found({ q })).toMatchObject(file)
  expect(await found({ kind: 'files', id })).toMatchObject(file)
  for (const q of ['/de/media/nix.pdf', '/de/media/%ff'])
    expect(await found({ q })).toMatchObject({ count: 0 })
  expect(await found({ q: 'satzung' }, staff(1))).toMatchObject({ count: 0 })
  expect(await found({ kind: 'files', id }, staff(1))).toMatchObject({ count: 0 })
  await files.db.updateTable('files').set({ isSent: true }).where('id', '=', id).execute()
  expect(await found({ q: 'satzung' })).toMatchObject({ count: 0 })
  const findRecords = files.call('site.findRecords', siteRouter.findRecords)
  expect(await findRecords({ q: 'satzung' }, { caller: staff(1, 'canEditContent') })).toMatchObject({
    count: 0,
  })
})

test('the preview of a hidden record opens what a link names by its id, not an address that somebody typed', async () => {
  const { id, src } = await files.send('intern.pdf', '%PDF-1.4\n')
  const typed: Mark = { type: 'link', attrs: { href: src } }
  const hidden = await keep([['Datei (PDF) ', linkTo(id)], ['Adresse', typed], [src]], false)
  const made = files.call('news.backstage.preview', newsRouter.backstage.preview)
  const { address: page } = (await made({ id: hidden.id }, { caller: files.caller })) as {
    address: Bilingual<string>
  }
  const read = files.call('news.preview', newsRouter.preview)
  const [file, address, words] = linksIn(
    (await read({ token: page.de.split('/').at(-1) ?? '' })) as { content: RichText | null },
  )
  expect(file?.[1]).toMatch(/^[/]api[/]v1[/]media[/]intern[.]pdf[?]key=[\w-]{32}$/)
  expect([address, words]).toEqual([
    ['Adresse', src],
    [src, undefined],
  ])
})
