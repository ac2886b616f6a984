import { z } from 'zod'
import { call } from '../call.ts'
import { id, key, line, list } from '../fields.ts'
import { opens } from '../permissions.ts'
import { partialFields, recordCalls } from '../record.ts'
import { uses } from '../uses.ts'
import {
  file,
  fileDetail,
  fileFields,
  fileName,
  fileRecord,
  folder,
  folderRow,
  path,
  shownFile,
  uploadedFile,
} from './file.ts'
import { fileKinds } from './film.ts'

const byId = z.strictObject({ id: z.coerce.number().pipe(id) })
const write = { may: opens.files, writes: ['files'] } as const
/** Staff who choose pictures for people, groups and reports also look at files and upload them. */
const look = { may: opens.fileChoice } as const
const mostAtOnce = 500 // paths: the most that are marked in a list
const mostFilesAtOnce = 10_000 // files, including those in marked folders

const sorts = ['name', 'createdAt', 'sizeBytes', 'type'] as const
const { revisions, revision, restoreRevision } = recordCalls(fileRecord)
const paths = z.array(path).min(1).max(mostAtOnce, { error: 'tooManyPaths' })
const content = list(file).extend({ folders: z.array(z.string()) })

export const filesApi = {
  list: call('GET /backstage/file-manager/files', { ...look, mayMiss: true })
    .input(
      z.strictObject({
        folder: folder.default(''),
        /** Whether to include folders below this one; a search always does. */
        below: z.literal('1').optional(),
        q: key(100).optional(),
        kind: z.enum(fileKinds).optional(),
        /** Pictures not described in both languages, in all folders. */
        missing: z.literal('alt').optional(),
        trash: z.literal('1').optional(),
        sort: z
          .enum([...sorts, ...sorts.map(field => `-${field}` as const)], { error: 'unknownSort' })
          .optional(),
        page: z.coerce.number().pipe(z.int().min(1).max(10_000)).default(1),
        limit: z.coerce.number().pipe(z.int().min(1).max(100)).default(48),
      }),
    )
    .output(content),
  /** Returns every folder, and the number of pictures without a description. */
  folders: call('GET /backstage/file-manager/folders', look)
    .input(z.strictObject({}))
    .output(z.object({ folders: z.array(folderRow), missingAlt: z.int(), inTrash: z.int() })),
  find: call('GET /backstage/file-manager/{id}', look).input(byId).output(fileDetail),
  /** Returns the records that show the file, link to it or play it. */
  uses: call('GET /backstage/file-manager/{id}/uses', look).input(byId).output(uses),
  change: call('PATCH /backstage/file-manager/{id}', write)
    .input(partialFields(fileFields).extend({ ...byId.shape, version: z.int() }))
    .output(fileDetail),
  /**
   * Sets a picture's description, marks it as decorative, or stores why it has none. Also open to staff who
   * choose pictures for what they publish.
   */
  describe: call('PATCH /backstage/file-manager/{id}/description', { ...look, writes: ['files'] })
    .input(
      partialFields(fileFields.pick({ alt: true, isDecorative: true, undescribedReason: true })).extend(
        byId.shape,
      ),
    )
    .output(fileDetail),
  createFolder: call('PUT /backstage/file-manager/create-folder', { ...write, status: 201 })
    .input(z.strictObject({ folder: folder.default(''), name: fileName }))
    .output(folderRow),
  rename: call('PUT /backstage/file-manager/rename', write)
    .input(z.strictObject({ path, name: fileName }))
    .output(z.object({ path: z.string() })),
  move: call('PUT /backstage/file-manager/move', write)
    .input(z.strictObject({ paths, folder }))
    .output(z.object({ moved: z.array(z.object({ from: z.string(), to: z.string() })) })),
  /** Moves files and folders to the trash. Files in use require `confirm`. */
  remove: call('DELETE /backstage/file-manager/delete', write)
    .input(z.strictObject({ paths, confirm: z.boolean().optional() }))
    .output(z.object({ ids: z.array(id), folders: z.array(z.string()) })),
  upload: call('POST /backstage/file-manager/upload', {
    may: opens.fileChoice,
    writes: ['files'],
    limitBy: { user: 'upload' },
    takesFile: true,
    inTransaction: false,
    status: 201,
  })
    .input(
      z.strictObject({
        folder: folder.default(''),
        altDe: line(300).optional(),
        altEn: line(300).optional(),
        isPublic: z.enum(['0', '1']).optional(),
        /** Upload even if the same file is already stored. */
        again: z.literal('1').optional(),
      }),
    )
    .output(uploadedFile),
  /** Replaces the content of a file under the same address. */
  replace: call('PUT /backstage/file-manager/replace', {
    ...write,
    limitBy: { user: 'upload' },
    takesFile: true,
    inTransaction: false,
  })
    .input(byId.extend({ version: z.coerce.number().pipe(z.int()).optional() }))
    .output(fileDetail),
  /** Uploads a frame of a film as its picture in lists and on pages; the first one is kept. */
  poster: call('PUT /backstage/file-manager/poster', {
    may: opens.fileChoice,
    writes: ['files'],
    limitBy: { user: 'upload' },
    takesFile: true,
    inTransaction: false,
  })
    .input(byId)
    .output(fileDetail),
  restoreVersion: call('POST /backstage/file-manager/{id}/versions/{n}/restore', write)
    .input(byId.extend({ n: z.coerce.number().pipe(id) }))
    .output(fileDetail),
  putBack: call('PATCH /backstage/file-manager/{id}/restore', write).input(byId).output(fileDetail),
  putBackAll: call('PUT /backstage/file-manager/restore', write)
    .input(z.strictObject({ ids: z.array(id).min(1).max(mostFilesAtOnce) }))
    .output(z.object({ ids: z.array(id) })),
  ...{ revisions, revision, restoreRevision },
  /** Same calls at other addresses. */
  rootContent: call('GET /backstage/file', look).input(z.strictObject({})).output(content),
  folderContent: call('GET /backstage/file/{folder}', look).input(z.strictObject({ folder })).output(content),
  createFolderAt: call('PUT /backstage/file/create-folder', { ...write, status: 201 })
    .input(z.strictObject({ path: folder.default(''), name: fileName }))
    .output(folderRow),
  /** Returns a file by its path, for its public page. */
  view: call('GET /file/{+path}', { may: 'public' }).input(z.strictObject({ path })).output(shownFile),
}
