/** What may be chosen in a file field: said before, checked in the browser and again on the server. */
export interface FileRule {
  /** As in `image/jpeg`, with what people call them: `JPEG`. */
  types: Readonly<Record<string, string>>
  mostBytes: number
}

export interface ChosenFile {
  type: string
  sizeBytes: number
}

export type FileProblem = 'validFile' | 'fileType' | 'fileSize'

/** What is wrong with a file, as a key of `messages/forms.ts`. */
export function fileProblem({ type, sizeBytes }: ChosenFile, rule: FileRule): FileProblem | null {
  if (sizeBytes === 0) return 'validFile'
  if (!Object.hasOwn(rule.types, type)) return 'fileType'
  return sizeBytes > rule.mostBytes ? 'fileSize' : null
}
