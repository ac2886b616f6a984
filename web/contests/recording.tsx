import { contests as say } from '#messages/contests.ts'
import { useSay } from '#web/language.ts'
import styles from './contests.module.css'

interface Props {
  recording: { src: string; type: string }
  /** What it is called, for those who do not see it. */
  title: string
}

/** Music or a film, with the browser's own controls; nothing is loaded before it is played but its length. */
export function Recording({ recording: { src, type }, title }: Props) {
  const words = useSay()
  const player = {
    src,
    controls: true,
    preload: 'metadata',
    'aria-label': title,
    className: styles.recording,
  } as const
  // biome-ignore lint/a11y/useMediaCaption: the transcript of the artist stands below it
  return type.startsWith('video/') ? (
    <video {...player}>{words(say.noSound)}</video>
  ) : (
    <audio {...player}>{words(say.noSound)}</audio>
  )
}
