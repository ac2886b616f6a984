import type { Readable } from 'node:stream'
import { fail } from '#contract/errors.ts'
import { folder as folderRule, isName } from '#contract/files/file.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { type Content, headersOf } from './media-headers.ts'
import { variantAt } from './picture.ts'
import { findByPlace, findFiles } from './queries.ts'
import { rangeOf } from './range.ts'

export interface MediaRequest {
  /** What follows `/api/v1/media/`, decoded once. */
  path: string
  /** HEAD: everything but the bytes. */
  method: 'GET' | 'HEAD'
  range?: string | undefined
  ifRange?: string | undefined
  ifNoneMatch?: string | undefined
}

export interface MediaAnswer {
  status: 200 | 206 | 304 | 416
  headers: Record<string, string>
  body: Readable | null
}

/** The bytes behind an address under `/api/v1/media/`. Throws `notFound`. */
export async function mediaAnswer(
  context: Pick<Context, 'db' | 'storage'>,
  request: MediaRequest,
): Promise<MediaAnswer> {
  const content = (await findVariant(context, request.path)) ?? (await findOriginal(context, request.path))
  if (!content) throw fail('notFound')
  const headers = headersOf(content)
  if (isFresh(request.ifNoneMatch, headers.etag))
    return { status: 304, headers: without(headers), body: null }
  const range =
    request.ifRange && request.ifRange !== headers.etag ? 'all' : rangeOf(request.range, content.sizeBytes)
  if (range === 'outside') {
    return {
      status: 416,
      headers: { ...without(headers), 'content-range': `bytes */${content.sizeBytes}` },
      body: null,
    }
  }
  const part = range === 'all' ? undefined : range
  const body = request.method === 'HEAD' ? null : await context.storage.open(content.hash, part)
  if (!part) return { status: 200, headers, body }
  const partial = {
    'content-range': `bytes ${part.start}-${part.end}/${content.sizeBytes}`,
    'content-length': String(part.end - part.start + 1),
  }
  return { status: 206, headers: { ...headers, ...partial }, body }
}

async function findVariant({ db }: Pick<Context, 'db'>, path: string): Promise<Content | null> {
  const [, id, word] = /^([1-9]\d{0,8})\/([^/]+)$/.exec(path) ?? []
  if (!id || !word) return null
  const [file] = await findFiles(db, [Number(id)])
  const variant = file && variantAt(file, word)
  if (!file || !variant) return null
  return { ...variant, name: file.name.replace(/\.[^.]*$/, '.webp'), isImmutable: true }
}

async function findOriginal({ db }: Pick<Context, 'db'>, path: string): Promise<Content | null> {
  const words = path.split('/')
  const name = words.pop() ?? ''
  const folder = words.join('/')
  if (!isName(name) || !folderRule.safeParse(folder).success) return null
  const file = await findByPlace(db, folder, name)
  return file ? { ...file, isImmutable: false } : null
}

function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '')
    .split(',')
    .some(tag => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
}

function without({ 'content-length': _, ...headers }: Record<string, string>): Record<string, string> {
  return headers
}
