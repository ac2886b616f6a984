import type { Readable } from 'node:stream'
import { fail } from '#contract/errors.ts'
import { folder as folderRule, isName } from '#contract/files/file.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { seenByOf } from './access.ts'
import { findMoved } from './folder-queries.ts'
import { type Content, headersOf } from './media-headers.ts'
import { addressOfFile, addressOfVariant, variantAt, variantLike } from './picture.ts'
import { isKeyOf } from './preview-key.ts'
import { findByPlace, findFiles } from './queries.ts'
import { rangeOf } from './range.ts'

export interface MediaRequest {
  /** Path after `/api/v1/media/`, decoded once. */
  path: string
  /** HEAD responds with headers only. */
  method: 'GET' | 'HEAD'
  range?: string | undefined
  ifRange?: string | undefined
  ifNoneMatch?: string | undefined
  /** Key of a preview link: see `preview-key.ts`. */
  key?: string | undefined
  /** Whether the caller is staff; evaluated only if needed. */
  isStaff?: () => Promise<boolean>
}

export interface MediaAnswer {
  status: 200 | 206 | 301 | 302 | 304 | 416
  headers: Record<string, string>
  body: Readable | null
}

type Needs = Pick<Context, 'db' | 'storage' | 'kinds' | 'clock' | 'secret'>

/**
 * Returns the bytes at an address under `/api/v1/media/`, or a redirect to their current address. Throws
 * `notFound`, also for files that only staff may read.
 */
export async function mediaAnswer(context: Needs, request: MediaRequest): Promise<MediaAnswer> {
  const found = (await findVariant(context, request.path)) ?? (await findOriginal(context, request.path))
  if (!found) throw fail('notFound')
  const { path, key, isStaff } = request
  const isShared = (await seenByOf(context, found.fileId)) !== 'staff'
  const hasKey = key !== undefined && isKeyOf(context, path, key)
  if (!isShared && !hasKey && !(await isStaff?.())) throw fail('notFound')
  if ('location' in found) return movedTo(found)
  return bytesOf(context, { ...found, isShared, hasKey }, request)
}

async function bytesOf(
  { storage }: Needs,
  content: Content,
  { range: asked, ifRange, ifNoneMatch, method }: MediaRequest,
): Promise<MediaAnswer> {
  const headers = headersOf(content)
  if (isFresh(ifNoneMatch, headers.etag)) return { status: 304, headers: without(headers), body: null }
  const range = ifRange && ifRange !== headers.etag ? 'all' : rangeOf(asked, content.sizeBytes)
  if (range === 'outside') {
    const outside = { ...without(headers), 'content-range': `bytes */${content.sizeBytes}` }
    return { status: 416, headers: outside, body: null }
  }
  const part = range === 'all' ? undefined : range
  const body = method === 'HEAD' ? null : await storage.open(content.hash, part)
  if (!part) return { status: 200, headers, body }
  const partial = {
    'content-range': `bytes ${part.start}-${part.end}/${content.sizeBytes}`,
    'content-length': String(part.end - part.start + 1),
  }
  return { status: 206, headers: { ...headers, ...partial }, body }
}

type Found = { fileId: number } & (Omit<Content, 'isShared' | 'hasKey'> | Moved)

interface Moved {
  location: string
  status: 301 | 302
}

function movedTo({ location, status }: Moved): MediaAnswer {
  return { status, headers: { location, 'cache-control': 'no-cache', 'content-length': '0' }, body: null }
}

async function findVariant({ db }: Needs, path: string): Promise<Found | null> {
  const [, id, word] = /^([1-9]\d{0,8})\/([^/]+)$/.exec(path) ?? []
  if (!id || !word) return null
  const [file] = await findFiles(db, [Number(id)])
  if (!file) return null
  const variant = variantAt(file, word)
  if (variant) {
    const name = file.name.replace(/\.[^.]*$/, `.${variant.type.slice('image/'.length)}`)
    return { fileId: file.id, ...variant, name, isImmutable: true }
  }
  // The picture was replaced: pages that are still open show the new one.
  const now = variantLike(file, word)
  return now ? { fileId: file.id, location: addressOfVariant(file.id, now), status: 302 } : null
}

async function findOriginal({ db }: Needs, path: string): Promise<Found | null> {
  const words = path.normalize('NFC').split('/')
  const name = words.pop() ?? ''
  const folder = words.join('/')
  if (!isName(name) || !folderRule.safeParse(folder).success) return null
  const file = await findByPlace(db, folder, name)
  if (file) return { fileId: file.id, ...file, isImmutable: false }
  const [moved] = await findFiles(db, [(await findMoved(db, folder, name)) ?? 0])
  return moved ? { fileId: moved.id, location: addressOfFile(moved), status: 301 } : null
}

function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '')
    .split(',')
    .some(tag => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
}

function without({ 'content-length': _, ...headers }: Record<string, string>): Record<string, string> {
  return headers
}
