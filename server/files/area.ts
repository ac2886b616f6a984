import { opens } from '#contract/permissions.ts'
import type { AreaOf } from '#server/platform/areas/areas.ts'
import { filesJobs } from './jobs.ts'
import { fileKind } from './kind.ts'
import { filesRouter } from './router.ts'
import { countMissingAlt } from './search.ts'

export const filesArea = {
  calls: filesRouter,
  access: {
    list: '--ooooooo',
    folders: '--ooooooo',
    find: '--ooooooo',
    uses: '--ooooooo',
    upload: '--ooooooo',
    poster: '--ooooooo',
    describe: '--ooooooo',
    rootContent: '--ooooooo',
    folderContent: '--ooooooo',
    change: '---ooo-oo',
    createFolder: '---ooo-oo',
    createFolderAt: '---ooo-oo',
    rename: '---ooo-oo',
    move: '---ooo-oo',
    remove: '---ooo-oo',
    replace: '---ooo-oo',
    restoreVersion: '---ooo-oo',
    putBack: '---ooo-oo',
    putBackAll: '---ooo-oo',
    revisions: '---ooo-oo',
    revision: '---ooo-oo',
    restoreRevision: '---ooo-oo',
    view: 'ooooooooo',
  },
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
