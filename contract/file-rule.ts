/** Rule for a file field: shown to the user, checked in the browser and again on the server. */
export interface FileRule {
  /** MIME types such as `image/jpeg`, with their common names: `JPEG`. */
  types: Readonly<Record<string, string>>
  mostBytes: number
}

export interface ChosenFile {
  type: string
  sizeBytes: number
}

export type FileProblem = 'validFile' | 'fileType' | 'fileSize'

/** Returns the problem of a file as a key of `messages/forms.ts`, or null. */
export function fileProblem({ type, sizeBytes }: ChosenFile, rule: FileRule): FileProblem | null {
  if (sizeBytes === 0) return 'validFile'
  if (!Object.hasOwn(rule.types, type)) return 'fileType'
  return sizeBytes > rule.mostBytes ? 'fileSize' : null
}
