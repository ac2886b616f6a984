import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Image } from '#contract/files/file.ts'
import { playlistType } from '#contract/files/film.ts'
import type { Video } from '#contract/files/video.ts'
import { languages } from '#contract/language.ts'
import { films } from '#messages/films.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { Icon } from '#web/ui/brand/icon.tsx'
import styles from './film.module.css'
import { FilmBar } from './film-bar.tsx'
import { sizeIn } from './size-in.ts'
import { useFilm } from './use-film.ts'
import { useCaptions, usePlayback } from './use-playback.ts'

export interface FilmProps {
  video: Video
  poster: Image | null
  /** Title of the film for screen readers. */
  name: string
  caption: string | null
}

const step = 5 // seconds that an arrow key skips

/** A film with controls and captions below it. It never starts by itself and loads no video data before. */
export function Film({ video, poster, name, caption }: FilmProps) {
  const say = useSay()
  const language = useLanguage()
  const frame = useRef<HTMLDivElement>(null)
  const { box, hasScripts, hasFailed, play, onPlay, onError } = useFilm(video)
  const playback = usePlayback(box)
  const [hasCaptions, setCaptions] = useState(true)
  const { isPlaying, times, pause, seek } = playback
  // No captions before the film starts.
  const captionText = useCaptions(box, language, hasCaptions && (isPlaying || times.now > 0))
  const toggle = isPlaying ? pause : play
  const onKeyDown = (event: KeyboardEvent) => {
    const keys: Record<string, () => void> = {
      ' ': toggle,
      ArrowLeft: () => seek(times.now - step),
      ArrowRight: () => seek(times.now + step),
    }
    const act = hasScripts ? keys[event.key] : undefined
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    <figure className={styles.film}>
      <div className={styles.player} ref={frame}>
        <video
          {...{ ref: box, onPlay, onError, onKeyDown }}
          style={{ aspectRatio: poster ? `${poster.width} / ${poster.height}` : '16 / 9' }}
          aria-label={name || say(films.film)}
          poster={video.poster ?? poster?.src}
          data-ground={video.ground}
          controls={!hasScripts}
          tabIndex={0}
          data-alive
          onClick={hasScripts ? toggle : undefined}
          preload="none"
          playsInline
        >
          <source src={video.src} type={video.type} onError={onError} />
          <Captions video={video} />
        </video>
        {video.poster && <img className={styles.onPaper} src={video.poster} alt={poster?.alt ?? ''} />}
        <FilmBar
          playback={playback}
          onPlay={play}
          captions={
            captionText === null ? undefined : { isOn: hasCaptions, toggle: () => setCaptions(!hasCaptions) }
          }
          frame={frame}
        />
        {video.captions.some(({ lang }) => lang === language) && <p className={styles.said}>{captionText}</p>}
      </div>
      <p role="alert" className={styles.failed}>
        {hasFailed && (
          <>
            <Icon name="error" /> <span>{say(films.failed)}</span>
          </>
        )}
      </p>
      <figcaption className={styles.caption}>
        {caption && <span>{caption}</span>}
        <Address video={video} />
      </figcaption>
    </figure>
  )
}

function Captions({ video }: { video: Video }) {
  const language = useLanguage()
  return languages.map(lang => {
    const file = video.captions.find(one => one.lang === lang)
    return (
      file && (
        <track
          key={lang}
          kind="captions"
          src={file.src}
          srcLang={lang}
          label={films.language[lang]}
          default={lang === language}
        />
      )
    )
  })
}

function Address({ video: { src, type, sizeBytes } }: { video: Video }) {
  const say = useSay()
  const language = useLanguage()
  const isPlaylist = type === playlistType
  const kind = type === 'video/webm' ? 'WebM' : 'MP4'
  return (
    <>
      <a href={src} download={!isPlaylist}>
        {isPlaylist ? say(films.address) : `${say(films.download)} (${kind}, ${sizeIn(sizeBytes, language)})`}
      </a>
      <Printed src={src} />
    </>
  )
}

/** The full address, in print only. */
function Printed({ src }: { src: string }) {
  const [origin, setOrigin] = useState('')
  useEffect(() => setOrigin(location.origin), [])
  return <span className={styles.printed}>{origin + src}</span>
}
