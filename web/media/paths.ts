/** Joins a folder and a name: `a/b` and `c.jpg` give `a/b/c.jpg`. */
export function joined(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`
}

export function nameIn(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}

/**
 * Whether a path can be moved into a folder: not if it is already there, nor into itself or its subfolders.
 */
export function canTake(folder: string, path: string): boolean {
  return folderOf(path) !== folder && folder !== path && !folder.startsWith(`${path}/`)
}

/** Returns every folder on the way to a folder, outermost first, with the folder itself. */
export function foldersTo(folder: string): { path: string; name: string }[] {
  const words = folder.split('/').filter(Boolean)
  return words.map((name, n) => ({ name, path: words.slice(0, n + 1).join('/') }))
}
