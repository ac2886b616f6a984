/** `a/b` and `c.jpg` are `a/b/c.jpg`. */
export function joined(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`
}

export function nameIn(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}

/** Whether a folder can take what lies at a path: it is not there already, and not inside itself. */
export function canTake(folder: string, path: string): boolean {
  return folderOf(path) !== folder && folder !== path && !folder.startsWith(`${path}/`)
}

/** Every folder above a path, outermost first. */
export function above(folder: string): { path: string; name: string }[] {
  const words = folder.split('/').filter(Boolean)
  return words.map((name, n) => ({ name, path: words.slice(0, n + 1).join('/') }))
}
