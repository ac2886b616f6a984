import { TextInput } from '@mantine/core'
import type { ContentLink } from '#contract/pages/items.ts'
import { pagesBackstage } from '#messages/pages-backstage.ts'
import { useSay } from '#web/language.ts'

interface Props {
  label: string
  value: ContentLink | null
  onChange: (link: ContentLink | null) => void
}

/** Where a button or card leads. */
export function LinkField({ label, value, onChange }: Props) {
  const say = useSay()
  const isRecord = value?.kind && value.id
  return (
    <TextInput
      label={label}
      description={say(isRecord ? pagesBackstage.linkedRecord : pagesBackstage.linkHint)}
      value={value?.href ?? ''}
      onChange={event => {
        const href = event.currentTarget.value.trim()
        onChange(href === '' ? null : { href })
      }}
    />
  )
}
