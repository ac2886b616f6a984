import { Stack, Text } from '@mantine/core'
import type { Difference } from '#contract/record.ts'
import { isDocument, plainText } from '#contract/richtext.ts'
import { records } from '#messages/backstage.ts'
import { useSay } from '#web/language.ts'
import { useMomentOf } from './use-moment.ts'
import { WordDifference } from './word-difference.tsx'

interface Props {
  differences: readonly Difference[]
  fieldLabel: (field: string) => string
}

/** What a step changed, field by field and word by word. */
export function Differences({ differences, fieldLabel }: Props) {
  const say = useSay()
  const inWords = useInWords()
  const told = differences.filter(({ before, after }) => inWords(before) !== inWords(after))
  if (told.length === 0) return <Text size="sm">{say(records.noDifference)}</Text>
  return (
    <Stack gap="sm">
      {told.map(({ field, before, after }) => (
        <div key={field}>
          <Text size="sm" fw={600}>
            {fieldLabel(field)}
          </Text>
          <WordDifference before={inWords(before)} after={inWords(after)} />
        </div>
      ))}
    </Stack>
  )
}

/** All that a state says, field by field. */
export function FieldsInWords({ differences, fieldLabel }: Props) {
  const inWords = useInWords()
  const told = differences
    .map(({ field, after }) => ({ field, words: inWords(after) }))
    .filter(({ words }) => words !== '')
  return (
    <Stack gap="sm" component="dl" m={0}>
      {told.map(({ field, words }) => (
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

/** What the value of a field says, for reading. */
export function useInWords(): (value: unknown) => string {
  const momentOf = useMomentOf()
  return value => inWordsOf(value, momentOf)
}

function inWordsOf(value: unknown, momentOf: (moment: string) => string): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? '✓' : '–'
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\dT/.test(value) ? momentOf(value) : value
  if (Array.isArray(value)) return value.join(', ')
  if (isDocument(value)) return plainText(value)
  return typeof value === 'object' ? Object.values(value).join(' / ') : `№ ${String(value)}`
}
