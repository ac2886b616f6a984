import { type ChangeEvent, type ComponentProps, useState } from 'react'
import { chosenCount as say } from '#messages/chosen-count.ts'
import { useSay } from '#web/language.ts'
import { Options } from '#web/ui/form/choice-group.tsx'
import styles from './polls.module.css'

type Props = ComponentProps<typeof Options> & { most: number }

/** Some of the answers. How many are chosen stands below them; one too many is not taken, and why is said there. */
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
    // Some may be ticked before the page listens.
    <div ref={all => void (all && count(all))} onChange={change}>
      <Options {...group} />
      <p className={styles.count} role="status" data-refused={isRefused ? '' : undefined}>
        {words(say.chosen)(many, most)}
        {isRefused && ` ${words(say.noneLeft)(most)}`}
      </p>
    </div>
  )
}
