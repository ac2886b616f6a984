import { z } from 'zod'
import { call } from '../call.ts'
import { id, key, line, list } from '../fields.ts'
import { opens } from '../permissions.ts'
import { recordCalls, someOf } from '../record.ts'
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
/** Those who choose pictures for people, groups and reports look and upload, too. */
const look = { may: opens.fileChoice } as const
const mostAtOnce = 500 // paths: as many as anybody marks in a list
const mostFilesAtOnce = 10_000 // in the folders among them

const sorts = ['name', 'createdAt', 'sizeBytes', 'type'] as const
const { revisions, revision, restoreRevision } = recordCalls(fileRecord)
const paths = z.array(path).min(1).max(mostAtOnce, { error: 'tooManyPaths' })
const content = list(file).extend({ folders: z.array(z.string()) })

export const filesApi = {
  list: call('GET /backstage/file-manager/files', { ...look, mayMiss: true })
    .input(
      z.strictObject({
        folder: folder.default(''),
        /** Folders below this one, too; a search always looks there. */
        below: z.literal('1').optional(),
        q: key(100).optional(),
        kind: z.enum(fileKinds).optional(),
        /** Pictures that nobody has described in both languages, in all folders. */
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
  /** Every folder there is, and how many pictures wait for a description. */
  folders: call('GET /backstage/file-manager/folders', look)
    .input(z.strictObject({}))
    .output(z.object({ folders: z.array(folderRow), missingAlt: z.int(), inTrash: z.int() })),
  find: call('GET /backstage/file-manager/{id}', look).input(byId).output(fileDetail),
  /** The records that show it, link to it or play it. */
  uses: call('GET /backstage/file-manager/{id}/uses', look).input(byId).output(uses),
  change: call('PATCH /backstage/file-manager/{id}', write)
    .input(someOf(fileFields).extend({ ...byId.shape, version: z.int() }))
    .output(fileDetail),
  /** What a picture shows, that it is an ornament, or why nobody says anything: whoever chooses pictures for what they publish may say it. */
  describe: call('PATCH /backstage/file-manager/{id}/description', { ...look, writes: ['files'] })
    .input(
      someOf(fileFields.pick({ alt: true, isDecorative: true, undescribedReason: true })).extend(byId.shape),
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
  /** Into the trash. What something uses goes only with `confirm`. */
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
        /** Also where the same is stored already. */
        again: z.literal('1').optional(),
      }),
    )
    .output(uploadedFile),
  /** Other bytes under the same address. */
  replace: call('PUT /backstage/file-manager/replace', {
    ...write,
    limitBy: { user: 'upload' },
    takesFile: true,
    inTransaction: false,
  })
    .input(byId.extend({ version: z.coerce.number().pipe(z.int()).optional() }))
    .output(fileDetail),
  /** A frame of a film, which lists and pages show; the first one stays. */
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
  /** The same by other addresses. */
  rootContent: call('GET /backstage/file', look).input(z.strictObject({})).output(content),
  folderContent: call('GET /backstage/file/{folder}', look).input(z.strictObject({ folder })).output(content),
  createFolderAt: call('PUT /backstage/file/create-folder', { ...write, status: 201 })
    .input(z.strictObject({ path: folder.default(''), name: fileName }))
    .output(folderRow),
  /** For the public page of a file, by its path. */
  view: call('GET /file/{+path}', { may: 'public' }).input(z.strictObject({ path })).output(shownFile),
}
