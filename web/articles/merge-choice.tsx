import { Radio, SimpleGrid, Text } from '@mantine/core'
import type { ArticleFields } from '#contract/articles/article.ts'
import { articleFieldNames } from '#messages/articles-backstage.ts'
import { articlesMerge as words } from '#messages/articles-merge.ts'
import { fieldName } from '#messages/field-names.ts'
import { useSay } from '#web/language.ts'
import { WordDifference } from '#web/records/word-difference.tsx'
import { useFieldWords } from './field-words.ts'
import type { MergedField } from './merging.ts'

interface Props {
  name: MergedField
  kept: ArticleFields
  other: ArticleFields
  isOther: boolean
  onChange: (isOther: boolean) => void
}

const readAtOnce = 240 // characters: of longer texts the differences are shown

/** The values of both entries for one field, and the choice of which one is kept. */
export function MergeChoice({ name, kept, other, isOther, onChange }: Props) {
  const say = useSay()
  const wordsOf = useFieldWords()
  const [here, there] = [wordsOf(kept, name), wordsOf(other, name)]
  const isLong = Math.min(here.length, there.length) > readAtOnce
  return (
    <Radio.Group
      label={say(fieldName(articleFieldNames, name))}
      value={isOther ? 'other' : 'kept'}
      onChange={value => onChange(value === 'other')}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" mt={4}>
        <Radio value="kept" label={<Value text={here} />} />
        <Radio value="other" label={<Value text={there} />} />
      </SimpleGrid>
      {isLong && here !== there && (
        <details>
          <summary>{say(words.difference)}</summary>
          <WordDifference before={here} after={there} />
        </details>
      )}
    </Radio.Group>
  )
}

function Value({ text }: { text: string }) {
  const say = useSay()
  if (text === '')
    return (
      <Text span c="dimmed">
        {say(words.nothing)}
      </Text>
    )
  return (
    <Text span style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {text.length > readAtOnce ? `${text.slice(0, readAtOnce)} …` : text}
    </Text>
  )
}
