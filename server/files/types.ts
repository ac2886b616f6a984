import { type FileHandle, open } from 'node:fs/promises'
import { fail } from '#contract/errors.ts'
import { drawingType, imageTypes, maxUploadBytes, uploadTypes } from '#contract/files/file.ts'
import {
  captionsType,
  isTransportStream,
  maxFilmBytes,
  maxPlaylistBytes,
  maxTextBytes,
  playlistType,
  segmentType,
  streamTypes,
  textTypes,
} from '#contract/files/film.ts'
import { isPlaylist } from '#contract/files/playlist.ts'
import type { UploadedFile } from '#server/platform/calls/calls.ts'
import { pdfType } from '#server/platform/pdf/pdf.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { archiveTypeOf } from './zip.ts'

const detectionBytes = 4100 // bytes, enough to detect the type
const captionsSignature = /^\ufeff?WEBVTT([ \t\r\n]|$)/

/**
 * Returns the type of a file, detected from its content; its name and the declared type are not trusted.
 * Throws `fileTypeNotAllowed`, and `tooLarge` if it exceeds the limit of its type.
 */
export async function acceptedType(
  storage: Pick<Storage, 'images'>,
  { path, name, sizeBytes }: UploadedFile,
): Promise<string> {
  if (sizeBytes === 0) throw fail('fileTypeNotAllowed')
  const head = await firstBytes(path, detectionBytes)
  const type =
    textTypeOf(head) ??
    pdfTypeOf(head) ??
    (await documentTypeOf(path, name, head)) ??
    drawingTypeOf(head) ??
    usualName(await storage.images.typeOf(path))
  const wayOut = conversionHint(type)
  if (wayOut) throw fail(wayOut)
  if (!type || !isOneOf(uploadTypes, type)) throw fail('fileTypeNotAllowed')
  if (type === segmentType && !isTransportStream(head)) throw fail('fileTypeNotAllowed')
  if (sizeBytes > mostBytes(type)) throw fail('tooLarge')
  if (isText(type)) await readText(path)
  return type
}

// Some types have several names.
const otherNames: Record<string, string> = {
  'audio/x-m4a': 'audio/mp4',
  'audio/vnd.wave': 'audio/wav',
  'image/apng': 'image/png', // only the first frame is kept
  'video/x-m4v': 'video/mp4',
}

/**
 * Error code for a format of phones and old programs; its message says how to convert the file for browsers.
 */
function conversionHint(type: string | null): 'photoFormat' | 'filmFormat' | 'oldDocument' | null {
  if (type === null) return null
  if (type === 'application/x-cfb') return 'oldDocument'
  if (/^image\/(hei[cf]|tiff|bmp|jxl|vnd\.adobe\.photoshop|x-)/.test(type)) return 'photoFormat'
  return /^video\/(quicktime|vnd\.avi|matroska|x-|mpeg|ogg|3gpp)/.test(type) ? 'filmFormat' : null
}

// Some programs write white space before the signature, and all readers accept it.
function pdfTypeOf(head: Buffer): string | null {
  return /^(\u00ef\u00bb\u00bf)?[\s\0]*%PDF-/.test(head.toString('latin1', 0, 1024)) ? pdfType : null
}

function usualName(type: string | null): string | null {
  return type && (otherNames[type] ?? type)
}

/** Detects markup with a drawing in it; whether it is valid and harmless is checked when it is rewritten. */
function drawingTypeOf(head: Buffer): string | null {
  const text = head.toString('utf8')
  return /^\ufeff?\s*<(svg|\?xml|!doctype svg|!--)/i.test(text) && /<svg[\s>]/i.test(text)
    ? drawingType
    : null
}

function isText(type: string): boolean {
  return type === drawingType || isOneOf(textTypes, type)
}

export function isImage(type: string): boolean {
  return isOneOf(imageTypes, type)
}

/** Reads a small file as text. Throws `fileTypeNotAllowed` if it is not UTF-8. */
export async function readText(path: string): Promise<string> {
  const bytes = await firstBytes(path, maxTextBytes)
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (!text.includes('\0')) return text
  } catch {
    // not UTF-8
  }
  throw fail('fileTypeNotAllowed')
}

function textTypeOf(head: Buffer): string | null {
  const text = head.toString('utf8')
  if (isPlaylist(text)) return playlistType
  return captionsSignature.test(text) ? captionsType : null
}

const archiveSignature = 0x04034b50
const markup = /^\s*<(!doctype|html|svg|script|\?xml)/i

/**
 * Detects an archive by its entries, and text by its bytes; only the file name tells a table from plain text.
 */
async function documentTypeOf(path: string, name: string, head: Buffer): Promise<string | null> {
  const handle = await open(path)
  try {
    if (head.length > 4 && head.readUInt32LE(0) === archiveSignature)
      return (await archiveTypeOf(handle)) ?? refused()
    const [, ending] = /\.(txt|csv)$/i.exec(name) ?? []
    if (!ending || markup.test(head.toString('utf8')) || !(await isPlain(handle))) return null
    return ending.toLowerCase() === 'csv' ? 'text/csv' : 'text/plain'
  } finally {
    await handle.close()
  }
}

function refused(): never {
  throw fail('fileTypeNotAllowed')
}

// Accepts any encoding, because tables from older programs are seldom UTF-8.
async function isPlain(handle: FileHandle): Promise<boolean> {
  for await (const bytes of handle.createReadStream({ autoClose: false, start: 0 }))
    for (const byte of bytes as Buffer) if (byte < 9 || (byte > 13 && byte < 32) || byte === 127) return false
  return true
}

function mostBytes(type: string): number {
  if (isOneOf(streamTypes, type)) return maxFilmBytes
  if (type === playlistType) return maxPlaylistBytes
  return isText(type) ? maxTextBytes : maxUploadBytes
}

async function firstBytes(path: string, most: number): Promise<Buffer> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(most), 0, most, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

function isOneOf(types: readonly string[], type: string): boolean {
  return types.includes(type)
}
