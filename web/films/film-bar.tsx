import type { ReactNode, RefObject } from 'react'
import { films } from '#messages/films.ts'
import { useSay } from '#web/language.ts'
import styles from './film.module.css'
import type { usePlayback } from './use-playback.ts'

interface Props {
  playback: ReturnType<typeof usePlayback>
  /** Starts or resumes the film. */
  onPlay: () => void
  /** Omitted if the film has no captions. */
  captions?: { isOn: boolean; toggle: () => void } | undefined
  /** Element that is shown full screen. */
  frame: RefObject<HTMLElement | null>
}

/** Controls of a film, placed below it so that they cover nothing. */
export function FilmBar({ playback, onPlay, captions, frame }: Props) {
  const say = useSay()
  const { isPlaying, isMuted, times, pause, mute, seek } = playback
  const grow = () =>
    document.fullscreenElement ? document.exitFullscreen() : frame.current?.requestFullscreen?.()
  return (
    <fieldset className={styles.bar} aria-label={say(films.controls)}>
      <Tool name={say(isPlaying ? films.pause : films.play)} onPress={isPlaying ? pause : onPlay}>
        {isPlaying ? <path d="M8 5v14M16 5v14" /> : <path d="M7 4.5v15l12.5-7.5Z" />}
      </Tool>
      <input
        type="range"
        aria-label={say(films.place)}
        aria-valuetext={`${clock(times.now)} / ${clock(times.all)}`}
        min={0}
        max={times.all || 1}
        step={0.1}
        value={times.now}
        disabled={times.all === 0}
        onChange={event => seek(Number(event.currentTarget.value))}
      />
      <span className={styles.clock}>
        {clock(times.now)} / {times.all ? clock(times.all) : '–'}
      </span>
      {captions && (
        <Tool name={say(films.captions)} isOn={captions.isOn} onPress={captions.toggle}>
          <path d="M3.5 5.5h17v13h-17zM7 11h4M13.5 11H17M7 14.5h7" />
        </Tool>
      )}
      <Tool name={say(films.mute)} isOn={isMuted} onPress={mute}>
        <path d={isMuted ? 'M4 9.5v5h3.5L12 18V6L7.5 9.5ZM16 9.5l5 5M21 9.5l-5 5' : sounding} />
      </Tool>
      <Tool name={say(films.fullScreen)} onPress={grow}>
        <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
      </Tool>
    </fieldset>
  )
}

const sounding = 'M4 9.5v5h3.5L12 18V6L7.5 9.5ZM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11'

interface ToolProps {
  name: string
  /** Only for toggle buttons. */
  isOn?: boolean
  onPress: () => void
  /** SVG paths of the icon. */
  children: ReactNode
}

function Tool({ name, isOn, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={name}
      aria-pressed={isOn}
      title={name}
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {children}
      </svg>
    </button>
  )
}

/** Formats seconds as `1:05`. */
function clock(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
