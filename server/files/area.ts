import { opens } from '#contract/permissions.ts'
import type { AreaOf } from '#server/platform/areas/areas.ts'
import { filesJobs } from './jobs.ts'
import { fileKind } from './kind.ts'
import { filesRouter } from './router.ts'
import { countMissingAlt } from './search.ts'

export const filesArea = {
  calls: filesRouter,
  jobs: filesJobs,
  kinds: [fileKind],
  waiting: [{ may: opens.files, name: 'undescribedPictures', count: ({ db }) => countMissingAlt(db) }],
  stays: {
    folders: 'names of folders',
    fileAddresses: 'goes with its file',
    fileVersions: 'goes with its file',
    fileParts: 'goes with its files',
  },
} satisfies AreaOf<'files'>
