import { fail } from '#contract/errors.ts'
import { type FileRule, fileProblem } from '#contract/file-rule.ts'
import type { Context, UploadedFile } from '#server/platform/calls/calls.ts'

/**
 * The file that came with a form, as its rule allows; its type is told from its content, whatever it is called. Throws
 * `invalid` with what is wrong with the field.
 */
export async function fileOf(
  { storage, file }: Pick<Context, 'storage' | 'file'>,
  field: string,
  rule: FileRule,
): Promise<UploadedFile> {
  if (!file) throw fail('invalid', { fields: { [field]: 'required' } })
  const type = (await storage.images.typeOf(file.path)) ?? ''
  const problem = fileProblem({ type, sizeBytes: file.sizeBytes }, rule)
  if (problem) throw fail('invalid', { fields: { [field]: problem } })
  return file
}
