import { z } from 'zod'
import { call } from '../call.ts'
import { id, list } from '../fields.ts'
import { opens } from '../permissions.ts'
import { uses } from '../uses.ts'
import { file, folder } from './file.ts'
import { fileKinds } from './film.ts'

export const filesApi = {
  list: call('GET /backstage/file-manager/files', { may: opens.files })
    .input(
      z.strictObject({
        folder: folder.default(''),
        /** Folders below this one, too; a search always looks there. */
        below: z.literal('1').optional(),
        q: z.string().trim().max(100).optional(),
        kind: z.enum(fileKinds).optional(),
        page: z.coerce.number().pipe(z.int().min(1).max(10_000)).default(1),
        limit: z.coerce.number().pipe(z.int().min(1).max(100)).default(48),
      }),
    )
    .output(list(file).extend({ folders: z.array(z.string()) })),
  find: call('GET /backstage/file-manager/files/{id}', { may: opens.files })
    .input(z.strictObject({ id: z.coerce.number().pipe(id) }))
    .output(file),
  /** The records that show it, link to it or play it. */
  uses: call('GET /backstage/file-manager/{id}/uses', { may: opens.files })
    .input(z.strictObject({ id: z.coerce.number().pipe(id) }))
    .output(uses),
  upload: call('POST /backstage/file-manager/upload', {
    may: opens.files,
    writes: ['files'],
    limitBy: { user: 'upload' },
    takesFile: true,
    inTransaction: false,
    status: 201,
  })
    .input(
      z.strictObject({
        folder: folder.default(''),
        altDe: z.string().max(300).optional(),
        altEn: z.string().max(300).optional(),
      }),
    )
    .output(file),
}
