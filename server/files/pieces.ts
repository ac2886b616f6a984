import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { FileStore } from '@tus/file-store'
import { MemoryLocker, Server } from '@tus/server'
import { day } from '#contract/durations.ts'
import { fail, isFailure } from '#contract/errors.ts'
import { folder as folderRule } from '#contract/files/file.ts'
import { maxFilmBytes } from '#contract/files/film.ts'
import { clearCaches } from '#server/platform/cache/cache.ts'
import { type Context, localizeFailure, problemOf } from '#server/platform/calls/calls.ts'
import { transact } from '#server/platform/database/database.ts'
import { refuseNewFolder, uploadInto } from './upload.ts'

export const piecesPath = '/api/v1/backstage/file-manager/upload/tus'

// Limits of unfinished uploads, per user and in total; a browser sends three at a time, the others were
// paused or interrupted.
const mostOfOne = 50
const mostOfAll = 500

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
}

/**
 * Resumable uploads (tus 1.0): data received so far is kept when the connection is lost, and the client
 * continues from there.
 */
export function createPieces(directory: string) {
  const datastore = new FileStore({ directory, expirationPeriodInMilliseconds: day })
  const locker = new MemoryLocker()
  const finishing = new Set<string>()

  /** Handles one request of the protocol for a caller who may upload. */
  async function exchange(context: Context, { request, response }: Exchange): Promise<void> {
    const id = idIn(request.url)
    if (request.method === 'HEAD') await forgetUnfinished(id)
    const server = new Server({
      path: piecesPath,
      relativeLocation: true,
      datastore,
      locker,
      allowedOrigins: [context.config.baseUrl],
      maxSize: maxFilmBytes,
      namingFunction: () => ownerOf(context) + randomBytes(16).toString('hex'),
      // Refuses uploads that could not be stored before any data is sent.
      onUploadCreate: async (_, { metadata }) => {
        const folder = folderRule.safeParse(metadata?.folder ?? '')
        if (!folder.success)
          throw refusal(context, fail('invalidName', { fields: { folder: 'invalidName' } }))
        await refuseNewFolder(context, folder.data).catch(error => {
          throw isFailure(error) ? refusal(context, error) : error
        })
        await refuseTooMany(context)
        return { metadata: { ...metadata, folder: folder.data } }
      },
      onUploadFinish: async (_, { id: done, size, metadata }) => {
        finishing.add(done)
        try {
          const path = join(directory, done)
          const file = { path, name: metadata?.filename ?? '', sizeBytes: size ?? 0 }
          const answer = await storeUpload({ ...context, file }, metadata ?? {})
          const headers = { 'content-type': 'application/json; charset=utf-8' }
          return { status_code: 200, headers, body: JSON.stringify(answer) }
        } catch (error) {
          throw isFailure(error) ? refusal(context, error) : error
        } finally {
          await forget(done)
          finishing.delete(done)
        }
      },
    })
    await server.handle(request, response)
  }

  /**
   * Unfinished uploads take space for a day: throws `tooManyUploads` if one user, or all together, have too
   * many.
   */
  async function refuseTooMany(context: Context): Promise<void> {
    const begun = (await readdir(directory)).filter(name => !name.endsWith('.json'))
    const own = begun.filter(name => name.startsWith(ownerOf(context)))
    if (own.length >= mostOfOne || begun.length >= mostOfAll) throw refusal(context, fail('tooManyUploads'))
  }

  // The bytes may have been moved already.
  async function forget(id: string): Promise<void> {
    await datastore.remove(id).catch(() => undefined)
    await datastore.configstore.delete(id).catch(() => undefined)
  }

  /** The data was complete, but the process ended before storing it: it has to be sent again. */
  async function forgetUnfinished(id: string): Promise<void> {
    if (finishing.has(id)) return
    const found = await datastore.getUpload(id).catch(() => null)
    if (found && found.offset === found.size) await forget(id)
  }

  return { exchange }
}

/** Uploads are visible only to their sender. Throws `notFound` for others. */
export function refuseForeignUpload(context: Pick<Context, 'caller'>, url: string | undefined): void {
  const id = idIn(url)
  if (id === '') return
  // Accepts only ids as issued: other paths could lead out of the folder.
  if (!/^\d+-[0-9a-f]{32}$/.test(id) || !id.startsWith(ownerOf(context))) throw fail('notFound')
}

function idIn(url = ''): string {
  return url.slice(piecesPath.length + 1)
}

function ownerOf({ caller }: Pick<Context, 'caller'>): string {
  return `${caller?.id}-`
}

async function storeUpload(context: Context, { folder, again }: Record<string, string | null>) {
  const stored = await uploadInto(context, { folder: folder ?? '', ...(again === '1' && { again }) })
  await transact(context.db, trx => clearCaches(trx, ['files']))
  context.cache.clear(['files'])
  return stored
}

function refusal(context: Context, failure: Parameters<typeof localizeFailure>[0]) {
  const problem = problemOf(localizeFailure(failure, context), context.requestId)
  return { status_code: problem.status, body: JSON.stringify(problem) }
}
