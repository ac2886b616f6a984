import { useEffect, useState } from 'react'
import type { Image } from '#contract/files/file.ts'
import { playlistType } from '#contract/files/film.ts'
import type { Video } from '#contract/files/video.ts'
import { languages } from '#contract/language.ts'
import { films } from '#messages/films.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { Icon } from '#web/ui/brand/icon.tsx'
import { Button } from '#web/ui/control/button.tsx'
import styles from './film.module.css'
import { sizeIn } from './size-in.ts'
import { useFilm } from './use-film.ts'

export interface FilmProps {
  video: Video
  poster: Image | null
  /** What it is called, for those who hear the page. */
  name: string
  caption: string | null
}

/** A film in the browser's own player: it never starts by itself, and its pictures are not loaded before. */
export function Film({ video, poster, name, caption }: FilmProps) {
  const say = useSay()
  const { box, asks, hasFailed, play, onPlay, onError } = useFilm(video)
  const ratio = poster ? `${poster.width} / ${poster.height}` : '16 / 9'
  return (
    <figure className={styles.film}>
      <div className={styles.screen}>
        <video
          {...{ ref: box, onPlay, onError }}
          style={{ aspectRatio: ratio }}
          aria-label={name || say(films.film)}
          poster={video.poster ?? undefined}
          controls={!asks}
          preload="none"
          playsInline
        >
          <source src={video.src} type={video.type} onError={onError} />
          <Captions video={video} />
        </video>
        {asks && (
          <Button className={styles.play} icon="play" onClick={play}>
            {say(films.play)}
          </Button>
        )}
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

/** The whole address, on paper only. */
function Printed({ src }: { src: string }) {
  const [origin, setOrigin] = useState('')
  useEffect(() => setOrigin(location.origin), [])
  return <span className={styles.printed}>{origin + src}</span>
}
