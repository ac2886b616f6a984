import type { filesApi } from '#contract/files/api.ts'
import type { Context, Handlers } from '#server/platform/calls/calls.ts'
import { change, recordHandlers, usesOf } from '#server/platform/records/records.ts'
import { describe } from './describe.ts'
import { detailOf } from './detail.ts'
import { content, folders } from './files.ts'
import { fileKind } from './kind.ts'
import { createFolder, move, rename } from './places.ts'
import { setPoster } from './poster.ts'
import { putBack, remove } from './removal.ts'
import { replace, restoreVersion } from './replace.ts'
import { uploadInto } from './upload.ts'
import { view } from './view.ts'

const { revisions, revision, restoreRevision } = recordHandlers(fileKind)

export const filesRouter: Handlers<typeof filesApi> = {
  list: (input, context) => content(context, input),
  folders: (_, context) => folders(context),
  find: ({ id }, context) => detailOf(context, id),
  uses: ({ id }, context) => usesOf(context, 'files', id),
  change: (given, context) => then(context, given.id, change(fileKind, context, given)),
  describe: (given, context) => then(context, given.id, describe(context, given)),
  createFolder: (input, context) => createFolder(context, input),
  rename: (input, context) => rename(context, input),
  move: (input, context) => move(context, input),
  remove: (input, context) => remove(context, input),
  upload: (input, context) => uploadInto(context, input),
  replace: (input, context) => then(context, input.id, replace(context, input)),
  poster: ({ id }, context) => then(context, id, setPoster(context, id)),
  restoreVersion: (input, context) => then(context, input.id, restoreVersion(context, input)),
  putBack: ({ id }, context) => then(context, id, putBack(context, [id])),
  putBackAll: ({ ids }, context) => putBack(context, ids),
  revisions,
  revision,
  restoreRevision,
  rootContent: (_, context) => content(context, { folder: '' }),
  folderContent: ({ folder }, context) => content(context, { folder }),
  createFolderAt: ({ path, name }, context) => createFolder(context, { folder: path, name }, 'path'),
  view: ({ path }, context) => view(context, path),
}

async function then(context: Context, id: number, done: Promise<unknown>) {
  await done
  return detailOf(context, id)
}
