import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { words } from '#messages/words.ts'
import { useSay } from '#web/language.ts'
import { tip } from '#web/ui/backstage/tips.tsx'

interface Props {
  /** Name of the item that is deleted. */
  name: string
  isDisabled?: boolean
  onClick: () => void
}

/** The button with a bin at the end of a row. */
export function RemoveButton({ name, isDisabled = false, onClick }: Props) {
  const label = useSay()(words.remove)
  return (
    <ActionIcon
      variant="subtle"
      size="lg"
      disabled={isDisabled}
      aria-label={`${label}: ${name}`}
      {...tip(label)}
      onClick={onClick}
    >
      <IconTrash size={18} aria-hidden />
    </ActionIcon>
  )
}
