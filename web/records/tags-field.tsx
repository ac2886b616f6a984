import { TagsInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { tagLimit, tagNames } from '#contract/site/tag.ts'
import { records } from '#messages/backstage.ts'
import { type FormSentence, forms } from '#messages/forms.ts'
import { useSay } from '#web/language.ts'
import { useField } from './fields.tsx'

interface Props {
  value: string[]
  onChange: (tags: string[]) => void
  suggest: (q: string) => Promise<string[]>
}

/** A field for tags that suggests tags in use. An invalid tag shows the reason and stays in the field. */
export function TagsField({ value, onChange, suggest }: Props) {
  const say = useSay()
  const { id, error } = useField()('tags')
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [problem, setProblem] = useState<FormSentence | null>(null)
  const [asked] = useDebouncedValue(typed, 200)
  const known = useQuery({ queryKey: ['tags', asked], queryFn: () => suggest(asked) }).data ?? []
  // Mantine opens the list only on focus, click or arrow key.
  const type = (text: string) => {
    setTyped(text)
    setOpen(text !== '')
  }
  const change = (tags: string[]) => {
    const wrong = problemIn(tags)
    setProblem(wrong)
    if (!wrong) onChange(tags)
  }
  return (
    <TagsInput
      id={id}
      label={say(records.tags)}
      description={say(records.tagsHint)}
      value={value}
      onChange={change}
      onDuplicate={() => setProblem('duplicateTag')}
      searchValue={typed}
      onSearchChange={type}
      dropdownOpened={isOpen}
      onDropdownOpen={() => setOpen(true)}
      onDropdownClose={() => setOpen(false)}
      data={known}
      maxTags={tagLimit + 1}
      splitChars={[',', ';']}
      error={problem ? say(forms[problem]) : error}
    />
  )
}

function problemIn(tags: string[]): FormSentence | null {
  const result = tagNames.safeParse(tags)
  return result.success ? null : ((result.error.issues[0]?.message ?? 'value') as FormSentence)
}
