import { fail } from '#contract/errors.ts'
import { type FileRule, fileProblem } from '#contract/file-rule.ts'
import type { Context, UploadedFile } from '#server/platform/calls/calls.ts'

/**
 * Returns the file uploaded with a form, if its rule allows it; the type is detected from the content, not
 * the name. Throws `invalid` with the error of the field.
 */
export async function checkedFileOf(
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
