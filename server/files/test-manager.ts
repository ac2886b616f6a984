import { writeFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import type { FileDetail, UploadedFile } from '#contract/files/file.ts'
import type { Context, Dependencies } from '#server/platform/calls/calls.ts'
import { openTestCalls, staff } from '#server/platform/calls/test-calls.ts'
import { visitorOf } from '#server/platform/calls/test-context.ts'
import { type MediaRequest, mediaAnswer } from './files.ts'
import { filesRouter } from './router.ts'

type Asking = Partial<Pick<Context, 'caller' | 'language'>>
type Bytes = string | Uint8Array
export type TestManager = Awaited<ReturnType<typeof openTestManager>>

/** Opens the calls of files for an editor; each runs the whole request path except HTTP. */
export async function openTestManager() {
  const calls = await openTestCalls()
  const { dependencies } = calls
  const { id } = await calls.db
    .insertInto('users')
    .values(await anEditor(dependencies))
    .returning('id')
    .executeTakeFirstOrThrow()
  const caller = staff(id, 'canEditContent', 'canEditNews')
  type Name = keyof typeof filesRouter
  const ask = <Answer>(name: Name, input: object, asking: Asking = {}) =>
    calls.call(`files.${name}`, filesRouter[name] as never)(input, { caller, ...asking }) as Promise<Answer>

  return {
    ...calls,
    caller,
    ask,
    /** Uploads bytes. */
    async send(name: string, bytes: Bytes, wishes: object = {}): Promise<UploadedFile> {
      const file = await onDisk(dependencies, name, bytes)
      const context = { ...visitorOf(dependencies), caller, file }
      return filesRouter.upload({ folder: '', ...wishes }, context) as Promise<UploadedFile>
    },
    async replace(id: number, name: string, bytes: Bytes, version?: number): Promise<FileDetail> {
      const file = await onDisk(dependencies, name, bytes)
      const context = { ...visitorOf(dependencies), caller, file }
      return filesRouter.replace({ id, version }, context) as Promise<FileDetail>
    },
    async poster(id: number, name: string, bytes: Bytes): Promise<FileDetail> {
      const file = await onDisk(dependencies, name, bytes)
      return filesRouter.poster({ id }, { ...visitorOf(dependencies), caller, file }) as Promise<FileDetail>
    },
    /** Requests a media address as a browser does, as a visitor or as staff. */
    async get(src: string, asking: Partial<MediaRequest> = {}) {
      const path = decodeURIComponent(src.replace('/api/v1/media/', '').replace(/\?.*/, ''))
      const answer = await mediaAnswer(dependencies, { path, method: 'GET', ...asking })
      return { ...answer, body: answer.body && (await buffer(answer.body)) }
    },
  }
}

/** For `get`: a requester who is logged in. */
export const asStaff = { isStaff: async () => true }

async function onDisk({ storage }: Dependencies, name: string, bytes: Bytes) {
  const path = storage.temporaryPath()
  await writeFile(path, bytes)
  return { path, name, sizeBytes: bytes.length }
}

async function anEditor({ db }: Dependencies) {
  const role = await db.selectFrom('roles').select('id').limit(1).executeTakeFirstOrThrow()
  const status = await db.selectFrom('statuses').select('id').limit(1).executeTakeFirstOrThrow()
  const names = { username: 'mira', firstName: 'Mira', lastName: 'Klein', email: 'mira@example.org' }
  return { ...names, roleId: role.id, statusId: status.id, passwordHash: 'x' }
}
