import { Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Article, ArticleFields, BibliographicField } from '#contract/articles/article.ts'
import { articleFieldNames, takeOverOf, articlesBackstage as words } from '#messages/articles-backstage.ts'
import { fieldName } from '#messages/field-names.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { isSame } from '#web/records/form-values.ts'
import type { PanelProps } from '#web/records/record-side.tsx'
import { useFieldWords } from './field-words.ts'
import { fieldsOf, type MergedField } from './merging.ts'

interface Props extends PanelProps<ArticleFields, Article> {
  name: BibliographicField & MergedField
}

const readAtOnce = 200 // characters; the field shows the full text

/** Shows PubMed's value below a field that was edited by hand, with a button that adopts it. */
export function SourceValue({ form, item, name }: Props) {
  const say = useSay()
  const wordsOf = useFieldWords()
  const { values, set } = form
  const names = fieldsOf(name) as BibliographicField[]
  const isEdited = names.some(one => values.editedFields.includes(one))
  const { data } = useQuery({
    queryKey: sourceKey(item?.id),
    queryFn: () => client.articles.backstage.sourceOf({ id: item?.id ?? 0 }),
    enabled: item !== null && isEdited,
    staleTime: 60_000,
    meta: { isQuiet: true },
  })
  const source = data?.fields
  const text = source ? wordsOf(source, name) : ''
  if (!source || !isEdited || text === '' || names.every(one => isSame(source[one] ?? null, values[one])))
    return null
  const takeOver = () => {
    for (const one of names) if (source[one] !== undefined) set(one, source[one] as never)
    set(
      'editedFields',
      values.editedFields.filter(one => !names.includes(one)),
    )
  }
  return (
    <Group gap="xs" mt={4} mb="xs">
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {say(words.fromPubmed)} {text.length > readAtOnce ? `${text.slice(0, readAtOnce)} …` : text}
      </Text>
      <Button
        variant="default"
        size="compact-xs"
        style={{ flex: 'none' }}
        aria-label={say(takeOverOf(say(fieldName(articleFieldNames, name))))}
        onClick={takeOver}
      >
        {say(words.takeOver)}
      </Button>
    </Group>
  )
}

/** Query key of the PubMed record of an entry while its screen is open. */
export function sourceKey(id: number | undefined): readonly unknown[] {
  return ['articles', 'source', id]
}
