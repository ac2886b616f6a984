import {
  type ArticleFields,
  type BibliographicField,
  bibliographicNames,
} from '#contract/articles/article.ts'

interface Form {
  values: ArticleFields
  set<Name extends keyof ArticleFields & string>(name: Name, value: ArticleFields[Name]): void
}

/**
 * Returns a setter that also marks the field as edited by hand if the entry was filled from a PubMed record.
 */
export function createHandSetter({ values, set }: Form): Form['set'] {
  return (name, value) => {
    set(name, value)
    const { retrievedPubmedId, editedFields } = values
    if (retrievedPubmedId === '' || !isBibliographic(name) || editedFields.includes(name)) return
    set('editedFields', [...editedFields, name])
  }
}

function isBibliographic(name: string): name is BibliographicField {
  return (bibliographicNames as readonly string[]).includes(name)
}
