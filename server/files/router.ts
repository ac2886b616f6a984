import type { filesApi } from '#contract/files/api.ts'
import type { Handlers } from '#server/platform/calls/calls.ts'
import { usesOf } from '#server/platform/records/records.ts'
import { findFile, listFiles, upload } from './files.ts'

export const filesRouter: Handlers<typeof filesApi> = {
  list: (input, context) => listFiles(context, input),
  find: ({ id }, context) => findFile(context, id),
  uses: ({ id }, context) => usesOf(context, 'files', id),
  upload: (input, context) => upload(context, input),
}
