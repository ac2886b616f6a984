/** Decodes a path for display: `/de/prüfung` for `/de/pr%C3%BCfung`. */
export function readablePath(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
