import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import type { ShownItemOf } from '#contract/pages/items.ts'
import { picturePosition, gallery as say } from '#messages/gallery.ts'
import { useSay } from '#web/language.ts'
import { Picture } from '#web/ui/content/picture.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { Dialog } from '#web/ui/details/dialog.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import styles from './later-parts.module.css'

type Shown = ShownItemOf<'gallery'>['content']['pictures'][number]
type Seen = Omit<Shown, 'image'> & { image: NonNullable<Shown['image']> }

/** Grid of pictures; each opens a large view with buttons for the next ones. */
export function Gallery({ pictures }: { pictures: readonly Shown[] }) {
  const words = useSay()
  const [look, setLook] = useState({ at: 0, isOpen: false })
  const seen = pictures.filter((one): one is Seen => one.image !== null)
  const open = (at: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return // the browser opens a new tab or window
    event.preventDefault()
    setLook({ at, isOpen: true })
  }
  return (
    <>
      <ul className={styles.gallery}>
        {seen.map((one, at) => (
          <li key={one.image.id}>
            <figure>
              <a
                href={one.image.src}
                onClick={open(at)}
                aria-label={`${words(say.enlarge)}: ${nameOf(one, at)}`}
              >
                <Picture picture={one.image} ratio="4 / 3" sizes="(min-width: 48rem) 17rem, 50vw" rounded />
              </a>
              <Words of={one} />
            </figure>
          </li>
        ))}
      </ul>
      <LargeView pictures={seen} look={look} onLook={setLook} />
    </>
  )
}

function nameOf({ caption, image }: Seen, at: number): string {
  return caption || image.alt || String(at + 1)
}

function Words({ of: { caption, image } }: { of: Seen }) {
  const words = caption || image.caption
  if (!words && !image.credit) return null
  return (
    <figcaption>
      {words} {image.credit && <small>{image.credit}</small>}
    </figcaption>
  )
}

interface Look {
  at: number
  isOpen: boolean
}

interface LargeProps {
  pictures: readonly Seen[]
  look: Look
  onLook: (look: Look) => void
}

function LargeView({ pictures, look: { at, isOpen }, onLook }: LargeProps) {
  const words = useSay()
  const picture = pictures[at]
  const move = (by: number) => onLook({ isOpen, at: (at + by + pictures.length) % pictures.length })
  const hands = {
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') move(-1)
      if (key === 'ArrowRight') move(1)
    },
  }
  if (!picture) return null
  return (
    <div {...hands}>
      <Dialog
        open={isOpen}
        title={words(picturePosition(at + 1, pictures.length))}
        closeLabel={words(say.close)}
        onClose={() => onLook({ at, isOpen: false })}
        actions={
          pictures.length > 1 && (
            <>
              <Button tone="quiet" icon="arrow-left" onClick={() => move(-1)}>
                {words(say.previousPicture)}
              </Button>
              <Button tone="quiet" icon="arrow-right" iconLast onClick={() => move(1)}>
                {words(say.nextPicture)}
              </Button>
            </>
          )
        }
      >
        <VisuallyHidden>
          <span role="status">
            {[words(picturePosition(at + 1, pictures.length)), picture.image.alt || picture.caption]
              .filter(Boolean)
              .join(': ')}
          </span>
        </VisuallyHidden>
        <figure className={styles.large} data-wide>
          {isOpen && <Picture picture={picture.image} sizes="90vw" />}
          <Words of={picture} />
        </figure>
      </Dialog>
    </div>
  )
}
