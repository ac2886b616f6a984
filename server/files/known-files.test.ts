import { stat } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { asJson } from '#server/platform/database/database.ts'
import { photo } from '#server/platform/storage/test-pictures.ts'
import { imagesOf, upload } from './files.ts'
import { openTestFiles } from './test-files.ts'

test('a picture is cached until the files are cleared from the cache', async () => {
  const { files, alt, rename } = await openPicture()
  expect(await alt()).toBe('Eine Spule')
  await rename('Eine größere Spule')
  expect(await alt()).toBe('Eine Spule')
  files.context.cache.clear(['files'])
  expect(await alt()).toBe('Eine größere Spule')
})

test('uncommitted changes of a file are visible in their transaction alone, and never cached', async () => {
  const { files, id, alt, rename } = await openPicture()
  await files.context.db
    .transaction()
    .execute(async db => {
      await rename('Noch nicht', db)
      const images = await imagesOf({ ...files.context, db }, [id], 'de')
      expect(images.get(id)?.alt).toBe('Noch nicht')
      throw new Error('taken back')
    })
    .catch(() => {})
  expect(await alt()).toBe('Eine Spule')
})

async function openPicture() {
  const files = await openTestFiles()
  onTestFinished(() => files.close())
  const path = await photo(`${files.folder}/picture`, 80, 80)
  const { context } = files
  const file = { path, name: 'picture.jpg', sizeBytes: (await stat(path)).size }
  const wishes = { folder: '', isPublic: '1', again: '1', altDe: 'Eine Spule' } as const
  const { id } = await upload({ ...context, file }, wishes)
  return {
    files,
    id,
    alt: async () => (await imagesOf(context, [id], 'de')).get(id)?.alt,
    rename: (de: string, db = context.db) =>
      db
        .updateTable('files')
        .set({ alt: asJson({ de, en: '' }) })
        .where('id', '=', id)
        .execute(),
  }
}
