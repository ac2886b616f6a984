import { Stack, Text } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import { mediaTypes } from '#contract/pages/items.ts'
import type { Difference } from '#contract/record.ts'
import { isDocument, plainText } from '#contract/richtext.ts'
import { records, unknownPictureName } from '#messages/backstage.ts'
import { mediaNames } from '#messages/films-backstage.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { useMomentOf } from './use-moment.ts'
import { WordDifference } from './word-difference.tsx'

interface Props {
  differences: readonly Difference[]
  fieldLabel: (field: string) => string
}

/** The changes of one revision, field by field and word by word. */
export function Differences({ differences, fieldLabel }: Props) {
  const say = useSay()
  const inWords = useValueWords(differences)
  const shown = differences.filter(
    ({ field, before, after }) => !isInner(field) && inWords(field, before) !== inWords(field, after),
  )
  if (shown.length === 0) return <Text size="sm">{say(records.noDifference)}</Text>
  return (
    <Stack gap="sm">
      {shown.map(({ field, before, after }) => (
        <div key={field}>
          <Text size="sm" fw={600}>
            {fieldLabel(field)}
          </Text>
          <WordDifference before={inWords(field, before)} after={inWords(field, after)} />
        </div>
      ))}
    </Stack>
  )
}

/** The non-empty fields of one revision. */
export function FieldsInWords({ differences, fieldLabel }: Props) {
  const inWords = useValueWords(differences)
  const fields = differences
    .map(({ field, after }) => ({ field, words: inWords(field, after) }))
    .filter(({ field, words }) => !isInner(field) && words !== '')
  return (
    <Stack gap="sm" component="dl" m={0}>
      {fields.map(({ field, words }) => (
        <div key={field}>
          <Text size="sm" fw={600} component="dt">
            {fieldLabel(field)}
          </Text>
          <Text size="sm" component="dd" m={0} style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {words}
          </Text>
        </div>
      ))}
    </Stack>
  )
}

/**
 * Returns a function that formats the value of a field as text. A picture is given as the name of its file.
 */
export function useValueWords(
  differences: readonly Pick<Difference, 'field' | 'before' | 'after'>[],
): (field: string, value: unknown) => string {
  const say = useSay()
  const momentOf = useMomentOf()
  const pictures = differences
    .filter(({ field }) => isPicture(field))
    .flatMap(({ before, after }) => [before, after])
    .filter(id => typeof id === 'number')
  const ids = [...new Set(pictures)]
  const files = useQueries({
    queries: ids.map(id => ({
      queryKey: ['files', 'one', id],
      queryFn: () => client.files.find({ id }),
      // The file may have been deleted since.
      retry: false,
      meta: { isQuiet: true },
    })),
  })
  const names = new Map(ids.map((id, n) => [id, files[n]?.data?.name ?? say(unknownPictureName(id))]))
  return (field, value) => {
    if (isPicture(field) && typeof value === 'number') return names.get(value) ?? ''
    if (field.endsWith('.mediaType')) return mediaInWords(value, say)
    return inWordsOf(value, momentOf)
  }
}

/** Name of the media type of a part; empty for a part without media. */
function mediaInWords(value: unknown, say: ReturnType<typeof useSay>): string {
  const type = mediaTypes.find(one => one === value)
  return type && type !== 'none' ? say(mediaNames[type]) : ''
}

/** Whether a field of a page part is internal; the part is identified by its texts. */
function isInner(field: string): boolean {
  return /^items\.[^.]+\.(id|type|contentType)$/.test(field)
}

function isPicture(field: string): boolean {
  return /imageId$/i.test(field)
}

function inWordsOf(value: unknown, momentOf: (moment: string) => string): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? '✓' : '–'
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\dT/.test(value) ? momentOf(value) : value
  if (Array.isArray(value)) return value.join(', ')
  if (isDocument(value)) return plainText(value)
  return typeof value === 'object' ? Object.values(value).join(' / ') : `№ ${String(value)}`
}
