import type { filesApi } from '#contract/files/api.ts'
import type { Context, Handlers } from '#server/platform/calls/calls.ts'
import { change, recordHandlers, usesOf } from '#server/platform/records/records.ts'
import { describe } from './describe.ts'
import { detailOf } from './detail.ts'
import { folders, listFolder } from './files.ts'
import { fileKind } from './kind.ts'
import { createFolder, moveEntries, renameEntry } from './places.ts'
import { setPoster } from './poster.ts'
import { remove, restoreFiles } from './removal.ts'
import { replace, restoreVersion } from './replace.ts'
import { uploadInto } from './upload.ts'
import { view } from './view.ts'

const { revisions, revision, restoreRevision } = recordHandlers(fileKind)

export const filesRouter: Handlers<typeof filesApi> = {
  list: (input, context) => listFolder(context, input),
  folders: (_, context) => folders(context),
  find: ({ id }, context) => detailOf(context, id),
  uses: ({ id }, context) => usesOf(context, 'files', id),
  change: (given, context) => detailAfter(context, given.id, change(fileKind, context, given)),
  describe: (given, context) => detailAfter(context, given.id, describe(context, given)),
  createFolder: (input, context) => createFolder(context, input),
  rename: (input, context) => renameEntry(context, input),
  move: (input, context) => moveEntries(context, input),
  remove: (input, context) => remove(context, input),
  upload: (input, context) => uploadInto(context, input),
  replace: (input, context) => detailAfter(context, input.id, replace(context, input)),
  poster: ({ id }, context) => detailAfter(context, id, setPoster(context, id)),
  restoreVersion: (input, context) => detailAfter(context, input.id, restoreVersion(context, input)),
  putBack: ({ id }, context) => detailAfter(context, id, restoreFiles(context, [id])),
  putBackAll: ({ ids }, context) => restoreFiles(context, ids),
  revisions,
  revision,
  restoreRevision,
  rootContent: (_, context) => listFolder(context, { folder: '' }),
  folderContent: ({ folder }, context) => listFolder(context, { folder }),
  createFolderAt: ({ path, name }, context) => createFolder(context, { folder: path, name }, 'path'),
  view: ({ path }, context) => view(context, path),
}

async function detailAfter(context: Context, id: number, done: Promise<unknown>) {
  await done
  return detailOf(context, id)
}
