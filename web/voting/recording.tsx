import { useEffect, useRef, useState } from 'react'
import { recording as say } from '#messages/recording.ts'
import { useSay } from '#web/language.ts'
import { slot } from '#web/ui/later/slot.tsx'
import styles from './recording.module.css'

// Loaded once the recording is played.
const Waveform = slot(() => import('./waveform.tsx').then(({ Waveform: Drawn }) => Drawn))

interface Props {
  recording: { src: string; type: string }
  /** Title of the recording, for screen readers. */
  title: string
}

/**
 * Audio or video with the browser's controls; a transcript is beside it. Only its metadata are loaded before
 * it is played.
 */
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

/** An audio player below a line, which becomes the waveform once the recording is played. */
function Sound({ player }: SoundProps) {
  const words = useSay()
  const audio = useRef<HTMLAudioElement>(null)
  const [playing, setPlaying] = useState<HTMLAudioElement | null>(null)
  const begin = () => {
    if (audio.current) pauseOthers(audio.current)
    setPlaying(audio.current)
  }
  // It may have been started before hydration.
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

/** Pauses other recordings, so that only one plays at a time. */
function pauseOthers(player: HTMLMediaElement): void {
  for (const other of document.querySelectorAll<HTMLMediaElement>('audio, video'))
    if (other !== player) other.pause()
}
