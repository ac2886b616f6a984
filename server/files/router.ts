import type { filesApi } from '#contract/files/api.ts'
import type { Handlers } from '#server/platform/calls/calls.ts'
import { listFiles, upload } from './files.ts'

export const filesRouter: Handlers<typeof filesApi> = {
  list: (input, context) => listFiles(context, input),
  upload: (input, context) => upload(context, input),
}
