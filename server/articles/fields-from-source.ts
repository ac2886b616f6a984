import type { Bibliographic, BibliographicField } from '#contract/articles/article.ts'

/** Returns those of these fields that the source fills in and that nobody edited. */
export function fieldsFromSource(
  fields: Bibliographic,
  { editedFields }: { editedFields: readonly BibliographicField[] },
  names: readonly BibliographicField[],
): Partial<Bibliographic> {
  const filled = names.filter(name => {
    const value = fields[name]
    const isSilent = value === '' || value === null || (Array.isArray(value) && value.length === 0)
    return !isSilent && !editedFields.includes(name)
  })
  // Names are parsed by their style, so both fields are taken or neither.
  const both = (['authors', 'authorStyle'] as const).every(name => filled.includes(name))
  const kept = both ? filled : filled.filter(name => name !== 'authors' && name !== 'authorStyle')
  return Object.fromEntries(kept.map(name => [name, fields[name]]))
}
