import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type Bilingual, inLanguage } from '#contract/language.ts'
import { richtext } from '#messages/richtext.ts'
import { client } from '#web/client.ts'
import { textOf } from '#web/failure-text.ts'
import { useLanguage, useSay } from '#web/language.ts'

interface Props {
  label: string
  value: number | null
  onChange: (id: number | null, title: Bilingual<string>) => void
  /** Whether the field has the initial focus of its dialog. */
  isFirst?: boolean
}

/** A select field for polls: those that the user may edit, and all public ones. */
export function PollChoice({ label, value, onChange, isFirst = false }: Props) {
  const say = useSay()
  const language = useLanguage()
  const found = useQuery({
    queryKey: ['links', 'polls'],
    queryFn: () => client.site.linkTargets({ kind: 'polls' }),
  })
  const polls = found.data?.rows ?? []
  const titleOf = (id: number | null) => polls.find(poll => poll.id === id)?.title ?? { de: '', en: '' }
  return (
    <Select
      label={label}
      error={found.error && textOf(found.error)}
      placeholder={say(richtext.noPoll)}
      data={polls.map(({ id, title }) => ({ value: String(id), label: inLanguage(title, language).value }))}
      value={value === null ? null : String(value)}
      onChange={chosen => {
        const id = chosen === null ? null : Number(chosen)
        onChange(id, titleOf(id))
      }}
      data-autofocus={isFirst || undefined}
      searchable
      clearable
    />
  )
}
