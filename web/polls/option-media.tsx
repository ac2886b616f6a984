import type { ShownOption } from '#contract/polls/shown.ts'
import { Picture } from '#web/ui/content/picture.tsx'
import { Recording } from '#web/voting/recording.tsx'
import styles from './polls.module.css'

/**
 * Pictures and recordings of the options, each with its label: shown before the ballot, later before the
 * result.
 */
export function OptionMedia({ options }: { options: readonly ShownOption[] }) {
  const shown = options.filter(({ image, audio }) => image !== null || audio !== null)
  if (shown.length === 0) return null
  return (
    <ul className={styles.pictures}>
      {shown.map(option => (
        <li key={option.id}>
          <OneOption option={option} />
        </li>
      ))}
    </ul>
  )
}

function OneOption({ option: { label, image, audio } }: { option: ShownOption }) {
  if (!audio)
    return image && <Picture picture={image} sizes="(min-width: 48rem) 16rem, 50vw" caption={label} />
  return (
    <figure className={styles.heard}>
      {image && <Picture picture={image} sizes="(min-width: 48rem) 16rem, 50vw" />}
      <Recording recording={audio} title={label} />
      <figcaption>{label}</figcaption>
    </figure>
  )
}
