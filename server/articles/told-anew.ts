import type { Bibliographic, BibliographicField } from '#contract/articles/article.ts'

/** What the source says of these fields, but for those that people edited; what it does not say stays. */
export function toldAnew(
  fields: Bibliographic,
  { editedFields }: { editedFields: readonly BibliographicField[] },
  names: readonly BibliographicField[],
): Partial<Bibliographic> {
  const told = names.filter(name => {
    const value = fields[name]
    const isSilent = value === '' || value === null || (Array.isArray(value) && value.length === 0)
    return !isSilent && !editedFields.includes(name)
  })
  // Names are read by their style: one goes with the other.
  const both = (['authors', 'authorStyle'] as const).every(name => told.includes(name))
  const kept = both ? told : told.filter(name => name !== 'authors' && name !== 'authorStyle')
  return Object.fromEntries(kept.map(name => [name, fields[name]]))
}
