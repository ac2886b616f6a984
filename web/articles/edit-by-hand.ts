import {
  type ArticleFields,
  type BibliographicField,
  bibliographicNames,
} from '#contract/articles/article.ts'

interface Form {
  values: ArticleFields
  set<Name extends keyof ArticleFields & string>(name: Name, value: ArticleFields[Name]): void
}

/** Changes a field, and remembers that a person did where PubMed's record was taken over before. */
export function editByHand({ values, set }: Form): Form['set'] {
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
