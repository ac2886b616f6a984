import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const note = 'data.location' // in the project's folder: where its data is kept
const owner = 'project' // in the data folder: whose data it is

/**
 * The folder below `systemFolder` that keeps the data of a project whose own folder only root can enter. A project that
 * was moved finds its data again by the note in its folder. Throws where starting empty could pass for losing data.
 */
export function findReplacement(systemFolder: string, project: string): string {
  const own = join(systemFolder, nameOf(project))
  const noted = read(join(project, note))
  if (noted && noted !== own && holdsData(noted)) {
    const owning = read(join(noted, owner))
    if (owning && owning !== project && read(join(owning, note)) === noted)
      throw new Error(
        `This folder is a copy of ${owning}, whose data lies in ${noted}: set DATA_DIR to a folder for the data of this copy.`,
      )
    return noted
  }
  if (!holdsData(own)) refuseForgottenData(systemFolder)
  return own
}

/** Whether a project that can be entered meanwhile has kept its data there before. */
export function wasReplaced(systemFolder: string, project: string): boolean {
  return holdsData(read(join(project, note)) ?? join(systemFolder, nameOf(project)))
}

/** Notes on both sides whose data it is. */
export function noteReplacement(folder: string, project: string): void {
  writeFileSync(join(folder, owner), `${project}\n`)
  if (read(join(project, note)) !== folder) writeFileSync(join(project, note), `${folder}\n`)
}

// A project that was moved without its note, such as by a fresh clone.
function refuseForgottenData(systemFolder: string): void {
  if (!existsSync(systemFolder)) return
  const folders = readdirSync(systemFolder).map(name => join(systemFolder, name))
  for (const folder of folders.filter(holdsData)) {
    const project = read(join(folder, owner))
    if (project && !existsSync(project))
      throw new Error(
        `${folder} holds the data of ${project}, which is gone: set DATA_DIR=${folder} to go on with it, or DATA_DIR to another folder to begin anew.`,
      )
  }
}

function nameOf(project: string): string {
  return createHash('sha256').update(project).digest('hex').slice(0, 12)
}

function holdsData(folder: string): boolean {
  return existsSync(join(folder, 'postgres'))
}

function read(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}
