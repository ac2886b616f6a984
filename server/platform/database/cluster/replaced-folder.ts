import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const note = 'data.location' // in the project's folder: path of its data
const owner = 'project' // in the data folder: path of its project

/**
 * Returns the folder below `systemFolder` with the data of a project whose own folder only root can enter. A
 * moved project finds its data by the note in its folder. Throws if starting with an empty folder could look
 * like data loss.
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

/** Whether a project that can be entered now has kept its data in the system folder before. */
export function wasReplaced(systemFolder: string, project: string): boolean {
  return holdsData(read(join(project, note)) ?? join(systemFolder, nameOf(project)))
}

/** Records the owner of the data, in the data folder and in the project. */
export function noteReplacement(folder: string, project: string): void {
  writeFileSync(join(folder, owner), `${project}\n`)
  if (read(join(project, note)) !== folder) writeFileSync(join(project, note), `${folder}\n`)
}

// Throws for data of a project that was moved without its note, as by a fresh clone.
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
