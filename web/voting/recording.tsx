import { useEffect, useRef, useState } from 'react'
import { recording as say } from '#messages/recording.ts'
import { useSay } from '#web/language.ts'
import { slot } from '#web/ui/later/slot.tsx'
import styles from './recording.module.css'

// Fetched by whoever presses play.
const Waveform = slot(() => import('./waveform.tsx').then(({ Waveform: Drawn }) => Drawn))

interface Props {
  recording: { src: string; type: string }
  /** What it is called, for those who do not see it. */
  title: string
}

/** Music or a film, whose transcript stands beside it, with the browser's own controls; nothing is loaded before it is played but its length. */
export function Recording({ recording: { src, type }, title }: Props) {
  const words = useSay()
  const player = {
    src,
    controls: true,
    preload: 'metadata',
    'aria-label': title,
    className: styles.recording,
  } as const
  if (!type.startsWith('video/')) return <Sound key={src} player={player} />
  return (
    <video {...player} onPlay={event => pauseOthers(event.currentTarget)}>
      {words(say.noSound)}
    </video>
  )
}

interface SoundProps {
  player: {
    src: string
    controls: true
    preload: 'metadata'
    'aria-label': string
    className: string | undefined
  }
}

/** A line above the player, which becomes the sound as a drawing once somebody listens. */
function Sound({ player }: SoundProps) {
  const words = useSay()
  const audio = useRef<HTMLAudioElement>(null)
  const [playing, setPlaying] = useState<HTMLAudioElement | null>(null)
  const begin = () => {
    if (audio.current) pauseOthers(audio.current)
    setPlaying(audio.current)
  }
  // It may have been played before the scripts of the page ran.
  useEffect(() => {
    if (audio.current?.paused === false) setPlaying(audio.current)
  }, [])
  return (
    <div className={styles.sound}>
      <div className={styles.wave} aria-hidden="true">
        {playing && <Waveform player={playing} src={player.src} />}
      </div>
      <audio ref={audio} {...player} onPlay={begin}>
        {words(say.noSound)}
      </audio>
    </div>
  )
}

/** On a wall of works one is heard at a time. */
function pauseOthers(player: HTMLMediaElement): void {
  for (const other of document.querySelectorAll<HTMLMediaElement>('audio, video'))
    if (other !== player) other.pause()
}
