import { type ChangeEvent, type ComponentProps, useState } from 'react'
import { chosenCount as say } from '#messages/chosen-count.ts'
import { useSay } from '#web/language.ts'
import { Options } from '#web/ui/form/choice-group.tsx'
import styles from './polls.module.css'

type Props = ComponentProps<typeof Options> & { most: number }

/**
 * Checkboxes with a count of the chosen ones below. A choice beyond the maximum is unticked again, with a
 * message.
 */
export function SeveralOf({ most, ...group }: Props) {
  const words = useSay()
  const [many, setMany] = useState(0)
  const [isRefused, setRefused] = useState(false)
  const count = (all: Element) => {
    const chosen = all.querySelectorAll(':checked').length
    setMany(chosen)
    return chosen
  }
  const change = ({ currentTarget, target }: ChangeEvent<HTMLDivElement>) => {
    const isOneTooMany = count(currentTarget) > most
    if (isOneTooMany && target instanceof HTMLInputElement) {
      target.checked = false
      setMany(most)
    }
    setRefused(isOneTooMany)
  }
  return (
    // Some may have been ticked before hydration.
    <div ref={all => void (all && count(all))} onChange={change}>
      <Options {...group} />
      <p className={styles.count} role="status" data-refused={isRefused ? '' : undefined}>
        {words(say.chosen)(many, most)}
        {isRefused && ` ${words(say.noneLeft)(most)}`}
      </p>
    </div>
  )
}
