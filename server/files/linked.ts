import { sql } from 'kysely'
import { filmTypes } from '#contract/files/film.ts'
import type { Language } from '#contract/language.ts'
import { opens } from '#contract/permissions.ts'
import { sizeText } from '#messages/size-text.ts'
import type { LinkedPlace, LinkPlace } from '#server/platform/calls/calls.ts'
import { addressOfFile, type FileRow, pageOfFile } from './picture.ts'

/**
 * Address that a link to a file leads to. Pictures and films have a page with their credit; other files are
 * opened directly, and the link states their type and size.
 */
export const linkedFile: LinkedPlace = {
  may: opens.fileChoice,
  isThere: sql<boolean>`(deleted_at is null and not is_sent)`,
  columns: ['folder', 'name', 'type', 'sizeBytes'],
  placeOf: (row, language) => placeOf(row as unknown as FileRow, language),
}

function placeOf(file: FileRow, language: Language): LinkPlace {
  const { name, type, sizeBytes } = file
  const isShown = /^(image|video|audio)\//.test(type) || (filmTypes as readonly string[]).includes(type)
  if (isShown) return { href: pageOfFile(file, language) }
  const ending = name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toUpperCase() : ''
  const size = sizeText(sizeBytes, language).replaceAll(' ', '\u00a0')
  return {
    href: addressOfFile(file),
    note: { words: [ending, size].filter(Boolean).join(', '), unless: ending || size },
  }
}
