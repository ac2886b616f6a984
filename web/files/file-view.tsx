import { useEffect, useState } from 'react'
import type { ShownFile } from '#contract/files/file.ts'
import { films } from '#messages/films.ts'
import { media } from '#messages/media.ts'
import { useSay } from '#web/language.ts'
import { Picture } from '#web/ui/content/picture.tsx'
import { Button } from '#web/ui/control/button.tsx'
import styles from './media.module.css'

/** A preview of a file, as far as the browser can show it. */
export function FileView({ file }: { file: ShownFile }) {
  const { type, src, name, preview } = file
  if (file.image) return <Zoomed file={file} image={file.image} />
  if (type.startsWith('audio/'))
    // biome-ignore lint/a11y/useMediaCaption: what is said in a recording stands in its caption or beside it
    return <audio className={styles.player} src={src} controls preload="metadata" aria-label={name} />
  if (type === 'video/mp4' || type === 'video/webm') return <Film file={file} />
  if (preview) return <FirstPage src={src} preview={preview} />
  return type === 'text/plain' || type === 'text/csv' ? <Text src={src} /> : null
}

function Zoomed({ file, image }: { file: ShownFile; image: NonNullable<ShownFile['image']> }) {
  const say = useSay()
  const [isLarge, setLarge] = useState(false)
  return (
    <>
      {isLarge ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <section className={styles.large} tabIndex={0} aria-label={say(media.picture)}>
          <img src={file.src} alt={image.alt ?? ''} width={image.width} height={image.height} />
        </section>
      ) : (
        <Picture picture={image} sizes="(min-width: 1200px) 1200px, 100vw" priority />
      )}
      <p className={styles.actions}>
        <Button tone="quiet" className={styles.zoom ?? ''} onClick={() => setLarge(!isLarge)}>
          {say(isLarge ? media.zoomOut : media.zoomIn)}
        </Button>
      </p>
    </>
  )
}

function FirstPage({ src, preview }: { src: string; preview: NonNullable<ShownFile['preview']> }) {
  const say = useSay()
  return (
    <a href={src} target="_blank" rel="noopener">
      <img className={styles.page} {...preview} alt={say(media.firstPage)} />
    </a>
  )
}

function Film({ file: { src, name, captions, preview } }: { file: ShownFile }) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: those that lie beside the film are here
    <video
      className={styles.player}
      controls
      playsInline
      preload="metadata"
      poster={preview?.src}
      aria-label={name}
    >
      <source src={src} />
      {captions.map(({ language, src: track }) => (
        <track
          key={language}
          kind="captions"
          src={track}
          srcLang={language}
          label={films.language[language]}
        />
      ))}
    </video>
  )
}

const mostText = 100_000 // bytes shown; longer texts are opened in another program

function Text({ src }: { src: string }) {
  const [text, setText] = useState('')
  useEffect(() => {
    const range = { headers: { range: `bytes=0-${mostText - 1}` } }
    fetch(src, range).then(
      async answer => answer.ok && setText(await answer.text()),
      () => undefined,
    )
  }, [src])
  if (text === '') return <div data-alive />
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <pre className={styles.text} tabIndex={0}>
      {text}
    </pre>
  )
}
